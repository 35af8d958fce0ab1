import type { RevisionThing } from '@sitewright/composer-content';
import { addSection, isShortTitle, titleAndText } from './add-section.ts';
import { type Answer, quoted } from './change.ts';
import { addEntry, isEntry, isEntryThing, priceIn, removeEntry, renameEntry, setPrice } from './entries.ts';
import { addHours, addLink, contactIn, removeFact, setFact } from './facts.ts';
import { languageChange, removeLanguage } from './languages.ts';
import { withColours } from './looks.ts';
import {
  addPage,
  hidePage,
  hideSection,
  type Move,
  movePage,
  moveSection,
  renamePage,
  retitleSection,
} from './outline.ts';
import { coloursIn, readWhole } from './read-look.ts';
import { leading, type Referent, withoutArticles } from './referents.ts';
import { replaceText } from './replace-text.ts';
import type { SectionPart, SiteParts } from './site-parts.ts';
import { bare, phrase, tokensOf, wordsOf } from './tokens.ts';

const colourThings = ['background', 'primary', 'accent', 'text', 'colour'] as const;
type ColourThing = (typeof colourThings)[number];
const isColour = (thing: RevisionThing): thing is ColourThing => colourThings.some((one) => one === thing);

function setColour(thing: ColourThing, value: string, parts: SiteParts): Answer | undefined {
  const colours = coloursIn(value, parts, thing === 'colour' ? undefined : thing);
  return colours && colours.length > 0 ? withColours(colours, parts) : undefined;
}

function setThing(thing: RevisionThing, value: string, parts: SiteParts): Answer | undefined {
  if (isColour(thing))
    return setColour(thing, value, parts) ?? (thing === 'colour' ? readWhole(value, parts) : undefined);
  if (thing === 'letters' || thing === 'tone' || thing === 'site') return readWhole(value, parts);
  if (thing === 'language') return languageChange(wordsOf(value), parts);
  return setFact(thing, value, parts);
}

/** Says something otherwise. What is named by its name only is an item that gets a price, or another name. */
export function set(referent: Referent, value: string, parts: SiteParts): Answer | undefined {
  if (referent.kind === 'thing') return setThing(referent.thing, value, parts);
  if (referent.kind === 'item' || referent.kind === 'price') return setPrice(referent, value, parts);
  if (referent.kind === 'words') return replaceText(referent.text, value, parts);
  return undefined;
}

export function rename(referent: Referent, value: string, parts: SiteParts): Answer | undefined {
  if (isEntry(referent)) return renameEntry(referent, value, parts);
  if (referent.kind === 'section') return retitleSection(referent.section, value, parts);
  if (referent.kind === 'page') return renamePage(referent.index, value, parts);
  if (referent.kind === 'thing' && (referent.thing === 'site' || referent.thing === 'name'))
    return setFact('name', value, parts);
  return undefined;
}

export function remove(referent: Referent, parts: SiteParts): Answer | undefined {
  if (isEntry(referent)) return removeEntry(referent, parts);
  if (referent.kind === 'section')
    return referent.isPart ? standsBeside(referent.section) : hideSection(referent.section, parts);
  if (referent.kind === 'page') return hidePage(referent.index, parts);
  return referent.kind === 'thing' ? removeFact(referent.thing, parts) : undefined;
}

const standsBeside = ({ title }: SectionPart): Answer => ({
  why: `That stands in the section ${quoted(title)} beside other things. Remove the whole section by its name, or the fact alone: “remove the address”.`,
});

/** A language is named by its own name, with or without "version" behind it. */
export const removeNamedLanguage = (text: string, parts: SiteParts): Answer | undefined =>
  removeLanguage(
    withoutArticles(wordsOf(text), parts.words)
      .filter((word) => !parts.words.fillers.language.includes(word))
      .join(' '),
    parts,
  );

export type MoveAct = 'before' | 'after' | 'first' | 'last' | 'up' | 'down' | 'swap';

export function move(
  act: MoveAct,
  referent: Referent,
  other: Referent | undefined,
  parts: SiteParts,
): Answer | undefined {
  if (referent.kind === 'section') {
    const to = moveTo(act, other);
    return to && moveSection(referent.section, to, parts);
  }
  if (referent.kind !== 'page' || act === 'swap') return undefined;
  const near = other?.kind === 'page' ? other.index : undefined;
  if ((act === 'before' || act === 'after') && near === undefined) return undefined;
  return movePage(referent.index, act, near, parts);
}

function moveTo(act: MoveAct, other: Referent | undefined): Move | undefined {
  if (act === 'before' || act === 'after' || act === 'swap')
    return other?.kind === 'section' ? { to: act, other: other.section } : undefined;
  return { to: act };
}

const longestNoun = 4;

