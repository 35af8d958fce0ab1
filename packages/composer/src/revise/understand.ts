import { type RevisionAct, revisionActs } from '@sitewright/composer-content';
import { add, addTo, type MoveAct, move, remove, removeNamedLanguage, rename, set } from './acts.ts';
import type { Answer, Change } from './change.ts';
import { withoutPoliteness } from './clauses.ts';
import { elementCalled, removeElement, showElement } from './elements.ts';
import { addHours, closeOn, setFact } from './facts.ts';
import { closeDays, shiftDays } from './opening-days.ts';
import { showSection } from './outline.ts';
import { type Pointed, pointedAt } from './pointed.ts';
import { readWhole } from './read-look.ts';
import { type Referent, type Resolved, resolve, sectionCalled, thingCalled } from './referents.ts';
import { replaceText } from './replace-text.ts';
import { shiftPrices } from './shift-prices.ts';
import type { SiteParts } from './site-parts.ts';
import { type Filled, fillings, lineOf, templateOf } from './template.ts';
import { bare, phrase, quotedIn, tokensOf, wordsOf } from './tokens.ts';

/** A request, and what there is to understand it by. */
interface Request {
  text: string;
  parts: SiteParts;
  pointed: Pointed | undefined;
}

type Tried = Answer | undefined;

const isChange = (answer: Tried): answer is Change => answer !== undefined && 'changes' in answer;

const pointAtIt = { why: 'Point at what you mean first, then ask again.' };

/** What words of a request stand for: what is pointed at, what has that name, or words that stand between quotation marks. */
function referentOf(words: string, act: RevisionAct, { parts, pointed }: Request): Resolved {
  const isHere = parts.words.here.some((one) => phrase(one) === phrase(words));
  if (!isHere) return resolve(words, parts);
  const found = pointed && pointedAt(pointed, act, parts);
  return found ? { found } : { unclear: pointAtIt.why };
}

const moves: readonly RevisionAct[] = ['before', 'after', 'first', 'last', 'up', 'down', 'swap'];

/** What is moved is a section where one is called so: facts stay where they are, and a page is seldom meant. */
function movedSection(words: string, act: RevisionAct, { parts }: Request): Resolved {
  if (!moves.includes(act)) return undefined;
  const isFact = thingCalled(words, parts.words, ['hours', 'address']) !== undefined;
  const section = sectionCalled(words, parts);
  const isClear = section !== undefined && 'found' in section;
  const known = isClear ? resolve(words, parts) : undefined;
  return isFact || (known && 'unclear' in known) ? section : undefined;
}

function withReferent(
  words: string | undefined,
  act: RevisionAct,
  request: Request,
  then: (referent: Referent) => Tried,
): Tried {
  const resolved =
    words === undefined ? undefined : (movedSection(words, act, request) ?? referentOf(words, act, request));
  if (!resolved) return undefined;
  return 'unclear' in resolved ? { why: resolved.unclear } : then(resolved.found);
}

const isQuoted = (words: string, text: string): boolean => quotedIn(text).some((one) => one.text === words);

/** Words between quotation marks are those on the page, whatever they are. */
function setWhat({ what = '', value = '' }: Filled, request: Request): Tried {
  const { parts, text } = request;
  const answer = withReferent(what, 'set', request, (referent) => set(referent, value, parts));
  return isChange(answer) || !isQuoted(what, text) ? answer : (replaceText(what, value, parts) ?? answer);
}

function renameWhat({ what = '', value = '' }: Filled, request: Request): Tried {
  const { parts, text } = request;
  const answer = withReferent(what, 'rename', request, (referent) => rename(referent, value, parts));
  return isChange(answer) || !isQuoted(what, text) ? answer : (replaceText(what, value, parts) ?? answer);
}

function removeWhat({ what = '', other }: Filled, request: Request): Tried {
  const { parts } = request;
  const element = elementCalled(what, parts);
  if (element) return removeElement(element, parts);
  if (other !== undefined && !withReferent(other, 'remove', request, () => ({ why: '' }))) return undefined;
  return (
    withReferent(what, 'remove', request, (referent) => remove(referent, parts)) ??
    removeNamedLanguage(what, parts)
  );
}

function addWhat({ value = '', other, noun }: Filled, request: Request): Tried {
  const { parts } = request;
  if (noun !== undefined) return add(`${noun}: ${value}`, parts);
  if (other !== undefined)
    return withReferent(other, 'add', request, (referent) => addTo(referent, value, parts));
  return again(value, request) ?? add(value, parts);
}

