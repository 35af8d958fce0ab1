import { functionWords, localeOf, makerTalk, type Words } from '@sitewright/composer-content';
import type { Brief, Contact, Outcome } from '@sitewright/contracts';
import { refusedThings } from '../../negation.ts';
import type { SitePlan } from '../site-plan.ts';
import { hasWords, plain } from '../words.ts';
import { showsContact } from './made-functions.ts';
import { wordsOn } from './missing-words.ts';
import { textsIn } from './plan-texts.ts';

const applied = (how: string): Outcome => ({ became: 'applied', how });
const leftOut = (why: string): Outcome => ({ became: 'left_out', why });

const shortestTelling = 4;

let kept: ReadonlySet<string> | undefined;
/** Small words, and those by which something is refused or asked for: they name nothing. */
function idleWords(): ReadonlySet<string> {
  kept ??= new Set(
    [functionWords(), ...Object.values(makerTalk())]
      .flatMap((byLanguage) => Object.values<unknown>(byLanguage).flat())
      .flatMap((phrase) => (typeof phrase === 'string' ? plain(phrase).split(' ') : [])),
  );
  return kept;
}

const tellingIn = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length >= shortestTelling && !idleWords().has(word));

/** One of them and several: "bee", "bees". */
const isAmong = (shown: ReadonlySet<string>, word: string): boolean =>
  shown.has(word) || shown.has(`${word}s`) || (word.endsWith('s') && shown.has(word.slice(0, -1)));

/** What contacts of a kind are called, in the languages of a site. */
const namesOf = (kind: 'phone' | 'email' | 'address', plan: SitePlan, known: readonly Words[]): string[] =>
  kind === 'address'
    ? [...plan.languages.map(({ locale }) => locale), 'en'].map((tag) => localeOf(tag).messages.visit.address)
    : known.flatMap(({ fields }) => fields[kind] ?? []);

const hasContact = ({ languages }: SitePlan, kind: Contact['kind']): boolean =>
  languages.some(({ pages }) =>
    pages.some(({ sections }) => sections.some((section) => showsContact(section, kind))),
  );

const called = { phone: 'telephone number', email: 'e-mail address', address: 'address' } as const;
const kinds = ['phone', 'email', 'address'] as const;

/** "No phone", "keine Adresse". */
function keptContacts(
  things: readonly string[],
  plan: SitePlan,
  known: readonly Words[],
): Outcome | undefined {
  // An e-mail address is no address.
  const kindOf = (thing: string) =>
    kinds.find((kind) => namesOf(kind, plan, known).some((name) => hasWords(thing, name)));
  const named = [...new Set(things.flatMap((thing) => kindOf(thing) ?? []))];
  if (named.length === 0) return undefined;
  const there = named.filter((kind) => hasContact(plan, kind));
  const list = (of: typeof named) => of.map((kind) => called[kind]).join(' or ');
  return there.length > 0
    ? leftOut(`The pages have a ${list(there)}: take it out if that is the one.`)
    : applied(`There is no ${list(named)} on the pages.`);
}

const unseen =
  'These words are nowhere on the pages. Whether the look keeps to it could not be told: look at them.';

/** What is not to be told is told nowhere, as far as its words show. Of anything else they show a part. */
function keptTellings(things: readonly string[], isTelling: boolean, plan: SitePlan): Outcome | undefined {
  const words = [...new Set(things.flatMap(tellingIn))];
  if (words.length === 0) return undefined;
  const shown = wordsOn(plain(plan.languages.flatMap(({ pages }) => textsIn(pages)).join(' ')));
  const said = words.filter((word) => isAmong(shown, word));
  if (said.length > 0) return leftOut(`“${said.join('”, “')}” is on the pages: look whether it may stay.`);
  return isTelling ? applied('These words are nowhere on the pages.') : leftOut(unseen);
}

/** Whether the pages are silent about what a prohibition names; undefined where it names nothing that could be looked for. */
export function keptSilence(
  { words, isTelling }: Brief['prohibitions'][number],
  plan: SitePlan,
  known: readonly Words[],
): Outcome | undefined {
  const things = refusedThings(words, plan.languages[0].tag);
  return keptContacts(things, plan, known) ?? keptTellings(things, isTelling === true, plan);
}
