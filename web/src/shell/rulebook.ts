/** Finding one's way in a rulebook, and its text in pieces that can be drawn without trusting it. */
import type { ChapterText, RuleText, RulebookText } from './contract';

export function findRule(book: RulebookText, id: string): RuleText | null {
  const wanted = id.toLowerCase();
  for (const chapter of book.chapters) {
    for (const rule of chapter.rules) if (rule.id.toLowerCase() === wanted) return rule;
  }
  return null;
}

/** The chapters with the rules that have all these words, in id, title or text; all of them without words. */
export function searchRules(book: RulebookText, words: string): readonly ChapterText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => hasAll(rule, chapter, wanted)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function hasAll(rule: RuleText, chapter: ChapterText, words: readonly string[]): boolean {
  const examples = rule.examples.map(([id, text]) => `${id} ${text}`);
  const all = [rule.id, rule.title, chapter.heading, rule.text, ...rule.rulings, ...examples]
    .join(' ')
    .toLowerCase();
  return words.every((word) => all.includes(word));
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** The little Markdown that rulebooks use: paragraphs, lists and tables. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part) => {
    const blocks: Block[] = [];
    let items: string[] = [];
    let rows: string[][] = [];
    const close = () => {
      if (items.length > 0) blocks.push({ kind: 'list', items });
      if (rows.length > 0) blocks.push(tableOf(rows));
      items = [];
      rows = [];
    };
    for (const line of part.split('\n')) {
      if (line.startsWith('- ')) {
        if (rows.length > 0) close();
        items.push(line.slice(2));
      } else if (line.startsWith('|')) {
        if (items.length > 0) close();
        rows.push(cellsOf(line));
      } else {
        close();
        if (line.trim()) blocks.push({ kind: 'paragraph', text: line });
      }
    }
    close();
    return blocks;
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function tableOf(rows: readonly string[][]): Block {
  const [head = [], ...rest] = rows;
  return { kind: 'table', head, rows: rest.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))) };
}

export type Span = { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'rule'; text: string };

const SPANS = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z](?:\d+|[A-Z])(?:\.\d+)+[a-z]{0,2})\b/g;

/** A line in pieces: plain, strong, as typed, and the ids of rules. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const [, strong, code, rule] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'rule', text: rule! });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}
