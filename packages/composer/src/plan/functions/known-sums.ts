import { tools } from '@sitewright/composer-content';
import type { Draft } from '../drafts.ts';
import { inLanguage } from '../in-language.ts';
import type { ToolPlan } from '../site-plan.ts';
import { hasWords } from '../words.ts';
import type { Writing } from '../writing.ts';
import { functionsOf } from './functions-of.ts';
import { wordsOfWish } from './wish-words.ts';

type Calculator = Extract<ToolPlan, { tool: 'calculator' }>;

/** A sum that is the same for everybody, such as savings with their interest, by its name. */
export const knownCalculator = (draft: Draft, writing: Writing): Calculator | undefined =>
  knownSum(
    functionsOf(draft, 'calculator').flatMap((wish) => wordsOfWish(wish, writing.brief)),
    writing,
  );

/** The same, by what is said of it. */
export function knownSum(asked: readonly string[], { locale, messages }: Writing): Calculator | undefined {
  const sum = tools().sums.find(({ words }) =>
    asked.some((text) => words.some((word) => hasWords(text, word))),
  );
  if (!sum) return undefined;
  const said = (labels: Readonly<Record<string, string>>): string =>
    inLanguage(labels, locale.id) ?? labels.en ?? '';
  return {
    tool: 'calculator',
    inputs: sum.inputs.map(({ labels, unit, ...input }) => ({
      ...input,
      label: said(labels),
      ...(unit && { unit }),
    })),
    formula: sum.formula,
    resultLabel: said(sum.result),
    ...(sum.bands && {
      bands: sum.bands.map(({ below, labels }) => ({
        label: said(labels),
        ...(below !== undefined && { below }),
      })),
    }),
    assumption: messages.calculator.assumption,
  };
}
