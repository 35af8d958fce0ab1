/** What can be seen of a text without knowing its language. All patterns are without overlap: linear. */
const patterns: Readonly<Record<string, RegExp>> = {
  digit: /\p{Nd}/u,
  startsWithDigit: /^\p{Nd}/u,
  endsWithDigit: /\p{Nd}$/u,
  longNumber: /\p{Nd}{5}/u,
  year: /(?<!\p{Nd})(?:1[89]|20)\d\d(?!\p{Nd})/u,
  decimal: /\p{Nd}[.,]\p{Nd}\p{Nd}(?!\p{Nd})/u,
  time: /\p{Nd}[:.h]\p{Nd}\p{Nd}(?!\p{Nd})|\p{Nd} ?(?:am|pm|a\.m|p\.m|uhr)|\p{Nd}時/iu,
  range: /\p{Nd} ?[-–—~〜] ?\p{Nd}/u,
  percent: /\p{Nd} ?[%٪%]/u,
  currency: /\p{Sc}|(?<!\p{L})(?:eur|usd|gbp|chf|sek|nok|dkk|pln|aed|sar|kr|euros?)(?!\p{L})|\p{Nd}円/iu,
  phone: /(?:\+|\(|(?<!\p{Nd})0)\p{Nd}{2}(?:[\s()/.-]{0,2}\p{Nd}){5}/u,
  email: /[^\s@]@[^\s@]/u,
  handle: /(?<![^\s(])@[\p{L}\p{N}_]/u,
  domain: /\p{L}\.(?:example|com|org|net|co|de|fr|es|it|io|dev|app|shop|info)(?![\p{L}\p{N}])/iu,
  link: /https?:|www\./iu,
  hexColour: /#[\da-f]{3}(?![\p{L}\p{N}])|#[\da-f]{6}(?![\p{L}\p{N}])/iu,
  unit: /\p{Nd} ?(?:px|rem|em|pt|vh|ms)(?!\p{L})/iu,
  size: /\p{Nd} ?(?:kg|g|ml|cl|l|cm|mm|m|km|min|h|kb|mb|gb|m²|ft|lb|oz)(?![\p{L}\p{N}])/iu,
  perTime: /\p{Nd} ?\p{Sc}? ?\/ ?\p{L}/u,
  quote: /["“”„«»「」『』]/u,
  quotedWhole: /^["“„«「『‘'][^"“”„«»「」『』]*["“”»」』’'.!?]+$/u,
  openingQuote: /^["“„«「『]/u,
  colonInside: /\S[::]\s?\S/u,
  endsWithColon: /[::]$/u,
  question: /[??؟]$/u,
  exclamation: /[!!]$/u,
  fullStop: /[.。]$/u,
  comma: /[,、،,]/u,
  manyCommas: /[,、،,][^,、،,]+[,、،,]/u,
  dash: /\s[-–—]\s/u,
  brackets: /[((]/u,
  slash: /\S\/\S/u,
  plus: /\s\+\s/u,
  ampersand: /&/u,
  tag: /<\/?\p{L}/u,
  braces: /[{}]/u,
  allCapitals: /^(?![\s\S]*\p{Ll})[\s\S]*?\p{Lu}{2}/u,
  startsLower: /^\p{Ll}/u,
  startsCapital: /^\p{Lu}/u,
  innerCapital: /[\p{L}\p{N},&] \p{Lu}\p{Ll}/u,
  twoCapitals: /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+/u,
  title: /(?<!\p{L})(?:mrs?|ms|dr|prof|herr|frau|mme|sra?|sig)\.?\s\p{Lu}/iu,
  emoji: /\p{Extended_Pictographic}/u,
};

/** Most texts have no figure: they are not looked through for what begins with one. */
const ofFigures: ReadonlySet<string> = new Set([
  ...['digit', 'startsWithDigit', 'endsWithDigit', 'longNumber', 'year', 'decimal', 'time', 'range'],
  ...['percent', 'phone', 'unit', 'size', 'perTime'],
]);
const named = Object.entries(patterns);
const unfigured = named.filter(([name]) => !ofFigures.has(name));

const buckets = [1, 2, 3, 4, 6, 9, 13, 20, 40];
const bucketed = (count: number): number => buckets.findIndex((limit) => count <= limit);

/** How many of its words begin with a capital: none, some, most, all. */
function capitalShare(text: string): string {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals === 0 || words.length === 0) return 'none';
  if (capitals === words.length) return 'all';
  return capitals * 2 > words.length ? 'most' : 'some';
}

/** Names of the shapes a text has: its marks, its length, its capitals. */
export function shapeNames(text: string, wordCount: number): string[] {
  const shown = text.slice(0, 600);
  const sought = /\p{Nd}/u.test(shown) ? named : unfigured;
  const marks = sought.flatMap(([name, pattern]) => (pattern.test(shown) ? [name] : []));
  const length = `words ${bucketed(wordCount)}`;
  const capitals = `capitals ${capitalShare(shown)}`;
  return [...marks, length, capitals, `${length} ${capitals}`, ...marks.map((mark) => `${mark} ${length}`)];
}
