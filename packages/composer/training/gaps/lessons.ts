import type { StatementClass } from '@sitewright/contracts';
import { classify } from '../../src/brief/classify/classify.ts';
import type { StatementModel } from '../../src/brief/classify/model/statement-model.ts';
import type { Cut } from '../../src/brief/cut/cut.ts';
import { cutStatements } from '../../src/brief/cut/cut-statements.ts';
import { type Gap, gapFeatures } from '../../src/brief/prose/gaps/gap-features.ts';
import { gapsOf } from '../../src/brief/prose/gaps/gaps-of.ts';
import { sentenceSpans } from '../../src/brief/prose/sentence-spans.ts';
import { spansOf } from '../data/label-cuts.ts';
import type { LabelledPrompt } from '../data/labelled-prompt.ts';
import type { Lesson } from '../fit.ts';

/** A gap within a sentence of a labelled prompt. */
export interface LabelledGap {
  group: string;
  gap: Gap;
  /** Whether the pieces beside it are under two labels. */
  isBoundary: boolean;
  /** The classes of those. */
  classes: readonly [StatementClass, StatementClass];
}

/** The gaps of a prompt that are under labels on both sides, its pieces classed by `model`. */
export function labelledGaps(prompt: LabelledPrompt, model: StatementModel): LabelledGap[] {
  const cuts = cutStatements(prompt.text);
  const labelOf = (cut: Cut | undefined) => cut && spansOf(cut, prompt)[0]?.span;
  const pieces = classify(cuts, model);
  return sentenceSpans(pieces).flatMap(({ from, to }) =>
    (gapsOf(pieces.slice(from, to)) ?? []).flatMap((gap): LabelledGap[] => {
      const [left, right] = [labelOf(cuts[from + gap.at]), labelOf(cuts[from + gap.at + 1])];
      return left && right
        ? [{ group: prompt.group, gap, isBoundary: left !== right, classes: [left.class, right.class] }]
        : [];
    }),
  );
}

/** Where what visitors read and what the maker is told are taken for one, more is lost than where one fact is two. */
const weightOf = ({ isBoundary, classes: [left, right] }: LabelledGap): number =>
  isBoundary && left !== right ? 2 : 1;

export const lessonsOf = (gaps: readonly LabelledGap[]): Lesson[] =>
  gaps.flatMap((labelled) => {
    const lesson = {
      vector: gapFeatures(labelled.gap),
      target: labelled.isBoundary ? [0, 1] : [1, 0],
    };
    return Array.from({ length: weightOf(labelled) }, () => lesson);
  });
