import type { Classified } from '../../classify/classified.ts';
import { isPrintable } from '../outline/heads.ts';
import type { Outline } from '../outline/read-outline.ts';
import type { Addition, Reading } from './entry.ts';
import { type EntryFields, EntryLists, type Origin } from './entry-lists.ts';
import { labelOf } from './heading-label.ts';
import { readStatement } from './reading.ts';
import { countWords } from './scan/tokens.ts';
import { surroundingsOf } from './surroundings.ts';

/** An aside longer than this is a statement of its own. */
const longestAside = 12;

/**
 * Reads what a prompt says into the lists of its brief. Statements in `taken` stand elsewhere in the brief already, such as
 * telephone numbers. What no finer reading fits becomes a detail with its whole text.
 */
export function readEntries(
  statements: readonly Classified[],
  outline: Outline,
  taken: ReadonlySet<number>,
): EntryFields {
  const lists = new EntryLists();
  const around = surroundingsOf(statements, outline);
  const titles = titlesOf(statements, outline);
  statements.forEach((statement, index) => {
    const surroundings = around[index];
    if (taken.has(index) || titles.has(index) || surroundings === undefined) return;
    const origin = originOf(statements, outline, index);
    for (const reading of readStatement(statement, surroundings))
      put(lists, statements, reading, index, origin);
  });
  return lists.fields;
}

/** Heads whose words stand over what is under them, as title of a section or group, or as key of a detail. */
function titlesOf(statements: readonly Classified[], { homes, sections }: Outline): Set<number> {
  const titles = new Set<number>();
  for (const statement of statements) {
    const head = statement.under;
    const text = statements[head ?? -1]?.text;
    if (head === undefined || text === undefined || /\d/u.test(text)) continue;
    const section = sections[homes[head] ?? -1];
    const isSection = section?.from.includes(head) && section.title !== undefined && isPrintable(statement);
    const isListed = statement.kind !== 'aside' || statements[head + 2]?.under === head;
    const isLabel = isListed && isTitled(statement) && labelOf(statement, statements) !== undefined;
    if (isSection || isLabel) titles.add(head);
  }
  return titles;
}

const isTitled = ({ class: name }: Classified) => name === 'fact' || name === 'item' || name === 'story';

function originOf(
  statements: readonly Classified[],
  { homes, sections, pages }: Outline,
  index: number,
): Origin {
  const statement = statements[index];
  const section = homes[index];
  const label = statement && labelOf(statement, statements);
  const madeSection = section === undefined ? undefined : sections[section];
  const isSectionHead = madeSection?.from.includes(statement?.under ?? -1) ?? false;
  const names = [madeSection?.title, ...pages.map(({ title }) => title)].map((name) => name?.toLowerCase());
  const key = isSectionHead || names.includes(label?.toLowerCase()) ? undefined : label;
  return { from: index, section, key, group: { id: `${statement?.under ?? ''}${key ?? ''}`, title: key } };
}

/** The statements that one can add to: its head where it is an aside, else the one right before it under the same head. */
function hostsOf(statements: readonly Classified[], index: number): number[] {
  const [statement, previous] = [statements[index], statements[index - 1]];
  if (statement === undefined) return [];
  const hosts = statement.under === undefined ? [] : [statement.under];
  const isBeside =
    previous !== undefined && (previous.under === statement.under || previous.under === statement.under);
  return isBeside ? [index - 1, ...hosts] : hosts;
}

function asAddition(reading: Reading, statement: Classified): Addition | undefined {
  if (reading.is === 'addition') return reading;
  const isNote =
    statement.kind === 'aside' && countWords(statement.text) <= longestAside && isPrintable(statement);
  return isNote && statement.under !== undefined ? { is: 'addition', note: statement.text } : undefined;
}

function put(
  lists: EntryLists,
  statements: readonly Classified[],
  reading: Reading,
  index: number,
  origin: Origin,
): void {
  const statement = statements[index];
  if (statement === undefined) return;
  const addition = asAddition(reading, statement);
  const hosts = reading.is === 'addition' ? hostsOf(statements, index) : [statement.under ?? -1];
  if (addition && hosts.some((host) => lists.addTo(host, addition, index))) return;
  if (reading.is === 'detail' && lists.isOpenQuestion(index - 1)) {
    lists.addTo(index - 1, { is: 'addition', note: reading.text }, index);
  } else lists.add(reading.is === 'addition' ? { is: 'detail', text: statement.text } : reading, origin);
}
