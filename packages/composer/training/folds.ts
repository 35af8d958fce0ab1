import type { Document } from './documents.ts';

/** FNV-1a with a scattering end, so that like names go to unlike folds. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export interface Fold {
  learnt: readonly Document[];
  tried: readonly Document[];
}

/** Each prompt is tried in one of `count` folds, whole. `salt` makes another division. */
export function foldsOf(documents: readonly Document[], count: number, salt: string): Fold[] {
  const isTried = (document: Document, fold: number) => hashOf(`${salt}${document.group}`) % count === fold;
  return Array.from({ length: count }, (_, fold) => ({
    learnt: documents.filter((document) => !isTried(document, fold)),
    tried: documents.filter((document) => isTried(document, fold)),
  }));
}
