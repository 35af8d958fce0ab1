import type { Brief } from '@sitewright/contracts';
import { type EditedField, type Edits, entered } from '../sitting/edited.ts';
import type { Decisions } from '../sitting/sitting-store.ts';

/** Below it a field is said to be unsure, and asked about. */
const sureValue = 0.75;
/** A statement is acted on from one half on; a little above that its reading is worth a look. */
const sureStatement = 0.6;

type Lists = Pick<Brief, 'contacts' | 'hours' | 'people' | 'events' | 'pages'>;
const lists = ['contacts', 'hours', 'people', 'events', 'pages'] as const satisfies (keyof Lists)[];
const values = ['name', 'siteType', 'description', 'place', 'languages'] as const satisfies EditedField[];

/** A field that is shown with the question whether it is right: a value, or the statements that its rows were read from. */
export interface Unsure {
  field: EditedField;
  statements: readonly number[];
}

const rowsOf = (brief: Brief, field: (typeof lists)[number] | 'offer'): readonly { from: number[] }[] =>
  field === 'offer' ? brief.offer.flatMap(({ items }) => items) : brief[field];

function unsureStatements(brief: Brief, rows: readonly { from: number[] }[], decisions: Decisions): number[] {
  const isUnsure = (index: number) => {
    const { sureness = 1, settled: said } = brief.statements[index] ?? {};
    return sureness < sureStatement && (decisions[index] ?? said) === undefined;
  };
  return [...new Set(rows.flatMap(({ from }) => from.filter(isUnsure)))];
}

/** What is not sure in a brief, in the order of the sheet. */
export function unsureFields(brief: Brief, decisions: Decisions): Unsure[] {
  const ofValues = values
    .filter((field) => (brief[field]?.sureness ?? 1) < sureValue)
    .map((field) => ({ field, statements: [] }));
  const ofLists = ([...lists, 'offer'] as const)
    .map((field) => ({ field, statements: unsureStatements(brief, rowsOf(brief, field), decisions) }))
    .filter(({ statements }) => statements.length > 0);
  return [...ofValues, ...ofLists];
}

/** What settles them as they are. */
export function settled(brief: Brief, unsure: readonly Unsure[]): { edits: Edits; decisions: Decisions } {
  const isMeant = (field: EditedField) => unsure.some((one) => one.field === field);
  const { name, siteType, description, place, languages } = brief;
  const indexes = unsure.flatMap(({ statements }) => statements);
  return {
    edits: {
      ...(name && isMeant('name') && { name: entered(name.value, name.from) }),
      ...(isMeant('siteType') && { siteType: entered(siteType.value, siteType.from) }),
      ...(description &&
        isMeant('description') && { description: entered(description.value, description.from) }),
      ...(place && isMeant('place') && { place: entered(place.value, place.from) }),
      ...(isMeant('languages') && { languages: entered(languages.value, languages.from) }),
    },
    decisions: Object.fromEntries(indexes.map((index) => [index, 'right' as const])),
  };
}
