import type { Brief } from '@sitewright/contracts';
import { countWords, tokensOf } from './scan/tokens.ts';
import { trimSeparators } from './scan/trim.ts';

export type FigureText = Omit<Brief['figures'][number], 'from' | 'section'>;

const longestLabel = 6;
/** Units and magnitudes belong to the number: "240 ms", "1.8 billion", "99.99%". */
const magnitudes = new Set(
  'million billion thousand mio mrd millionen milliarden millones millions milliards milhões mil k m bn 万 億'.split(
    ' ',
  ),
);

/** A number with what it counts: "99.99% uptime". Nothing where the number does not stand first. */
export function readFigure(text: string): FigureText | undefined {
  const tokens = tokensOf(text);
  const first = tokens[0]?.kind === 'sign' ? 1 : 0;
  if (tokens[first]?.kind !== 'number') return undefined;
  let last = first;
  for (let next = tokens[last + 1]; next && isPartOfValue(next.text, next.kind); next = tokens[last + 1])
    last += 1;
  const end = tokens[last]?.end ?? 0;
  const label = trimSeparators(text.slice(end));
  if (label === '' || countWords(label) > longestLabel) return undefined;
  return { value: text.slice(0, end).trim(), label };
}

const isPartOfValue = (text: string, kind: string) =>
  '%+×‰'.includes(text) ||
  magnitudes.has(text.toLowerCase()) ||
  (kind === 'word' && /^(?:[kmc]?[mgsbw]|ms|kg|km|kwh|mw|gb|tb|h|m²|°c)$/iu.test(text));
