import { capitalise } from './clean-text.ts';
import { happeningsIn } from './events.ts';
import { freeItems } from './free-items.ts';
import { bareLists, type LabelledList, labelledLists, partsOf } from './lists.ts';
import { priceSource } from './money.ts';
import { numberedItems } from './numbered-items.ts';
import { namesLook } from './own-words/look.ts';
import { peopleLabel } from './people.ts';
import { pricedItems } from './priced-items.ts';
import { mentionedSections, withoutOtherThings } from './sections.ts';
import type { WordTables } from './word-tables.ts';

export interface Item {
  name: string;
  price?: string;
  /** What the prompt says of it beside its price: "4.2%", "2019-2024". */
  detail?: string;
}

interface ItemTables
  extends Pick<
    WordTables,
    | 'sections'
    | 'features'
    | 'tones'
    | 'colours'
    | 'gluesColours'
    | 'dark'
    | 'offering'
    | 'instruction'
    | 'joint'
  > {
  /** Brand and place: a sentence that lists them says who it is, not what is on offer. */
  names: readonly string[];
}

const measure =
  /^(.{2,60}?)\s\(?((?:\d[\d.,]*\s?(?:%|ml|cl|l|g|kg|cm|mm|km|min|minutes?|hours?|h|years?))|(?:19|20)\d\d\s?[-–]\s?(?:(?:19|20)\d\d|today|now|heute|hoy|oggi|hoje))\)?$/iu;

