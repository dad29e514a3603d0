import { describe, expect, it } from 'vitest';
import { Group } from './group.svelte';

describe('a group', () => {
  it('is gathered by clicks and boxes, and says one order', () => {
    const group = new Group();
    group.toggle();
    expect(group.order('1/4')).toBeNull();
    group.add([3]);
    expect(group.order('1/4')).toBe('go 3 1/4');
    group.add([5, 3, 7]);
    expect(group.order('1/4')).toBe('march 3,5,7 1/4');
  });

  it('lets go of what is clicked again, and of who can do nothing any more', () => {
    const group = new Group();
    group.add([3, 5, 7]);
    group.add([5]);
    expect(group.ids).toEqual([3, 7]);
    group.keep(new Set([7, 9]));
    expect(group.ids).toEqual([7]);
    group.toggle();
    expect(group.ids).toEqual([]);
  });
});
