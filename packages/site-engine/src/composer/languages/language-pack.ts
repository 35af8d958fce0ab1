import type { KindId } from '../kinds/groups.ts';

/** The words by which a prompt in this language names each kind. */
export type Lexicon = Readonly<Record<KindId, readonly string[]>>;

/** What each kind is called in a sentence, with its article where the language has one. */
export type Nouns = Readonly<Record<KindId, string>>;
