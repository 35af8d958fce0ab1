import type { Brief } from '@sitewright/contracts';

interface Sourced {
  from: readonly number[];
}

/** What says nothing of its own: where an entry was read, how sure that was, where it stands, where its value leads. */
const aside: ReadonlySet<string> = new Set(['from', 'sureness', 'section', 'target']);

/** The same for entries that say the same. */
const wordsOf = (entry: Sourced): string =>
  JSON.stringify(
    Object.entries(entry)
      .filter(([key, value]) => !aside.has(key) && value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function entriesOf({ offer, design, ...brief }: Partial<Brief>): Sourced[] {
  const { languages, name, siteType, description, place, audience } = brief;
  const reads: (Sourced | undefined)[] = [languages, name, siteType, description, place, audience];
  const looks: (Sourced | undefined)[] = [design?.theme, design?.tone, design?.typeface, design?.isLarge];
  const { contacts = [], hours = [], people = [], events = [], pages = [] } = brief;
  const items = offer?.flatMap(({ title, items }) => items.map((item) => ({ ...item, group: title }))) ?? [];
  const { quotations = [], questions = [], details = [], story = [] } = brief;
  const told: Sourced[] = [...quotations, ...questions, ...details, ...story];
  const lists: Sourced[] = [...contacts, ...hours, ...people, ...events, ...pages, ...items, ...told];
  const found = [...reads, ...looks].filter((entry) => entry !== undefined);
  return [...found, ...lists, ...(design?.colours ?? [])];
}

/** The statements from which something was read that the new fields say otherwise, or not at all. */
export function correctedStatements(before: Partial<Brief>, after: Partial<Brief>): Set<number> {
  const said = new Set(entriesOf(after).map(wordsOf));
  const gone = entriesOf(before).filter((entry) => !said.has(wordsOf(entry)));
  return new Set(gone.flatMap(({ from }) => from));
}
