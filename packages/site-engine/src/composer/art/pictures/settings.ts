import type { Subject } from '../subject.ts';
import type { Composition } from './compositions.ts';

/** Where things are at home: five scenes each, in the order a gallery shows them. */
const settings = {
  kitchen: ['tray', 'closeUp', 'wrapping', 'row', 'table'],
  field: ['field', 'closeUp', 'tray', 'land', 'wrapping'],
  outdoors: ['land', 'closeUp', 'cover', 'wrapping', 'row'],
  court: ['court', 'closeUp', 'row', 'cover', 'wrapping'],
  stage: ['spotlight', 'closeUp', 'cover', 'wrapping', 'row'],
  paper: ['front', 'plan', 'cover', 'bench', 'sill'],
  workshop: ['bench', 'closeUp', 'front', 'row', 'wrapping'],
  screen: ['screen', 'cover', 'closeUp', 'wrapping', 'row'],
  shop: ['shelf', 'closeUp', 'row', 'wrapping', 'table'],
  room: ['sill', 'closeUp', 'table', 'cover', 'wrapping'],
  desk: ['cover', 'table', 'closeUp', 'shelf', 'wrapping'],
} as const satisfies Record<string, readonly Composition[]>;

const homes: Readonly<Record<keyof typeof settings, readonly Subject[]>> = {
  kitchen: ['bottle', 'cone', 'cup', 'fish', 'glass', 'knife', 'loaf', 'plate', 'teapot'],
  field: ['barrel', 'bloom', 'carrot', 'leaf', 'tree'],
  outdoors: ['boat', 'camper', 'car', 'flag', 'mountain', 'paw', 'rays', 'scene', 'surfboard', 'tent'],
  court: ['ball', 'medal', 'shoe', 'weight', 'wheel'],
  stage: ['cards', 'mask', 'microphone', 'reel', 'speaker', 'vinyl'],
  paper: ['brick', 'chapel', 'house', 'tower'],
  workshop: ['box', 'broom', 'bulb', 'gear', 'key', 'pen', 'tap'],
  screen: ['code', 'game', 'graph', 'phone', 'rocket'],
  shop: ['bag', 'book', 'candle', 'clock', 'crown', 'dress', 'ring', 'vase'],
  room: ['chair', 'hand', 'heart', 'lamp', 'lens', 'pole', 'scissors', 'speech', 'tooth'],
  desk: ['coin', 'column', 'flask', 'letter', 'quill', 'shapes', 'shield', 'steps', 'vote'],
};

/** The scenes that suit a subject. */
export function scenesFor(subject: Subject): readonly Composition[] {
  const names = Object.keys(homes) as (keyof typeof homes)[];
  return settings[names.find((name) => homes[name].includes(subject)) ?? 'desk'];
}
