import type { KindId } from '../kinds/groups.ts';
import { kinds } from '../kinds/registry.ts';
import { lexicon as ar } from './ar/lexicon.ts';
import { lexicon as de } from './de/lexicon.ts';
import { lexicon as es } from './es/lexicon.ts';
import { lexicon as fr } from './fr/lexicon.ts';
import { lexicon as it } from './it/lexicon.ts';
import { lexicon as ja } from './ja/lexicon.ts';
import type { LanguageId } from './language.ts';
import type { Lexicon } from './language-pack.ts';
import { lexicon as pt } from './pt/lexicon.ts';

const en = Object.fromEntries(Object.values(kinds).map(({ id, words }) => [id, words])) as Record<
  KindId,
  readonly string[]
>;

/** By which words a prompt names each kind, language by language. */
export const lexicons: Readonly<Record<LanguageId, Lexicon>> = { ar, de, en, es, fr, it, ja, pt };
