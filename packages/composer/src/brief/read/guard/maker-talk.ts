import { factWords, makerTalk } from '@sitewright/composer-content';
import { blanked } from '../../../blanked.ts';
import { type TemplateFinder, templateFinder } from '../../../phrase-templates.ts';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { remembered } from '../../../remembered.ts';
import { forbidsKind, namingStretches } from '../../relate/refer/named.ts';
import { quotesOf } from '../entries/quotes.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { addressesMaker, tellsMaker } from './addressing.ts';

interface Talk {
  says: PhraseFinder;
  bans: TemplateFinder;
  asides: PhraseFinder;
  shows: TemplateFinder;
  listed: PhraseFinder;
  openers: PhraseFinder;
  notes: PhraseFinder;
  manners: PhraseFinder;
  deadlines: PhraseFinder;
  salutations: PhraseFinder;
  closings: PhraseFinder;
  /** By language: who spends, and that they do. */
  spending: readonly { spends: PhraseFinder; selves: PhraseFinder }[];
  labels: ReadonlySet<string>;
  keys: ReadonlySet<string>;
}

function makeTalk(): Talk {
  const { spends, selves, ...words } = makerTalk();
  const { stressing, arranging } = factWords();
  const finderOf = (lists: Readonly<Record<string, string[]>>) => phraseFinder(Object.values(lists).flat());
  return {
    says: phraseFinder([...Object.values(words.says).flat(), ...arranging]),
    bans: templateFinder(Object.values(words.bans).flat()),
    asides: finderOf(words.asides),
    shows: templateFinder([...Object.values(words.shows).flat(), ...stressing]),
    listed: finderOf(words.listed),
    openers: finderOf(words.openers),
    notes: finderOf(words.notes),
    manners: finderOf(words.manners),
    deadlines: finderOf(words.deadlines),
    salutations: finderOf(words.salutations),
    closings: finderOf(words.closings),
    spending: Object.keys(spends).map((language) => ({
      spends: phraseFinder(spends[language] ?? []),
      selves: phraseFinder(selves[language] ?? []),
    })),
    labels: new Set(Object.values(words.labels).flat()),
    keys: new Set(Object.values(words.keys).flat()),
  };
}

let made: Talk | undefined;
const talk = (): Talk => {
  made ??= makeTalk();
  return made;
};

/** What is quoted was said by somebody else, or is to stand as it is. */
export const withoutQuotes = (text: string): string => blanked(text, quotesOf(text));

const longestListed = 8;
const isListedPart = (text: string) =>
  talk().listed.leading(text) > 0 && countWords(text) <= longestListed && !/[\p{N}\p{Sc}]/u.test(text);

/** "For each project show material and year": how something is to be shown. */
const each =
  /^(?:for|under|next to|beside|on|with|per|für|bei|zu|unter|pour|sous|para|en|de|per|por|voor|bij) (?:each|every|jede[nmrs]?|chaque|cada|ogni|elke?) .{2,50}?\b(?:show|list|give|include|display|add|put|mention|zeige?n?|anzeigen|angeben|auflisten|affiche[rz]?|montre[rz]?|indique[rz]?|muestr[ae]|mostrar|indica[r]?|mostra(?:re)?|toon|vermeld)\b/iu;

/** Whether a clause addresses whoever makes the site, or tells of the making or of private circumstances. */
export const isForMaker = remembered(speaksToMaker);

function speaksToMaker(clause: string): boolean {
  const text = withoutQuotes(clause).trim();
  if (text === '') return false;
  return (
    talk().says.has(text) ||
    talk().asides.has(text) ||
    forbidsTelling(text) ||
    talk().shows.has(text) ||
    each.test(text.slice(0, 120)) ||
    isListedPart(text) ||
    addressesMaker(text)
  );
}

/** Whether a text forbids to tell what it says: "please do not publish my address", "no prices on the site". */
export const forbidsTelling = (text: string): boolean => talk().bans.has(text) || forbidsKind(text);

/** The stretches of a text that name what it forbids to tell, the likeliest first for each. */
export const forbiddenIn = (text: string): string[][] => namingStretches(text, talk().bans);

/** Whether a text tells the maker something that nobody has to act upon. */
export const isTold = (text: string): boolean => tellsMaker(text) || talk().asides.has(text);

/** Whether a text asks to show what is said beside it: "that should be somewhere, too", "please say so". */
export const asksToShow = (text: string): boolean => talk().shows.has(text);

/** Whether a text says by when the site is to be done. */
export const isDeadline = (text: string): boolean => talk().deadlines.has(text);

/** Whether a text says how something is to be told: "be honest about that". */
export const isManner = (text: string): boolean => talk().manners.has(text);

/** Whether what stands in brackets is a note to the maker. */
export const isNote = (text: string): boolean => talk().notes.leading(text.trim()) > 0 || isManner(text);

/** Whether a sentence says what its speaker can spend: "I can't spend more than £300". */
export const isBudget = (text: string): boolean =>
  findMoney(text).length > 0 &&
  talk().spending.some(({ spends, selves }) => spends.has(text) && selves.has(text));

const mostGreeting = 7;
const isShortTalk = (text: string): boolean => countWords(text) <= mostGreeting && !/\p{N}/u.test(text);

/** Whether a line does nothing but greet who reads the letter, or take leave of them. */
export const isSalutation = (text: string): boolean =>
  isShortTalk(text) && talk().salutations.leading(text) > 0;
export const isClosing = (text: string): boolean => isShortTalk(text) && talk().closings.leading(text) > 0;

/** What is left of "we're" behind its first word, and a subject without its verb. */
const contracted = /^(?:(?:re|ve|ll|m|s|d)(?:\s|$)|(?:it|there|that|here)['’]?s$)/iu;

/** Whether a key is one of those by which a project is described: "Objective", "Scope". */
export const isMakersKey = (key: string): boolean => talk().keys.has(key.trim().toLowerCase());

/** Whether a text is nothing but a greeting, or a word that labels any site. */
export const isLabel = (text: string): boolean => talk().labels.has(text.trim().toLowerCase().normalize());

/** Whether a name, title or description is none: what is said to the maker, or a word that labels any site. */
export const isNoLabel = (text: string): boolean =>
  contracted.test(text) || isForMaker(text) || isLabel(text);

const mostOpeners = 3;

/** Whether a text does nothing but lead to what follows it: "One thing I forgot". */
export const isOpening = (text: string): boolean =>
  text !== '' && openingLength(text) >= text.trimEnd().length;

/** How long the talk is that stands in front of what a text says: "Oh and ". */
export function openingLength(text: string): number {
  let at = 0;
  for (let count = 0; count < mostOpeners; count += 1) {
    const length = talk().openers.leading(text.slice(at));
    if (length === 0) break;
    at += length;
    at += /^[\s,:.–—-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  }
  return at;
}
