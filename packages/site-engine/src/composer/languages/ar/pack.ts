import type { LanguagePack } from '../language-pack.ts';
import { copy } from './copy/index.ts';
import { nouns } from './nouns.ts';
import { specialities } from './specialities.ts';
import { voice } from './voice.ts';
import { words } from './words.ts';

export const pack: LanguagePack = { words, nouns, copy, voice, specialities };
