import type { Brief, Contact } from '@sitewright/contracts';
import { segmentsOf } from '../brief/read/entries/scan/segments.ts';
import { trimSeparators } from '../brief/read/entries/scan/trim.ts';
import { asks } from '../brief/read/facts/words.ts';
import { isForMaker } from '../brief/read/guard/maker-talk.ts';
import { printablePart } from '../brief/read/guard/printable-part.ts';
import { isPrinted, type Loss } from './loss.ts';

type Detail = Brief['details'][number];

const bracketed = /[(（]([^()（）]{1,300})[)）]/gu;

/** The brackets of a text that hold what is lost. */
const inBrackets = ({ statement, values }: Loss): string | undefined =>
  Array.from(statement.text.matchAll(bracketed)).find(({ 0: all, index }) =>
    values.every(({ start, end }) => start >= index && end <= index + all.length),
  )?.[1];

/** The clauses of a text from the first that holds something lost to the last. */
function clausesWith({ statement: { text }, values }: Loss): string {
  const segments = segmentsOf(text);
  const holds = ({ start, end }: { start: number; end: number }) =>
    values.some((value) => value.start < end && value.end > start);
  const first = segments.findIndex(holds);
  const last = segments.findLastIndex(holds);
  return text.slice(segments[first]?.start ?? 0, segments[last]?.end ?? text.length).trim();
}

const joined = /^(?:and|und|et|y|e|en|but|aber|or|oder|o|ou|with|mit|avec|con|com)\s/iu;

/** What visitors may read of what is lost; nothing where it asks the maker for something. */
function toPrint(loss: Loss): string | undefined {
  const { statement } = loss;
  if (isPrinted(statement)) return printablePart(statement.text);
  const stretch = trimSeparators(inBrackets(loss) ?? clausesWith(loss)).replace(joined, '');
  return isForMaker(stretch) || asks(stretch) ? undefined : printablePart(stretch);
}

/** Statements of which a stretch may be printed for the values in it. */
const open: ReadonlySet<string> = new Set(['identity', 'page_or_section_wish', 'not_understood']);

/** From the first thing that is lost to the last, without what stands around it. */
function valuesOnly({ statement: { text }, values }: Loss): string {
  const start = Math.min(...values.map((value) => value.start));
  const end = Math.max(...values.map((value) => value.end));
  const isOneStretch = end - start <= longestStretch;
  return isOneStretch ? text.slice(start, end) : values.map((value) => value.text).join(', ');
}
const longestStretch = 40;

