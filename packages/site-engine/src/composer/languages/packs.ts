import { pack as ar } from './ar/pack.ts';
import { pack as de } from './de/pack.ts';
import { specialities as enSpecialities } from './en/specialities/index.ts';
import { voice as enVoice } from './en/voice.ts';
import { words as en } from './en/words.ts';
import { pack as es } from './es/pack.ts';
import { pack as fr } from './fr/pack.ts';
import { pack as it } from './it/pack.ts';
import { pack as ja } from './ja/pack.ts';
import type { LanguageId } from './language.ts';
import type { LanguagePack } from './language-pack.ts';
import { pack as pt } from './pt/pack.ts';
import type { Specialities } from './speciality.ts';
import type { Voice } from './voice.ts';
import type { Words } from './words.ts';

/** The languages beside English, in which the kinds themselves are written. */
export const packs: Partial<Record<LanguageId, LanguagePack>> = { ar, de, es, fr, it, ja, pt };

/** The language of a site: the one that was asked for where there is a pack for it, else English. */
export const languageFor = (code: string): LanguageId =>
  (Object.keys(packs) as LanguageId[]).find((id) => id === code) ?? 'en';

export const wordsOf = (language: LanguageId): Words => packs[language]?.words ?? en;

export const voiceOf = (language: LanguageId): Voice => packs[language]?.voice ?? enVoice;

/** What is written for kinds that are about one thing. */
export const specialitiesOf = (language: LanguageId): Specialities =>
  language === 'en' ? enSpecialities : (packs[language]?.specialities ?? {});
