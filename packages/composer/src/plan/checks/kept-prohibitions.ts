import type { ConstraintKind, Words } from '@sitewright/composer-content';
import type { Brief, Outcome, Statement } from '@sitewright/contracts';
import { isNegated } from '../../negation.ts';
import { constraintsIn } from '../limits.ts';
import type { SitePlan } from '../site-plan.ts';
import { hasPlainWords, plain } from '../words.ts';
import { keptSilence } from './kept-silence.ts';
import { isMade } from './made-functions.ts';
import { textsIn } from './plan-texts.ts';

type Prohibition = Brief['prohibitions'][number];

const pictographic = /\p{Extended_Pictographic}/u;

const applied = (how: string): Outcome => ({ became: 'applied', how });
const leftOut = (why: string): Outcome => ({ became: 'left_out', why });

/** What holds of every site, or of one whose look keeps to it. */
const kept: Readonly<Partial<Record<ConstraintKind, string>>> = {
  square: 'All corners are square.',
  still: 'Nothing moves: there are no animations and no transitions.',
  stockPhotos: 'There are no photographs: the pictures are drawings made for this site.',
  photos: 'There are no photographs: the pictures are drawings made for this site.',
  popups: 'Nothing opens by itself.',
  tracking: 'There are no cookies, no tracking and no advertising.',
  sound: 'There is no sound and no video.',
  gradients: 'There are no gradients.',
  shadows: 'There are no shadows.',
  capitals: 'No words are set in capitals by the design.',
};

const drawn =
  'There are no photographs, but drawings stay: the layouts are made with them. A model can make a site without.';

const shownTexts = ({ languages }: SitePlan): string[] =>
  languages.flatMap((language) => textsIn(language.pages));

function keptConstraint(kind: ConstraintKind, plan: SitePlan): Outcome | undefined {
  if (kind === 'images') return leftOut(drawn);
  if (kind === 'emoji')
    return shownTexts(plan).some((text) => pictographic.test(text))
      ? leftOut('Your own words have some; they stay as you wrote them.')
      : applied('There are none on the pages.');
  const how = kept[kind];
  return how === undefined ? undefined : applied(how);
}

const hasSection = (plan: SitePlan, type: string): boolean =>
  plan.languages[0].pages.some(({ sections }) => sections.some((section) => section.type === type));

/** The sections of a plan that are one of a brief. */
const planned: Readonly<Partial<Record<NonNullable<Prohibition['section']>, string>>> = {
  gallery: 'gallery',
  people: 'people',
  events: 'events',
  voices: 'voices',
  questions: 'questions',
  newsletter: 'newsletter',
  figures: 'figures',
  posts: 'posts',
  booking: 'form',
};

function keptSection({ section }: Prohibition, plan: SitePlan): Outcome | undefined {
  const type = section && planned[section];
  if (!type) return undefined;
  return hasSection(plan, type)
    ? leftOut('The pages have one all the same: take it out.')
    : applied('There is none.');
}

function keptFunction({ function: type }: Prohibition, plan: SitePlan): Outcome | undefined {
  if (type === 'other') return applied('There is none: it would need a server.');
  const made = type && isMade(type, plan);
  if (made === undefined) return undefined;
  return made ? leftOut('The pages have it all the same: take it out.') : applied('There is none.');
}

const quoted = /["“„«‘「]([^"”“»’」]{2,80})["”“»’」]/gu;

function keptWords({ words }: Prohibition, plan: SitePlan): Outcome | undefined {
  const phrases = [...words.matchAll(quoted)].map(([, phrase = '']) => phrase);
  if (phrases.length === 0) return undefined;
  const text = plain(shownTexts(plan).join(' '));
  const said = phrases.filter((phrase) => hasPlainWords(text, plain(phrase)));
  return said.length > 0
    ? leftOut(`“${said.join('”, “')}” is on the pages: take it out.`)
    : applied('These words are nowhere on the pages.');
}

function keptExclamation(
  { words }: Prohibition,
  plan: SitePlan,
  known: readonly Words[],
): Outcome | undefined {
  const line = plain(words);
  if (!known.some(({ exclamation }) => exclamation.some((word) => line.includes(plain(word)))))
    return undefined;
  return shownTexts(plan).some((text) => /[!！]/u.test(text))
    ? leftOut('Your own words have some; they stay as you wrote them.')
    : applied('There are none on the pages.');
}

/** What is none of these kinds, or refuses nothing: nothing in a plan shows whether it is kept. */
const untold = leftOut('It could not be told whether the pages keep to it: look at them.');

const priced = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u;

function keptPrices({ section }: Prohibition, plan: SitePlan): Outcome | undefined {
  if (section !== 'prices') return undefined;
  return shownTexts(plan).some((text) => priced.test(text))
    ? leftOut('There are prices on the pages: take them out.')
    : applied('There are no prices on the pages.');
}

type Said = Pick<Statement, 'text' | 'key' | 'sureness'>;

/** What is less surely said to the maker may be a rule for visitors, of which no word may be lost. */
const sureEnough = 0.6;

const refuses = ({ text, key = '' }: Said, { languages: [first] }: SitePlan): boolean =>
  [text, key].some((said) => isNegated(said, first.tag));

function keptOne(forbidden: Prohibition, plan: SitePlan, known: readonly Words[]): Outcome {
  const kinds = constraintsIn(forbidden.words).filter((one) => one !== 'sharp');
  const [kind] = kinds;
  return (
    keptFunction(forbidden, plan) ??
    (kind && keptConstraint(kind, plan)) ??
    keptExclamation(forbidden, plan, known) ??
    keptWords(forbidden, plan) ??
    keptPrices(forbidden, plan) ??
    keptSection(forbidden, plan) ??
    untold
  );
}

/** Whether a finished site keeps to all that a statement forbids, as far as its plan shows. */
export function prohibitionOutcome(
  statement: Said,
  prohibitions: readonly Prohibition[],
  plan: SitePlan,
  known: readonly Words[],
): Outcome {
  if (!refuses(statement, plan)) return untold;
  const isSure = statement.sureness >= sureEnough;
  const all = prohibitions.length > 0 ? prohibitions : [{ words: statement.text, from: [] }];
  const outcomes = all.map((one) => {
    const outcome = keptOne(one, plan, known);
    const silence = outcome === untold && isSure ? keptSilence(one, plan, known) : undefined;
    return silence ?? outcome;
  });
  return outcomes.find(({ became }) => became !== 'applied') ?? outcomes[0] ?? untold;
}
