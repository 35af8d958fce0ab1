import { vocabulary as ar } from './ar/vocabulary.ts';
import { vocabulary as de } from './de/vocabulary.ts';
import { vocabulary as en } from './en/vocabulary.ts';
import { vocabulary as es } from './es/vocabulary.ts';
import { vocabulary as fr } from './fr/vocabulary.ts';
import { vocabulary as it } from './it/vocabulary.ts';
import { vocabulary as ja } from './ja/vocabulary.ts';
import type { LanguageId } from './language.ts';
import { vocabulary as pt } from './pt/vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export const vocabularies: Readonly<Record<LanguageId, Vocabulary>> = { ar, de, en, es, fr, it, ja, pt };