/** What is added, by the noun that it begins with, and the rest of the text. */
function nounOf(
  text: string,
  parts: SiteParts,
): { thing: RevisionThing; rest: string; before: string } | undefined {
  const tokens = tokensOf(text);
  const all = tokens.map(({ word }) => word);
  const skipped = all.length - withoutArticles(all, parts.words).length;
  for (let length = longestNoun; length > 0; length -= 1) {
    const noun = all.slice(skipped, skipped + length).join(' ');
    const thing = addable.find((one) => parts.words.things[one].some((word) => phrase(word) === noun));
    if (!thing || tokens.length < skipped + length) continue;
    const called = leading(all.slice(skipped + length), parts.words.called);
    return { thing, rest: bare(text.slice(tokens[skipped + length + called - 1]?.end ?? 0)), before: '' };
  }
  return endingNoun(text, parts);
}

/** "A gallery section", "a Prices page": the noun behind its name. */
function endingNoun(text: string, parts: SiteParts) {
  const colon = text.search(/[:：]/u);
  const head = colon > 0 ? text.slice(0, colon) : text;
  const tokens = tokensOf(head);
  const last = tokens.at(-1);
  const thing =
    last &&
    (['section', 'page'] as const).find((one) =>
      parts.words.things[one].some((word) => phrase(word) === last.word),
    );
  const skipped =
    tokens.length -
    withoutArticles(
      tokens.map(({ word }) => word),
      parts.words,
    ).length;
  const name = thing && last && bare(head.slice(tokens[skipped]?.start ?? 0, last.start));
  if (!thing || !name) return undefined;
  const text_ = colon > 0 ? text.slice(colon) : '';
  return { thing, rest: `${name}${text_}`, before: name };
}

const addable = [
  'item',
  'person',
  'event',
  'question',
  'voice',
  'page',
  'section',
  'phone',
  'email',
  'address',
  'whatsapp',
  'hours',
  'headline',
  'button',
] as const satisfies readonly RevisionThing[];

function addThing(thing: RevisionThing, rest: string, parts: SiteParts): Answer | undefined {
  if (rest === '') return undefined;
  if (isEntryThing(thing)) return addEntry(thing, rest, parts);
  if (thing === 'page') return isShortTitle(rest) ? addPage(rest, parts) : undefined;
  if (thing === 'hours') return addHours(rest, parts) ?? setFact('hours', rest, parts);
  if (thing !== 'section') return setFact(thing, rest, parts);
  const { title, text } = titleAndText(rest);
  return addSection(title, text, parts);
}

/** Adds what a text says: by its noun, by what can only be one thing, or by the section that it names. */
export function add(value: string, parts: SiteParts): Answer | undefined {
  const noun = nounOf(value, parts);
  const named = noun && addThing(noun.thing, noun.rest, parts);
  if (named) return named;
  const contact = contactIn(value);
  if (contact) return setFact(contact.kind, contact.value, parts);
  const link = addLink(value, parts);
  if (link) return link;
  const bareName = withoutLeadingArticles(value, parts);
  if (priceIn(bareName)) return addEntry('item', bareName, parts);
  const { title, text } = titleAndText(bareName);
  return sectionByType(title, text, parts);
}

/** Only what names a kind of section is one without the noun. */
function sectionByType(title: string, text: string, parts: SiteParts): Answer | undefined {
  const answer = isShortTitle(title) && !text ? addSection(title, '', parts) : undefined;
  return answer && ('changes' in answer || answer.why.startsWith('There is')) ? answer : undefined;
}

function withoutLeadingArticles(text: string, parts: SiteParts): string {
  const tokens = tokensOf(text);
  const count =
    tokens.length -
    withoutArticles(
      tokens.map(({ word }) => word),
      parts.words,
    ).length;
  return count > 0 ? text.slice(tokens[count]?.start ?? 0) : text;
}

/** Adds something to a list that is named. */
export function addTo(referent: Referent, value: string, parts: SiteParts): Answer | undefined {
  const text = withoutLeadingArticles(value, parts);
  if (referent.kind === 'thing') return referent.thing === 'hours' ? addHours(text, parts) : undefined;
  if (referent.kind === 'page') return undefined;
  if (referent.kind !== 'section') return undefined;
  const thing = entriesOf(referent.section.type);
  const noun = nounOf(value, parts);
  const said = noun && isEntryThing(noun.thing) && noun.rest ? noun.rest : text;
  return thing && addEntry(thing, said, parts, groupOf(referent.section.title, parts));
}

/** The list of the offer that stands in a section, by its title. */
function groupOf(title: string, { brief }: SiteParts): number {
  const at = brief.offer.findIndex((group) =>
    [group.title, brief.sections[group.section ?? -1]?.title].some(
      (one) => one && phrase(one) === phrase(title),
    ),
  );
  return Math.max(0, at);
}

const entriesOf = (type: string) =>
  (
    ({
      items: 'item',
      table: 'item',
      people: 'person',
      events: 'event',
      questions: 'question',
      voices: 'voice',
    }) as const
  )[type as 'items'];
