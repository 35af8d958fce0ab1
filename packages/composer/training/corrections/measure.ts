import { correctionsIn, editsOf } from '../../src/brief/corrections/corrections-in.ts';
import type { CorrectionModels } from '../../src/brief/corrections/find-corrections.ts';
import { withEdits } from '../../src/brief/relate/as-it-holds.ts';
import type { MarkedText } from './marked-text.ts';

/** A text as it reads when all that is marked is carried out. */
function meantBy({ text, spans }: MarkedText): string {
  const fresh = (id: string): string => {
    const span = spans.find((one) => one.kind === 'new' && one.id === id);
    return span ? text.slice(span.start, span.end) : '';
  };
  const edits = spans.map(({ kind, id, start, end }) => ({
    start,
    end,
    text: kind === 'old' ? fresh(id) : '',
  }));
  return withEdits(text, edits).text;
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{P}~>]+/gu, ' ')
    .trim();

export interface Shares {
  /** Of the texts that correct something, those that read as marked, sign by sign but for punctuation. */
  right: number;
  /** Of those, the ones in which anything was changed. */
  changed: number;
  /** Of the texts that correct nothing, those in which something was changed. */
  harmed: number;
}

export function measureCorrections(texts: readonly MarkedText[], models?: CorrectionModels): Shares {
  const read = texts.map((marked) => {
    const edits = editsOf(correctionsIn(marked.text, marked.language, models));
    const isRight = words(withEdits(marked.text, edits).text) === words(meantBy(marked));
    return { corrects: marked.spans.length > 0, isChanged: edits.length > 0, isRight };
  });
  const correcting = read.filter(({ corrects }) => corrects);
  const others = read.filter(({ corrects }) => !corrects);
  const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / Math.max(1, all.length);
  return {
    right: share(
      correcting.filter(({ isRight }) => isRight),
      correcting,
    ),
    changed: share(
      correcting.filter(({ isChanged }) => isChanged),
      correcting,
    ),
    harmed: share(
      others.filter(({ isChanged }) => isChanged),
      others,
    ),
  };
}