/** "on Friday 9 October in the village hall": what is told behind the name, where all that is lost stands there. */
function behindName({ statement: { text }, values }: Loss, name = ''): string | undefined {
  const start = name === '' ? -1 : text.indexOf(name);
  const end = start + name.length;
  if (start < 0 || values.some((value) => value.start < end)) return undefined;
  const rest = trimSeparators(text.slice(end).replace(/^[\s"”“»」』’',:–—-]+/u, ''));
  return rest.length > longestRest || isForMaker(rest) || asks(rest) ? undefined : printablePart(rest);
}
const longestRest = 90;

/** Of a sentence that names the whole the day is told, not once more the name: "our run "Rivers" on 6 June 2027". */
function ofNaming(loss: Loss, name: string | undefined): Detail[] {
  const clauses = loss.clauses.filter((clause) => !loss.values.some(({ text }) => clause.includes(text)));
  return [...valuesOfNaming(loss, name), ...clauses.map((text) => ({ text, from: [loss.index] }))];
}

function valuesOfNaming(loss: Loss, name: string | undefined): Detail[] {
  const [detail] = detailOf(loss);
  if (loss.values.length === 0 || loss.isWhole) return detail ? [detail] : [];
  const isNaming = detail === undefined || (name !== undefined && detail.text.includes(name));
  return isNaming ? [{ text: behindName(loss, name) ?? valuesOnly(loss), from: [loss.index] }] : [detail];
}

function detailOf(loss: Loss): Detail[] {
  const { index, statement, values, isWhole } = loss;
  if (isWhole) return [{ text: statement.text, from: [index] }];
  if (values.length === 0 || !(isPrinted(statement) || open.has(statement.class))) return [];
  const text = toPrint(loss);
  const { key } = statement;
  const isLabel = key !== undefined && isPrinted(statement) && !isForMaker(key);
  return text === undefined ? [] : [{ text, from: [index], ...(isLabel && { key }) }];
}

/** What says how to reach somebody is a contact, whatever it stands in. */
function contactsOf({ index, values }: Loss): Contact[] {
  return values.flatMap(({ kind, text }): Contact[] => {
    if (kind === 'email') return [{ kind, value: text, target: `mailto:${text}`, from: [index] }];
    if (kind === 'link') return [{ kind, value: text, target: `https://${text}`, from: [index] }];
    return [];
  });
}

interface From {
  from: readonly number[];
}
const isFrom = ({ from }: From, index: number): boolean => from.length === 1 && from[0] === index;

/** An entry without what it is of gets it from the key that it stood under. */
function withKey(brief: Brief, { index, statement: { key = '', text } }: Loss): Brief {
  const isOwn = (entry: From) => isFrom(entry, index);
  const figures = brief.figures.filter((figure) => !isOwn(figure));
  const isFigure = figures.length < brief.figures.length;
  const section = brief.figures.find(isOwn)?.section;
  const told: Detail = { key, text, from: [index], ...(section !== undefined && { section }) };
  return {
    ...brief,
    figures,
    details: [
      ...brief.details.map((detail) => (isOwn(detail) ? { ...detail, key } : detail)),
      ...(isFigure ? [told] : []),
    ],
    contacts: brief.contacts.map((contact) =>
      isOwn(contact) && contact.label === undefined && contact.kind !== 'address'
        ? { ...contact, label: key }
        : contact,
    ),
    events: brief.events.map((event) =>
      isOwn(event) && event.date === undefined ? { ...event, date: key } : event,
    ),
    offer: brief.offer.map((group) => ({
      ...group,
      items: group.items.map((item) =>
        isOwn(item) && item.detail === undefined ? { ...item, detail: key } : item,
      ),
    })),
  };
}

/** "Portree", "Isle of Skye": what was said in a row stands in a row. */
function inOne(details: readonly Detail[]): Detail[] {
  const rows: Detail[] = [];
  for (const detail of details) {
    const last = rows.at(-1);
    if (last?.from.at(-1) === (detail.from[0] ?? 0) - 1)
      rows.splice(-1, 1, { text: `${last.text}, ${detail.text}`, from: [...last.from, ...detail.from] });
    else rows.push(detail);
  }
  return rows;
}

/** The top of the first page, for what is told of the whole: "Villa Corsini, 5 September 2026". */
function withTop(brief: Brief, details: readonly Detail[]): Brief {
  if (details.length === 0) return brief;
  const known = brief.sections.findIndex(({ type }) => type === 'hero');
  const sections = known < 0 ? [...brief.sections, { type: 'hero' as const, from: [] }] : brief.sections;
  const section = known < 0 ? brief.sections.length : known;
  return {
    ...brief,
    sections,
    details: [...brief.details, ...details.map((detail) => ({ ...detail, section }))],
  };
}

/** The section that a wish made holds what the wish tells. */
function placed(detail: Detail, brief: Brief): Detail {
  const section = brief.sections.findIndex(({ from }) => detail.from.some((index) => from.includes(index)));
  return section < 0 ? detail : { ...detail, section };
}

/** A brief in which what the pages lacked has a place of its own. */
export function rescued(brief: Brief, losses: readonly Loss[]): Brief {
  const keyed = losses.filter(({ isKeyLost }) => isKeyLost).reduce(withKey, brief);
  const isTop = ({ statement }: Loss) => statement.class === 'identity';
  const below = losses.filter((loss) => !isTop(loss)).flatMap(detailOf);
  return withTop(
    {
      ...keyed,
      contacts: [...keyed.contacts, ...losses.flatMap(contactsOf)],
      details: [...keyed.details, ...below.map((detail) => placed(detail, keyed))],
    },
    inOne(losses.filter(isTop).flatMap((loss) => ofNaming(loss, brief.name?.value))),
  );
}
