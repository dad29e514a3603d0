import { describe, expect, it } from 'vitest';
import { addressOf, routeOf, type Route } from './routes';

const PAIRS: readonly (readonly [string, Route])[] = [
  ['/', { screen: 'lobby' }],
  ['/new', { screen: 'new' }],
  ['/new?game=titan', { screen: 'new', game: 'titan' }],
  ['/table/Ab-9_x', { screen: 'table', table: 'Ab-9_x' }],
  ['/table/Ab-9_x?lesson', { screen: 'table', table: 'Ab-9_x', lesson: true }],
  ['/workshop/titan', { screen: 'workshop', game: 'titan' }],
  ['/rules', { screen: 'rules' }],
  ['/rules/titan', { screen: 'rules', game: 'titan' }],
  ['/rules/titan/T7.4a', { screen: 'rules', game: 'titan', rule: 'T7.4a' }],
  ['/credits', { screen: 'credits' }],
];

describe('addresses', () => {
  it.each(PAIRS)('%s', (address, route) => {
    expect(routeOf(address)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it.each(['/nowhere', '/table', '/table/a/b', '/credits/x', '/workshop', '/workshop/a/b', '/rules/a/b/c'])(
    '%s is no page',
    (address) => {
      expect(routeOf(address)).toEqual({ screen: 'missing', path: address });
    },
  );

  it('forgive a slash at the end and strange letters', () => {
    expect(routeOf('/rules/titan/')).toEqual({ screen: 'rules', game: 'titan' });
    expect(routeOf('/table/a%20b')).toEqual({ screen: 'table', table: 'a b' });
    expect(routeOf('/table/%zz')).toEqual({ screen: 'table', table: '%zz' });
    expect(addressOf({ screen: 'table', table: 'a/b' })).toBe('/table/a%2Fb');
  });
});