const yearsFirst =
  /(?<![\p{L}\p{N}])((?:19|20)\d\d\s?[-–]\s?(?:(?:19|20)\d\d|today|now|present|heute|hoy|aujourd['’]hui|oggi|hoje)):\s([^;.,\n]{2,60})/giu;

/** "2019-2023: Banklet": what somebody did, with the years before it. */
const itemsOfYears = (text: string): Item[] =>
  [...text.slice(0, 8000).matchAll(yearsFirst)].map(([, detail = '', name = '']) => ({
    name: name.trim(),
    detail,
  }));

const itemFrom = (part: string): Item => {
  const [, name, detail] = measure.exec(part) ?? [];
  return name && detail ? { name: capitalise(name), detail } : { name: capitalise(part) };
};

const bullet = /^[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+(\S[^\n]{0,120})$/gmu;
const otherLists =
  /(?:colou?rs?|farben?|colores|couleurs?|cores|colori|style|stil|estilo|stile|tone|ton|tono|fonts?|sections?|pages?|páginas|seiten|phone|tel\p{L}*|e-?mail|mail|address|adresse|dirección|indirizzo|hours|must|include|need\p{L}*|want|please|note|call|instagram|色|ページ)$/iu;
const mostWords = 7;

/** What may stand before the name of a part of a page: a "contact form" is one, "library hours" are something else. */
export const partModifier =
  /^(?:(?:an?|the|our|my|your|opening|contact|booking|order|quote|sign-?up|photo|image|picture|price|pricing|email|site|big|large|small|short|simple|nice|clear|quick|full|own|separate|google|customer|client|guest|patient|visitor|online|main|new|some|several|more|monthly|weekly|with|and|no|of|about|home|landing|frequently asked)\s?)*$/iu;
const partAtEnd =
  /^(.*?)\s(?:hours|times|plans|prices|reviews|questions|pages|design|layout|theme|fonts?)$/iu;

function namesPartOnly(part: string, { instruction }: Pick<ItemTables, 'instruction'>): boolean {
  if (!instruction.test(withoutOtherThings(part))) return false;
  const before = partAtEnd.exec(part)?.[1];
  return before === undefined || partModifier.test(before) || instruction.test(before);
}

/** "specializing in grief, Dr. Nora Hale": a person begins there. */
const onlyTitle = /^(?:dr|mr|mrs|ms|prof|st)\.?$/iu;

const isItem = (part: string, tables: ItemTables): boolean =>
  part.length > 1 &&
  part.split(/\s+/u).length <= mostWords &&
  !/^(?:no|kein|keine|sin|sans|sem|senza)\s/iu.test(part) &&
  !onlyTitle.test(part) &&
  !namesPartOnly(part, tables);

/** A list is one of parts of the site, not of things on offer, when most of it names such parts. */
const namesParts = (parts: readonly string[], { sections, features }: ItemTables): boolean => {
  const count = parts.filter(
    (part) =>
      mentionedSections(part, { sections }).length > 0 ||
      Object.values(features).some((pattern) => pattern.test(part)),
  ).length;
  return count * 2 >= parts.length;
};

const isAboutLooks = (parts: readonly string[], tables: ItemTables): boolean =>
  parts.some((part) => namesLook(part, tables) || tables.dark.test(part));

/** Parts with a subject and a verb are sentences somebody tells, not things on offer. */
const clause =
  /(?<![\p{L}])(?:we|i|it|they|there|is|are|was|would|could|should|will|can|do|does|who|whom|ich|wir|sie|ist|sind|je|j['’]ai|suis|nous|est|sont|soy|somos|está|son|tengo|sou|estamos|temos|é|sono|siamo|abbiamo|è|ik|wij)(?![\p{L}])/iu;
const isProse = (parts: readonly string[]): boolean => parts.some((part) => clause.test(part));

function fromLabels(text: string, tables: ItemTables): string[] {
  const { team, schedule, visit, contact, partners, offer } = tables.sections;
  const isTimetable = ({ label, parts }: LabelledList) =>
    happeningsIn(parts, label).length > 0 || (schedule.test(label) && parts.some((part) => /\d/u.test(part)));
  return labelledLists(text, tables.joint)
    .filter(({ parts }) => !parts.some((part) => tables.names.some((name) => part.includes(name))))
    .filter(
      ({ label }) =>
        ![team, visit, contact, partners, peopleLabel, otherLists].some((other) => other.test(label)),
    )
    .filter((list) => !isTimetable(list) && (!list.isDashed || offer.test(list.label)))
    .filter(
      ({ parts }) =>
        parts.length >= 2 &&
        !isProse(parts) &&
        !namesParts(parts, tables) &&
        !parts.some((part) => anyPriceIn(part)),
    )
    .flatMap(({ parts }) => parts);
}

const anyPriceIn = (part: string): boolean => new RegExp(priceSource, 'iu').test(part);

const holdsName = (parts: readonly string[], { names }: ItemTables): boolean =>
  parts.some((part) => names.some((name) => part.includes(name) || (part.length > 4 && name.includes(part))));

/** "eine App, die Routen plant, Schritte zählt": what follows tells what the thing does. */
const relative = /^(?:that|which|who|die|der|das|que|qui|che)\s\p{Ll}|^(?:die|das)\s.*\s\p{Ll}+t$/u;

const fromBareLists = (text: string, tables: ItemTables): string[] =>
  bareLists(text, tables.joint)
    .filter((parts) => !holdsName(parts, tables))
    .map((parts) => parts.filter((part) => !anyPriceIn(part)))
    .filter((parts) => parts.length >= 2 && !parts.some((part) => /\d/u.test(part)))
    .filter((parts) => !isProse(parts) && !parts.some((part) => relative.test(part)))
    .filter((parts) => !namesAnyPart(parts, tables) && !isAboutLooks(parts, tables))
    .flat();

const namesAnyPart = (parts: readonly string[], tables: ItemTables): boolean =>
  parts.some((part) => namesParts([part], { ...tables, sections: { ...tables.sections, offer: nothing } }));
const nothing = /(?!)/u;

/** "Phone (218) 555-0190", "Owner: …": a line of notes says something about the business. */
const isPlain = (line: string): boolean =>
  !/^[\p{L}\s'’/&]{2,28}:\s|\d{3}[-.\s)]*\d{3}|@|^(?:phone|tel|owner|hours|open|address|free|wants?|doesn['’]t|no|needs?|colou?rs?)\s/iu.test(
    line,
  );

function listed(text: string, tables: ItemTables): string[] {
  const bullets = [...text.matchAll(bullet)].map((match) => match[1] ?? '').filter(isPlain);
  if (bullets.length >= 2 && !namesParts(bullets, tables)) return bullets;
  const offered = tables.offering.exec(text);
  const after = offered ? text.slice(offered.index + offered[0].length) : '';
  const sentence = /^\s*:?\s([^.;:!?\n。]{3,240})/u.exec(after)?.[1];
  const fromVerb = sentence ? partsOf(sentence, tables.joint) : [];
  const labels = fromLabels(text, tables);
  if (labels.length > 0) return labels;
  return fromVerb.length > 1 && !isProse(fromVerb) && !namesParts(fromVerb, tables)
    ? fromVerb
    : fromBareLists(text, tables);
}

const quoteMarks = /^["“«„「](?=[^"”»“」]+["”»“」]$)|["”»“」]$(?<=^["“«„「][^"”»“」]+["”»“」])/gu;
const articleBefore = /^(?:an?|the|our|also|un|una|ein|eine|une|um|uma)\s/u;

/** "birthday cakes in Nairobi": where it is stands elsewhere. */
const withoutPlace = (part: string, { names }: ItemTables): string => {
  const name = names.find((candidate) => candidate && part.endsWith(` ${candidate}`));
  return name ? part.slice(0, -name.length - 1).replace(/\s\p{Ll}{1,4}$/u, '') : part;
};

function listedItems(text: string, tables: ItemTables): Item[] {
  return listed(text, tables)
    .map((part) => withoutPlace(part.replace(articleBefore, '').replace(quoteMarks, '').trim(), tables))
    .filter((part) => isItem(part, tables) && !anyPriceIn(part))
    .map(itemFrom);
}

const mostItems = 24;

/** What the business offers, with prices as they were typed. */
export function readItems(text: string, tables: ItemTables): Item[] {
  const priced = [...freeItems(text), ...pricedItems(text, tables)];
  const numbered = numberedItems(text, priced.length > 0);
  const known = new Set([...priced, ...numbered].map(({ name }) => name.toLocaleLowerCase('en')));
  const named = numbered.length > 0 && priced.length === 0 ? [] : listedItems(text, tables);
  const others = named.filter(({ name }) => !known.has(name.toLocaleLowerCase('en')));
  return [...itemsOfYears(text), ...priced, ...numbered, ...others].slice(0, mostItems);
}
