import type { EngineRequest } from '../../engine.ts';
import { seenPictures } from '../../protocol/seen-pictures.ts';
import { versionOf } from '../../protocol/version-of.ts';
import { messagesFor } from './question.ts';

const none = new Uint8Array();
const picture = { name: 'name', alt: 'words', markup: '<img>', look: none };

/** Has all that a model may be told of. */
export const fullRequest: EngineRequest = {
  prompt: 'prompt',
  brand: {
    name: 'name',
    contacts: [],
    hours: [],
    colours: {},
    typefaces: { headings: 'Geist', text: 'Geist' },
    logo: { path: 'logo.svg', width: 1, height: 1, content: none, look: none },
  },
  pictures: [{ ...picture, files: [] }],
  sketches: [picture],
};

/** Of all that is said to a model that writes a site, so that what one was asked with stays known. */
export const promptVersion = versionOf(2, messagesFor(fullRequest, seenPictures(fullRequest), 'answer'));
