import { toolPages } from '@sitewright/composer-content';
import type { ToolPlan } from '../site-plan.ts';
import type { Told } from './makers.ts';

type Cards = Extract<ToolPlan, { tool: 'cards' }>;

/** The languages of the deck that a text names, in their order. */
export function deckLanguagesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const named = words.flatMap((word) =>
    Object.entries(toolPages().deck.names).flatMap(([language, names]) =>
      names.includes(word) ? [language] : [],
    ),
  );
  return [...new Set(named)];
}

/** Common words to learn as examples, between the languages that are named, else from the person's own into one of them. */
export function exampleCards({ sentences, own }: Told): Cards | undefined {
  const { words } = toolPages().deck;
  const named = deckLanguagesIn(sentences.join(' '));
  const others = [own, 'en', 'es'].filter((language) => !named.includes(language));
  const [front, back] = named.length > 1 ? named : named.length > 0 ? [...named, ...others] : others;
  const [fronts, backs] = [words[front ?? ''], words[back ?? '']];
  if (!fronts || !backs) return undefined;
  return { tool: 'cards', cards: fronts.map((word, at) => ({ front: word, back: backs[at] ?? '' })) };
}
