import {
  type BrandKit,
  type BrandKitRequest,
  brandKitRequestSchema,
  type brandTypefaces,
  type contactKinds,
} from '@sitewright/contracts';

export type ContactKind = (typeof contactKinds)[number];
export type ColourRole = keyof BrandKitRequest['colours'];

/** A line of a list, which keeps its key while others come and go. */
interface Line {
  key: number;
}
export interface ContactLine extends Line {
  kind: ContactKind;
  value: string;
  label: string;
}
export interface HoursLine extends Line {
  days: string;
  times: string;
}
export interface Typefaces {
  headings: (typeof brandTypefaces.headings)[number];
  text: (typeof brandTypefaces.text)[number];
}

/** The brand kit as it is entered. */
export interface Draft {
  name: string;
  contacts: readonly ContactLine[];
  hours: readonly HoursLine[];
  colours: BrandKitRequest['colours'];
  typefaces: Typefaces | undefined;
}

let lastKey = 0;
const nextKey = () => ++lastKey;

export const emptyContact = (kind: ContactKind): ContactLine => ({
  key: nextKey(),
  kind,
  value: '',
  label: '',
});
export const emptyHours = (): HoursLine => ({ key: nextKey(), days: '', times: '' });

export const draftOf = ({ name = '', contacts, hours, colours, typefaces }: BrandKit): Draft => ({
  name,
  contacts: contacts.map(({ kind, value, label = '' }) => ({ key: nextKey(), kind, value, label })),
  hours: hours.map((line) => ({ key: nextKey(), ...line })),
  colours,
  typefaces,
});

/** A line into which nothing was written is not there yet. */
const isWritten = (...words: string[]) => words.some((word) => word.trim() !== '');

/** What is stored of it, or what is wrong, by the names of the fields: `name`, `value 3`, `days 4`. */
export function readDraft(draft: Draft): { request: BrandKitRequest } | { errors: Record<string, string> } {
  const contacts = draft.contacts.filter(({ value, label }) => isWritten(value, label));
  const hours = draft.hours.filter(({ days, times }) => isWritten(days, times));
  const { name, colours, typefaces } = draft;
  const read = brandKitRequestSchema.safeParse({
    ...(isWritten(name) && { name }),
    contacts: contacts.map(({ kind, value, label }) => ({ kind, value, ...(isWritten(label) && { label }) })),
    hours: hours.map(({ days, times }) => ({ days, times })),
    colours,
    ...(typefaces && { typefaces }),
  });
  if (read.success) return { request: read.data };
  const lines: Record<string, readonly Line[]> = { contacts, hours };
  const errors = read.error.issues.toReversed().map(({ path: [part, index, field], message }) => {
    const line = lines[String(part)]?.[Number(index)];
    return [line ? `${String(field)} ${line.key}` : String(part), message];
  });
  return { errors: Object.fromEntries(errors) };
}
