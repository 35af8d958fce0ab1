import type { LanguageId } from '../../languages/language.ts';
import type { Brief } from '../brief.ts';
import { fold } from '../tokens.ts';
import type { WordTables } from '../word-tables.ts';
import { readPitch } from './pitch.ts';
import { patternsFor, readStatements } from './statements.ts';

interface Known {
  brand: string;
  kindWords: readonly string[];
  language: LanguageId;
  tables: WordTables;
}

/** How much of a description has to come again in a sentence for it to say the same. */
const telling = 14;

/** What a prompt says of the thing itself, ready to stand on its page. */
export function readOwnWords(
  text: string,
  { brand, kindWords, language, tables }: Known,
): Pick<Brief, 'pitch' | 'statements'> {
  const pitch = readPitch(text, {
    brand,
    kindWords,
    language,
    tables,
    claims: patternsFor(language).claims,
  });
  const start = fold(pitch ?? '')
    .replace(/^(?:an?|ein[er]?|una?|une|um|uma|uno)\s/u, '')
    .slice(0, telling);
  const statements = readStatements(text, { language, brand, tables }).filter(
    (statement) => !start || !fold(statement.replace(` ${brand}`, '')).includes(start),
  );
  return { ...(pitch && { pitch }), statements };
}
