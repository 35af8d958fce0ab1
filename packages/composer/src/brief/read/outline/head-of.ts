/** Closed-class words behind which a phrase is only told more of. */
const furtherOn =
  /\s(?:with|that|which|where|showing|including|mit|welche|avec|qui|con|com|che|met|z|med|in an?|in einem)\s|\s?[(（:：]/iu;
/** What begins with one of these is a name as a whole: "who it is for". */
const asking =
  /^(?:how|who|what|where|when|why|wie|wer|was|wo|warum|comment|qui|où|pourquoi|cómo|quién|qué|come|chi|como|quem)\s/iu;

/** A noun phrase up to what tells more of it: "FAQ" of "FAQ with at least six questions". */
export function headOf(text: string): string {
  const at = asking.test(text) ? -1 : text.search(furtherOn);
  return at > 0 ? text.slice(0, at) : text;
}
