import { type ConstraintKind, constraintKinds, constraints } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import type { DesignLimit } from './site-plan.ts';
import { hasPlainWords, plain } from './words.ts';

type Phrases = ReadonlyMap<ConstraintKind, readonly string[]>;

let prepared: Phrases | undefined;
/** The phrases of each kind, ready to be looked for. */
function phrases(): Phrases {
  prepared ??= new Map(
    constraintKinds.map((kind) => [
      kind,
      constraints()[kind].map((word) => plain(word.replaceAll(/['’]/gu, ' '))),
    ]),
  );
  return prepared;
}

/** What a text would have a design go without. */
export function constraintsIn(text: string): ConstraintKind[] {
  const line = plain(text.replaceAll(/['’]/gu, ' '));
  return [...phrases()].flatMap(([kind, words]) =>
    words.some((word) => hasPlainWords(line, word)) ? [kind] : [],
  );
}

/** The stylesheet's part of each kind; the others hold for every site or are looked up in its texts. */
const limitOf: Readonly<Partial<Record<ConstraintKind, DesignLimit>>> = {
  square: 'square',
  sharp: 'square',
  still: 'still',
  gradients: 'flat',
  shadows: 'shadowless',
  capitals: 'lowercase',
};

/** What the look must keep to: what is forbidden, and square corners where they are asked for. */
export function limitsOf({ prohibitions, statements }: Brief): DesignLimit[] {
  const forbidden = prohibitions
    .flatMap(({ words }) => constraintsIn(words))
    .filter((kind) => kind !== 'sharp');
  const wished = statements
    .filter(({ class: name }) => name === 'design_wish')
    .flatMap(({ text }) => constraintsIn(text))
    .filter((kind) => kind === 'sharp');
  return [...new Set([...forbidden, ...wished].flatMap((kind) => limitOf[kind] ?? []))];
}
