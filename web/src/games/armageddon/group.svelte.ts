/** Several figures that shall march together: gathered by clicks or a box, sent off as one order. */
import type { FieldName, FigureId } from './view';

export class Group {
  isOn = $state(false);
  ids: readonly FigureId[] = $state.raw([]); // the first one leads: the field that is picked is where it goes

  toggle(): void {
    this.isOn = !this.isOn;
    this.ids = [];
  }

  /** One more, or one less if all of them are in it. */
  add(ids: readonly FigureId[]): void {
    if (ids.length > 0 && ids.every((id) => this.ids.includes(id))) {
      this.ids = this.ids.filter((id) => !ids.includes(id));
    } else {
      this.ids = [...this.ids, ...ids.filter((id) => !this.ids.includes(id))];
    }
  }

  /** These instead of those who were in it. */
  take(ids: readonly FigureId[]): void {
    this.ids = ids;
  }

  /** Where this one goes, the others go as well. */
  lead(id: FigureId): void {
    this.ids = [id, ...this.ids.filter((other) => other !== id)];
  }

  /** Whoever has fallen, or is another's now, is no longer in it. */
  keep(able: ReadonlySet<FigureId>): void {
    if (this.ids.some((id) => !able.has(id))) this.ids = this.ids.filter((id) => able.has(id));
  }

  clear(): void {
    this.ids = [];
  }

  /** The order, in the words of a record. */
  order(field: FieldName): string | null {
    const [leader, another] = this.ids;
    if (leader === undefined) return null;
    return another === undefined ? `go ${leader} ${field}` : `march ${this.ids.join(',')} ${field}`;
  }
}
