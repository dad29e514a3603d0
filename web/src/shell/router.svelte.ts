/** The router: the current screen, from the address and from clicks on links that stay here. */
import { addressOf, routeOf, type Route } from './routes';

class Router {
  route: Route = $state({ screen: 'lobby' });

  /** Begin to follow the address; gives back how to stop. */
  start(): () => void {
    this.route = routeOf(location.pathname + location.search);
    const follow = () => {
      const route = routeOf(location.pathname + location.search);
      // To another place of the same page leads no other route.
      if (addressOf(route) !== addressOf(this.route)) this.route = route;
    };
    const intercept = (event: MouseEvent) => this.#followLink(event);
    addEventListener('popstate', follow);
    document.addEventListener('click', intercept);
    return () => {
      removeEventListener('popstate', follow);
      document.removeEventListener('click', intercept);
    };
  }

  go(route: Route, how: 'push' | 'replace' = 'push'): void {
    const address = addressOf(route);
    if (address !== location.pathname + location.search) {
      history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    }
    this.route = route;
    if (how === 'push') scrollTo(0, 0);
  }

  #followLink(event: MouseEvent): void {
    // A new tab, a download, another site: the browser knows what to do.
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(routeOf(link.pathname + link.search));
  }
}

export const router = new Router();
