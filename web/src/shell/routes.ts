/** Routes: addresses of the screens, parsed and formatted. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game?: string }
  | { screen: 'table'; table: string; lesson?: true } // lesson: a guided game
  | { screen: 'workshop'; game: string }
  | { screen: 'rules'; game?: string; rule?: string }
  | { screen: 'credits' }
  | { screen: 'missing'; path: string };

export function routeOf(address: string): Route {
  const [path = '/', query = ''] = address.split('?');
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third, ...more] = parts;
  if (more.length === 0) {
    if (first === undefined) return { screen: 'lobby' };
    if (first === 'new' && second === undefined) {
      const game = new URLSearchParams(query).get('game');
      return game ? { screen: 'new', game } : { screen: 'new' };
    }
    if (first === 'table' && second && third === undefined) {
      const isLesson = new URLSearchParams(query).has('lesson');
      return isLesson ? { screen: 'table', table: second, lesson: true } : { screen: 'table', table: second };
    }
    if (first === 'workshop' && second && third === undefined) return { screen: 'workshop', game: second };
    if (first === 'rules' && second && third) return { screen: 'rules', game: second, rule: third };
    if (first === 'rules' && second) return { screen: 'rules', game: second };
    if (first === 'rules') return { screen: 'rules' };
    if (first === 'credits' && second === undefined) return { screen: 'credits' };
  }
  return { screen: 'missing', path };
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'lobby':
      return '/';
    case 'new':
      return route.game ? `/new?game=${encodeURIComponent(route.game)}` : '/new';
    case 'table':
      return `/table/${encodeURIComponent(route.table)}${route.lesson ? '?lesson' : ''}`;
    case 'workshop':
      return `/workshop/${encodeURIComponent(route.game)}`;
    case 'rules':
      return ['/rules', route.game, route.rule]
        .filter((part) => part !== undefined)
        .map((part, place) => (place ? encodeURIComponent(part) : part))
        .join('/');
    case 'credits':
      return '/credits';
    case 'missing':
      return route.path;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not written by us; shown as it is
  }
}
