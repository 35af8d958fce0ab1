import type { Subject } from './subject.ts';

const companions: Readonly<Partial<Record<Subject, readonly Subject[]>>> = {
  bag: ['bag', 'vase', 'lamp', 'candle'],
  bloom: ['bloom', 'plant', 'vase'],
  book: ['book', 'lamp', 'glasses'],
  bottle: ['bottle', 'glass', 'barrel'],
  carrot: ['carrot', 'tree', 'bee'],
  cup: ['cup', 'croissant', 'cake'],
  dress: ['dress', 'shoe', 'bag', 'glasses'],
  dumbbell: ['dumbbell', 'weight', 'shoe'],
  leaf: ['leaf', 'plant', 'tree'],
  lens: ['lens', 'camera'],
  loaf: ['loaf', 'croissant', 'cake'],
  lotus: ['lotus', 'candle', 'leaf'],
  microphone: ['microphone', 'speaker', 'vinyl'],
  paw: ['dog', 'cat', 'paw'],
  plate: ['plate', 'fish', 'glass', 'knife'],
  shapes: ['shapes', 'speech', 'steps', 'letter'],
  scissors: ['scissors', 'pole', 'bottle'],
  suitcase: ['suitcase', 'bag'],
  tree: ['tree', 'plant', 'bloom'],
  vinyl: ['vinyl', 'speaker', 'guitar'],
};

/** The subject and what is seen beside it, so that a row of drawings is no row of one. */
export const withCompanions = (subject: Subject): readonly [Subject, ...Subject[]] => {
  const [first = subject, ...rest] = companions[subject] ?? [];
  return [first, ...rest];
};
