import { loadLocale } from '@sitewright/composer-content';
import { createRandom } from '../../random.ts';
import { createPalette } from '../palette/palette.ts';
import type { Drawing } from '../render-with.ts';
import { plainFamily } from './plain-family.ts';

const { light } = plainFamily.colours({ hue: 60 }, createRandom('plain'));

/** The plain family in English. */
export const plainDrawing: Drawing = {
  family: plainFamily,
  palette: createPalette(light),
  messagesIn: () => loadLocale('en').messages,
};
