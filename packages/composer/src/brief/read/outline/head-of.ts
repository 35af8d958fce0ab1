/** Closed-class words behind which a phrase is only told more of. */
const furtherOn =
  /\s(?:with|that|which|who|where|showing|including|mit|der|die|das|welche|wo|avec|qui|que|con|com|che|donde|onde|met|z|med)\s|\s?[(（:：]/iu;

/** A noun phrase up to what tells more of it: "FAQ" of "FAQ with at least six questions". */
export function headOf(text: string): string {
  const at = text.search(furtherOn);
  return at > 0 ? text.slice(0, at) : text;
}
