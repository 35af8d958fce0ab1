import type { Cut } from '../cut/cut.ts';
import { splitCuts } from '../cut/split-cuts.ts';
import { freeThing } from '../frames/priced.ts';
import { type FrameWords, frameWordsOf } from '../frames/words.ts';
import { following } from '../read/entries/item.ts';
import { isPriceRule, isRuleBeside } from '../read/entries/price-rule.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { segmentsOf } from '../read/entries/scan/segments.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { type Member, parted } from './wished-rows.ts';

const longest = 400;
/** What stands between two commas and is longer is a clause. */
const longestSegment = 12;

const isComma = (sign: string): boolean => sign === '' || ',;、，；'.includes(sign);

type Stretch = 'prices' | 'rule' | 'free';

function kindOf(text: string, isFirst: boolean, words: FrameWords): Stretch {
  if (isFirst ? isPriceRule(text) : isRuleBeside(text)) return 'rule';
  return freeThing(text, words) ? 'free' : 'prices';
}

/** The stretches of a row of prices, and of what is said of them: "Shirts £4, suits £12, minimum £20". Nothing where it is none. */
function stretchesOf({ text, kind, cells, asked, listedAs }: Cut, words: FrameWords): Member[] {
  if (asked || listedAs || cells || kind === 'markup' || kind === 'heading' || text.length > longest)
    return [];
  if (!findMoney(text).length) return [];
  const segments = segmentsOf(text);
  const isParted = segments.every(
    // "Weddings: menu £65, minimum 40 guests": a head may stand before the row.
    ({ before, text: said }, at) =>
      (isComma(before) || (at === 1 && before === ':')) &&
      countWords(said) <= longestSegment &&
      !following.test(said),
  );
  if (!isParted) return [];
  const stretches: (Member & { is: Stretch })[] = [];
  for (const { text: said, start, end } of segments) {
    const is = kindOf(said, start === 0, words);
    const last = stretches.at(-1);
    if (last?.is === is) last.end = end;
    else stretches.push({ start, end, is });
  }
  const arePriced = stretches.every(
    ({ start, end, is }) => is !== 'prices' || findMoney(text.slice(start, end)).length > 0,
  );
  return stretches.length > 1 && arePriced ? stretches : [];
}

/** What is said of prices beside them is a statement of its own: "No returns, gift wrap £2", "trousers £9, minimum order £20". */
export function partPriced(cuts: readonly Cut[], prompt: string, tag: string): Cut[] {
  const words = frameWordsOf(tag);
  return splitCuts(cuts, (cut) => {
    const { sentence } = cut;
    const stretches = stretchesOf(cut, words);
    const parts = stretches.length > 0 ? parted(cut, prompt, stretches) : [cut];
    return parts.map((part) => (sentence ? { ...part, sentence } : part));
  });
}
