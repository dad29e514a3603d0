/** What a newcomer is told to do at this very moment of a lesson. */
import type { BoardProps } from '../../shell/gamemodule';
import { ableOf } from './choosing';
import type { ArmageddonView } from './contract';
import { stepOf } from './view';

/** The message `guide-<task>`; nothing where the question at the side says enough. */
export type Task =
  | ''
  | 'wait'
  | 'move'
  | 'where'
  | 'more'
  | 'move-or-fight'
  | 'fight'
  | 'end'
  | 'who'
  | 'whom'
  | 'support'
  | 'life'
  | 'deploy';

/** What can be done without moving. */
const FIGHTING: ReadonlySet<string> = new Set(['fight', 'attack', 'shoot', 'charge', 'end']);

export function taskOf(props: BoardProps<ArmageddonView>): Task {
  const { view, observer, picked, next, beginnings } = props;
  if (!view.field.lesson || observer === null || view.outcome) return '';
  if (!view.due.includes(observer)) return 'wait';
  const isAble = ableOf(props).size > 0;
  // Of a long list only the buttons are known, and who can do something.
  const verbs = beginnings.all.flatMap(
    (pick) =>
      beginnings.after(pick)?.map(({ verb }) => verb) ?? (pick.kind === 'button' ? String(pick.id) : 'go'),
  );
  switch (stepOf(view)) {
    case 'movement': {
      if (picked[0]?.kind === 'figure' && next.some(({ kind }) => kind === 'field')) return 'where';
      if (picked.length > 0) return 'more';
      // Who stands where he can strike is marked as well, though he may have made all his steps.
      const mayMove = verbs.some((verb) => !FIGHTING.has(verb));
      if (verbs.includes('fight')) return mayMove ? 'move-or-fight' : 'fight';
      return mayMove ? 'move' : 'end';
    }
    case 'combat':
      if (picked.length === 0) return isAble ? 'who' : 'end';
      return picked.length === 1 ? 'whom' : 'support';
    case 'life-rolls':
      return 'life';
    case 'deploying':
      return 'deploy';
    case 'trampling':
    case 'scramble':
      return 'more';
    default:
      return '';
  }
}
