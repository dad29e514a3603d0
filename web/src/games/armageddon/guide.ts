/** What a newcomer is told to do at this very moment of a lesson. */
import type { BoardProps } from '../../shell/contract';
import { ableOf } from './choosing';
import { stepOf, type ArmageddonView } from './view';

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

export function taskOf(props: BoardProps<ArmageddonView>): Task {
  const { view, observer, picked, offers, next, beginnings } = props;
  if (!view.field.lesson || observer === null || view.outcome) return '';
  if (!view.due.includes(observer)) return 'wait';
  const isAble = ableOf(props).size > 0;
  // Of a long list only the button is known.
  const mayFight =
    offers.some(({ verb }) => verb === 'fight') ||
    beginnings.all.some(({ kind, id }) => kind === 'button' && id === 'fight');
  switch (stepOf(view)) {
    case 'movement':
      if (picked.length > 0) return next.some(({ kind }) => kind === 'field') ? 'where' : 'more';
      if (mayFight) return isAble ? 'move-or-fight' : 'fight';
      return isAble ? 'move' : 'end';
    case 'combat':
      if (picked.length === 0) return isAble ? 'who' : 'end';
      return picked.length === 1 ? 'whom' : 'support';
    case 'life-rolls':
      return 'life';
    case 'deploying':
      return 'deploy';
    default:
      return '';
  }
}