/** What was taken away and is wanted back. */
function again(value: string, request: Request): Tried {
  const element = elementCalled(value, request.parts);
  const shown = element && showElement(element, request.parts);
  if (shown) return shown;
  return withReferent(value, 'add', request, (referent) =>
    referent.kind === 'section' && referent.section.isHidden
      ? showSection(referent.section, request.parts)
      : undefined,
  );
}

/** All prices, by a share or an amount. */
function shiftWhat(act: 'raise' | 'lower', { what = '', value = '' }: Filled, { parts }: Request): Tried {
  const isAll = thingCalled(what, parts.words, ['prices']) !== undefined;
  return isAll ? shiftPrices(value, act === 'raise' ? 1 : -1, parts) : undefined;
}

function moveWhat(act: MoveAct, { what, other }: Filled, request: Request): Tried {
  return withReferent(what, act, request, (referent) =>
    other === undefined
      ? move(act, referent, undefined, request.parts)
      : withReferent(other, act, request, (near) => move(act, referent, near, request.parts)),
  );
}

/** The acts whose other end is not a place: each with what it does. */
const acts: Readonly<Partial<Record<RevisionAct, (filled: Filled, request: Request) => Tried>>> = {
  set: setWhat,
  rename: renameWhat,
  remove: removeWhat,
  add: addWhat,
  raise: (filled, request) => shiftWhat('raise', filled, request),
  lower: (filled, request) => shiftWhat('lower', filled, request),
  hours: ({ value = '' }, { parts }) => addHours(value, parts),
  closed: ({ value = '' }, { parts }) => closeDays(value, parts) ?? closeOn(value, parts),
  until: ({ what = '', value = '' }, { parts }) => shiftDays('until', what, value, parts),
  from: ({ what = '', value = '' }, { parts }) => shiftDays('from', what, value, parts),
  // What is pointed at has a name of its own.
  called: ({ value = '' }, { parts, pointed }) => (pointed ? undefined : setFact('name', value, parts)),
};

const isMove = (act: RevisionAct): act is MoveAct => moves.includes(act);

function done(act: RevisionAct, filled: Filled, request: Request): Tried {
  return isMove(act) ? moveWhat(act, filled, request) : acts[act]?.(filled, request);
}

/** Readings of one request that are tried: whoever writes in riddles gets no answer rather than a late one. */
const mostReadings = 60;

function byTemplates(request: Request): Tried {
  const line = lineOf(request.text);
  let refused: Tried;
  let readings = 0;
  for (const act of revisionActs)
    for (const template of request.parts.words.templates[act])
      for (const filled of fillings(line, templateOf(template))) {
        readings += 1;
        if (readings > mostReadings) return refused;
        const answer = done(act, filled, request);
        if (isChange(answer)) return answer;
        refused ??= answer;
      }
  return refused;
}

const saysHere = ({ text, parts }: Request): boolean => {
  const words = new Set(wordsOf(text));
  return parts.words.here.some((one) => words.has(phrase(one)));
};

const ofAll = {
  why: 'The composer changes the look of the whole site, not of one part. Ask for it without pointing at a part; a model can change one part alone.',
};

/** A label with a colon: "Phone: 020 7946 0123". */
function asLabel(request: Request): Tried {
  const at = request.text.search(/[:：]\s*\S/u);
  if (at < 1) return undefined;
  return setWhat({ what: request.text.slice(0, at), value: request.text.slice(at + 1).trim() }, request);
}

const labelled = ['phone', 'email', 'whatsapp', 'hours', 'address'] as const;
const longestLabel = 4;

/** A label without a colon: "new email hello@halden.example". */
function asBareLabel({ text, parts }: Request): Tried {
  const tokens = tokensOf(text);
  for (let length = Math.min(longestLabel, tokens.length - 1); length > 0; length -= 1) {
    const label = text.slice(0, tokens[length - 1]?.end ?? 0);
    const thing = thingCalled(label, parts.words, labelled);
    const value = bare(text.slice(label.length));
    const answer =
      thing && (thing !== 'address' || /\d/u.test(value)) ? setFact(thing, value, parts) : undefined;
    if (isChange(answer)) return answer;
  }
  return undefined;
}

/** What a request comes to; undefined where it is not understood. */
export function understand(given: string, parts: SiteParts, pointed: Pointed | undefined): Tried {
  const request = { text: withoutPoliteness(given.trim(), parts.words), parts, pointed };
  const whole = readWhole(request.text, parts);
  if (whole && pointed && saysHere(request)) return ofAll;
  return whole ?? byTemplates(request) ?? asLabel(request) ?? asBareLabel(request);
}
