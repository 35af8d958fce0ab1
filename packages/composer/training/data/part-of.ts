/** Prompts that were written to be tried only. */
const neverLearnt = 'unseen-';

/** Whether a prompt is learnt from or only tried: by its name, so that it never changes sides. One in five is tried. */
export function partOf(group: string): 'train' | 'test' {
  if (group.startsWith(neverLearnt)) return 'test';
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(group)) hash = Math.imul(hash ^ byte, 0x01000193);
  // FNV-1a alone sends names that count up to neighbouring values; the last steps of MurmurHash3 scatter them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 5 === 0 ? 'test' : 'train';
}
