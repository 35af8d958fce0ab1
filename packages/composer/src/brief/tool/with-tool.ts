import { type AspectId, neutralSiteType, type RequestKind, toolPages } from '@sitewright/composer-content';
import { type Brief, type BriefFunction, noFacts } from '@sitewright/contracts';
import { blanked } from '../../blanked.ts';
import { isToolSite } from '../../plan/tool-site.ts';
import { hasOneOf } from '../../whole-words.ts';
import { toolAskedIn } from './request.ts';
import { sentencesOf } from './sentences.ts';

const lettered = /(?:^|\s)\(?[a-c][).]\s/iu;
const print = { type: 'print' as const, options: [], from: [] };

/** From here on a name is one that was given, and no word that stands like one. */
const sureName = 0.8;

/** The prompt without what was taken back. */
function standing(prompt: string, { statements }: Brief): string {
  const gone = statements.filter(({ withdrawnBy }) => withdrawnBy !== undefined);
  return blanked(prompt, gone);
}

/** What the functions of a brief are made of as a whole, with all that is named for it. */
const madeOfFunctions: ReadonlySet<RequestKind> = new Set([
  'coin',
  'converter',
  'days',
  'dice',
  'memory',
  'quiz',
  'stopwatch',
  'timer',
  // A word for many things: what is asked for stands in the functions.
  'unmade',
]);

function isReadWhole(kind: RequestKind, brief: Brief, text: string): boolean {
  const isInterval = kind === 'timer' && hasOneOf(text, toolPages().off);
  // A quiz without questions of its own is made of examples, and is about nothing else.
  const isUnasked = kind === 'quiz' && brief.questions.length === 0;
  return madeOfFunctions.has(kind) && !isInterval && !isUnasked && isToolSite(brief);
}

/** What leads visitors to a place or a day. */
const ofPlaces: ReadonlySet<BriefFunction> = new Set([
  'map_link',
  'calendar_file',
  'form',
  'basket',
  'gallery',
]);

/**
 * "Log splitter rental, half day $45, open Monday to Friday", "Pub quiz at the Crown, £2": what has opening hours is no tool, whatever it
 * is called, nor is a quiz with a price.
 */
const takesPlace = ({ hours, offer, functions }: Brief, kind: RequestKind): boolean =>
  hours.length > 0 ||
  // Beside a countdown, a map or a calendar file is wanted only for what takes place.
  (kind === 'until' && functions.some(({ type }) => ofPlaces.has(type))) ||
  ((kind === 'quiz' || kind === 'until') &&
    offer.some(({ items }) => items.some(({ price }) => price !== undefined)));

/**
 * A brief whose site is something to use, where the prompt asks for that: all that it says is how the thing is to work, and nothing
 * of it is content of pages.
 */
export function withTool(brief: Brief, prompt: string): Brief {
  const {
    contacts,
    pages,
    statements,
    languages,
    name,
    design,
    place: _,
    description: __,
    ...others
  } = brief;
  const [language = 'en'] = languages.value;
  const text = standing(prompt, brief);
  const asked = contacts.length === 0 && pages.length < 2 ? toolAskedIn(text, language) : undefined;
  // Questions with choices of their own are read as such.
  if (
    !asked ||
    takesPlace(brief, asked.kind) ||
    (asked.kind === 'quiz' && lettered.test(text)) ||
    isReadWhole(asked.kind, brief, text)
  )
    return brief;
  const from = statements.flatMap(({ withdrawnBy }, index) => (withdrawnBy === undefined ? [index] : []));
  const told = sentencesOf(text).map((sentence) => sentence.text.trim());
  const aspect = (id: AspectId) => toolPages().aspects.find((one) => one.id === id)?.words ?? [];
  const isAsked = (id: AspectId) => hasOneOf(text, aspect(id));
  return {
    ...others,
    ...noFacts(),
    statements,
    languages,
    // What it is for says nothing of a trade.
    siteType: { value: { id: neutralSiteType, noun: '' }, sureness: 0, from: [] },
    pages: [],
    sections: [],
    ...(name && name.sureness >= sureName && { name }),
    functions: [{ type: 'other', options: [], from }, ...(isAsked('print') ? [print] : [])],
    design: { ...design, ...(isAsked('large') && { isLarge: { value: true, sureness: 1, from: [] } }) },
    tool: { kind: asked.kind, name: asked.name, told },
  };
}
