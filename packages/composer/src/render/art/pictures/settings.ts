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
  prints: ['land', 'sitter', 'shore', 'bouquet', 'front'],
  studio: ['webpage', 'sheets', 'handset', 'stationery', 'cover'],
  desk: ['cover', 'table', 'closeUp', 'shelf', 'wrapping'],
} as const satisfies Record<string, readonly Composition[]>;

const homes: Readonly<Record<keyof typeof settings, readonly Subject[]>> = {
  kitchen: [
    'bottle',
    'bowl',
    'burger',
    'cake',
    'cone',
    'croissant',
    'cup',
    'fish',
    'glass',
    'knife',
    'loaf',
    'pizza',
    'plate',
    'teapot',
  ],
  field: ['barrel', 'bee', 'bloom', 'carrot', 'leaf', 'plant', 'tree'],
  outdoors: [
    'boat',
    'bus',
    'camper',
    'car',
    'dog',
    'flag',
    'mountain',
    'paw',
    'rays',
    'scene',
    'suitcase',
    'surfboard',
    'tent',
  ],
  court: ['ball', 'bike', 'dumbbell', 'medal', 'racket', 'shoe', 'weight', 'wheel'],
  stage: ['cards', 'guitar', 'violin', 'mask', 'microphone', 'piano', 'reel', 'speaker', 'vinyl'],
  paper: ['brick', 'chapel', 'house', 'tower'],
  workshop: ['box', 'broom', 'bulb', 'flame', 'gear', 'key', 'pen', 'solar', 'spool', 'tap', 'tools', 'van'],
  screen: ['code', 'game', 'graph', 'laptop', 'phone', 'rocket'],
  shop: ['bag', 'book', 'candle', 'clock', 'crown', 'dress', 'glasses', 'ring', 'vase'],
  room: [
    'cat',
    'chair',
    'hand',
    'heart',
    'lamp',
    'lens',
    'lotus',
    'pole',
    'scissors',
    'sofa',
    'speech',
    'stethoscope',
    'tooth',
  ],
  prints: ['camera'],
  studio: [],
  desk: ['coin', 'column', 'flask', 'letter', 'palette', 'quill', 'shapes', 'shield', 'steps', 'vote'],
};

/** Site types whose work is made on a screen and on paper. */
const studios: ReadonlySet<string> = new Set(['agency', 'portfolio', 'student']);

/** Work that is a picture itself: what is shown is not the tool but what it makes. */
export const showsPictures = (shown: Shown): boolean => shown.subject === 'camera' || isStudio(shown);

/** What is drawn, and for what type of site. */
export interface Shown {
  siteType: string;
  subject: Subject;
}

const ofStudios: ReadonlySet<Subject> = new Set(['laptop', 'pen', 'shapes']);

const isStudio = ({ siteType, subject }: Shown): boolean => studios.has(siteType) && ofStudios.has(subject);

/** The scenes that suit a site and what it is about. */
export function scenesFor(shown: Shown): readonly Composition[] {
  if (isStudio(shown)) return settings.studio;
  const names = Object.keys(homes) as (keyof typeof homes)[];
  return settings[names.find((name) => homes[name].includes(shown.subject)) ?? 'desk'];
}
