/** Languages of which too few texts are labelled: what is learnt from those of others says nothing of them. */
export const unlearnt: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar']);
