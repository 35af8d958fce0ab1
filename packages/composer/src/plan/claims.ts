import type { Words } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { remembered } from '../remembered.ts';
import type { OutcomeLog } from './outcomes.ts';
import { wordsFor } from './own-locale.ts';
import { plain } from './words.ts';

const latin = /^[\p{Script=Latin}\p{N}\s]+$/u;

/** A stem as it is looked for: at the beginning of a word, where the script parts words; a space at its end ends the word. */
const sought = remembered((stem) =>
  latin.test(stem) ? ` ${plain(stem)}${stem.endsWith(' ') ? ' ' : ''}` : plain(stem),
);

/**
 * Whether a text claims what can harm whoever believes it: that something heals a disease, or that a result is certain. A guarantee
 * of the work itself is a fact of trade.
 */
export function isDangerous(text: string, words: readonly Words[]): boolean {
  const line = ` ${plain(text)} `;
  const has = (kind: keyof Words['claims']) =>
    words.some(({ claims }) => claims[kind].some((stem) => line.includes(sought(stem))));
  return (has('healing') && has('diseases')) || (has('certainty') && has('results') && !has('ofService'));
}

const why =
  'It promises a cure or a certain result. Such claims mislead people and are forbidden in most countries: say what is proven.';

interface Sourced {
  from: readonly number[];
}

/** A brief without claims that can harm; what is left out is said. */
export function withoutDangerousClaims(brief: Brief, log: OutcomeLog): Brief {
  const words = wordsFor(brief);
  const isSafe = (...texts: readonly (string | undefined)[]): boolean =>
    !texts.some((text) => text && isDangerous(text, words));
  const kept = <Entry extends Sourced>(
    entries: readonly Entry[],
    textsOf: (entry: Entry) => (string | undefined)[],
  ): Entry[] =>
    entries.filter((entry) => {
      const isKept = isSafe(textsOf(entry).join(' '));
      if (!isKept) log.leaveOut(entry.from, why);
      return isKept;
    });
  const { description, ...rest } = brief;
  const isDescribed = description && isSafe(description.value);
  if (description && !isDescribed) log.leaveOut(description.from, why);
  return {
    ...rest,
    ...(isDescribed && { description }),
    story: kept(brief.story, ({ text }) => [text]),
    details: kept(brief.details, ({ key, text }) => [key, text]),
    quotations: kept(brief.quotations, ({ text }) => [text]),
    figures: kept(brief.figures, ({ value, label }) => [value, label]),
    questions: kept(brief.questions, ({ question, answer }) => [question, answer]),
    people: kept(brief.people, ({ role, note }) => [role, note]),
    events: kept(brief.events, ({ title, note }) => [title, note]),
    offer: brief.offer.map((group) => ({
      ...group,
      items: kept(group.items, ({ name, detail }) => [name, detail]),
    })),
  };
}
