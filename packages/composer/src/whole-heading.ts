/** A sentence asks for something or tells of it, it names nothing: "Book button should open". */
const telling =
  /\s(?:should|must|shall|can|could|will|would|needs?|has to|have to|soll|sollte|sollen|muss|müssen|kann|können|doit|doivent|devrait|peut|peuvent|debe|deben|puede|pueden|deve|devono|può|possono|pode|podem|devem|moet|moeten|kan|kunnen)\s/iu;
/** A question may: "What can I bring?", "How we can help". */
const asking =
  /^(?:how|who|what|where|when|why|which|can|wie|wer|was|wo|wann|warum|kann|comment|qui|que|quoi|où|pourquoi|cómo|quién|qué|dónde|come|chi|che|cosa|dove|como|quem|onde|hoe|wie|wat|waar)(?![\p{L}])/iu;

/** Small words at the end of what was cut off: "Menu, gallery, book a". */
const dangling =
  /(?:^|(?<![\s,])[\s,]+)(?:a|an|the|and|or|der|die|das|ein|eine|einen|und|oder|le|la|les|un|une|et|ou|el|los|las|una|y|il|lo|uno|e|os|as|um|uma|het|een|en)$/iu;

const mostDangling = 3;

/** What goes on with something said before it. */
const goingOn =
  /^(?:but|because|although|and then|so that|aber|weil|mais|parce que|pero|porque|ma|perché|mas|maar|omdat|ale)\s/iu;

/** Since when something holds, and the first half of what questions are called: neither names what stands below. */
const half =
  /^(?:(?:since|seit|depuis|sinds)\s.*|frequently(?: asked)?|häufige?(?: gestellte)?|foire aux|veelgestelde|często(?: zadawane)?)$/iu;

const opened = /[([（]/gu;
const closed = /[)\]）]/gu;
const isBalanced = (text: string): boolean =>
  (text.match(opened)?.length ?? 0) === (text.match(closed)?.length ?? 0) &&
  (text.match(/"/gu)?.length ?? 0) % 2 === 0;

/** A heading without what dangles at its end; nothing where it is a sentence or was cut in two. */
export function wholeHeading(heading: string): string | undefined {
  let whole = heading.trim();
  for (let cut = 0; cut < mostDangling && dangling.test(whole); cut += 1)
    whole = whole.replace(dangling, '').replace(/[\s,;:–—-]{1,4}$/u, '');
  if (
    whole === '' ||
    goingOn.test(whole) ||
    half.test(whole) ||
    !isBalanced(whole) ||
    (telling.test(whole) && !asking.test(whole))
  )
    return undefined;
  return whole;
}
