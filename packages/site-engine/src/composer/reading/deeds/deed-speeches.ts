import type { LanguageId } from '../../languages/language.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import type { DeedSpeech } from './telling.ts';
import { arabic, japanese } from './unspaced.ts';

export const deedSpeeches: Readonly<Record<LanguageId, DeedSpeech>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  ja: japanese,
  ar: arabic,
};
