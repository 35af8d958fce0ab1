/** What the names of Tailwind's utilities begin with, where a value follows. */
const roots =
  /^-?(?:bg|text|font|leading|tracking|border|rounded|shadow|ring|outline|divide|space|gap|p[xytrblse]?|m[xytrblse]?|w|h|size|min-[wh]|max-[wh]|inset|top|right|bottom|left|start|end|z|order|col|row|grid|flex|basis|grow|shrink|justify|items|content|self|place|object|overflow|overscroll|opacity|mix-blend|blur|brightness|contrast|grayscale|drop-shadow|backdrop|filter|transition|duration|ease|delay|animate|scale|rotate|translate|skew|origin|transform|perspective|cursor|caret|accent|appearance|pointer-events|resize|scroll|snap|touch|select|will-change|fill|stroke|list|table|aspect|columns|break|box|float|clear|isolate|line-clamp|align|whitespace|underline-offset|decoration|indent|from|via|to|sr|not-sr|placeholder|container|prose|mask)-[\w[(#.]/;
/** Those that are whole words. */
const words = new Set(
  'flex grid block inline hidden table contents container absolute relative fixed sticky static invisible visible collapse truncate underline overline italic uppercase lowercase capitalize antialiased rounded border shadow ring outline blur transition transform isolate grow shrink prose'.split(
    ' ',
  ),
);
/** `md:`, `hover:`, `group-[.is-open]:` … in front of a name. */
const variants = /^(?:[\w@*-]+(?:\[[^\]\s]{1,80}\])?(?:\/[\w-]+)?:|\[[^\]\s]{1,80}\]:)+/;

/** Whether a class is written the way Tailwind's are, be there such a one or not. */
export function looksLikeUtility(token: string): boolean {
  const name = token.replace(variants, '').replace(/^!|!$/g, '');
  return name !== token || words.has(name) || roots.test(name);
}
