import type { StatementClass } from '@sitewright/contracts';
import type { Cut } from '../../src/brief/cut/cut.ts';
import type { LabelledPrompt, LabelledSpan } from './labelled-prompt.ts';

/** A cut with the class that most of its characters are labelled with. */
export interface LabelledCut {
  cut: Cut;
  class: StatementClass;
  also: readonly StatementClass[];
}

const shared = (cut: Cut, span: LabelledSpan): number =>
  Math.min(cut.end, span.end) - Math.max(cut.start, span.start);

/** Below this share of a cut, a label's stretch reaches into it only by a separator or a word that was cut elsewhere. */
const leastShare = 0.25;
/** A cut of which no label has this much runs over many of them. */
const leastOwnShare = 0.4;

/** A cut over lines that say different things was cut wrong: there is nothing to learn from it. */
function isGlued({ text }: LabelledPrompt, touching: readonly { span: LabelledSpan }[]): boolean {
  const spans = touching.map(({ span }) => span).toSorted((a, b) => a.start - b.start);
  return spans.some((span, at) => {
    const before = spans[at - 1];
    return (
      before && before.class !== span.class && text.slice(before.start, span.start).trimStart().includes('\n')
    );
  });
}

/** The labels a cut is under, the one of most of its characters first. */
export function spansOf(cut: Cut, prompt: LabelledPrompt): { span: LabelledSpan; share: number }[] {
  return prompt.spans
    .map((span) => ({ span, share: shared(cut, span) / (cut.end - cut.start) }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share);
}

function labelCut(cut: Cut, prompt: LabelledPrompt): LabelledCut[] {
  const touching = spansOf(cut, prompt);
  const [most] = touching;
  if (!most || most.share < leastOwnShare || isGlued(prompt, touching)) return [];
  const classes = new Set(touching.flatMap(({ span }) => [span.class, ...span.also]));
  classes.delete(most.span.class);
  return [{ cut, class: most.span.class, also: [...classes] }];
}

/** Labels the statements a prompt is cut into by the labels of its text, so that both can change without each other. */
export function labelCuts(prompt: LabelledPrompt, cuts: readonly Cut[]): LabelledCut[] {
  return cuts.filter((cut) => cut.kind !== 'markup').flatMap((cut) => labelCut(cut, prompt));
}
