import { readAskedWords } from './asked-words.ts';
import { nameSource } from './names.ts';

export interface Quote {
  text: string;
  by?: string;
}

const quoted = /["“«„](?=\p{L}|…)([^"”»“\n]{12,300})["”»“]/gu;
/** "— Marta Oyelaran, Kiln Theatre", "(J. Ferraro)", "by Ana": who said it. */
const signed = new RegExp(
  `^[\\s,.]{0,2}(?:[–—-]|by|says|said|von|de|di|par)\\s?(${nameSource}(?:,\\s${nameSource})?)|^\\s?\\(((?:\\p{Lu}|[Tt]he|a)[^()\\n]{1,50})\\)`,
  'u',
);
/** What announces the words of others, however short they are. */
const announced =
  /(?<![\p{L}])(?:quotes?|said|says?|testimonials?|reviews?|zitate?|kundenstimmen?|citas?|opinión|opiniones|citation|avis|citazione|recensione|depoimento)[\p{L}\s]{0,30}:?\s?$/iu;

const fewestWords = 5;
const fewestSigned = 3;

const mostQuotes = 4;

/** Words of others that the prompt quotes: a sentence, or a few words that somebody signs; a quoted name is none. */
export function readQuotes(text: string): Quote[] {
  const { headline } = readAskedWords(text);
  return [...text.matchAll(quoted)]
    .filter((match) => match[1]?.trim() !== headline)
    .flatMap((match) => {
      const words = match[1]?.trim() ?? '';
      const end = match.index + match[0].length;
      const by = signed
        .exec(text.slice(end, end + 90))
        ?.slice(1)
        .find(Boolean);
      const isSaid = by || announced.test(text.slice(Math.max(0, match.index - 60), match.index));
      const count = words.split(/\s+/u).length;
      const isQuote = count >= fewestWords && words.length >= 25;
      return isQuote || (isSaid && count >= fewestSigned) ? [{ text: words, ...(by && { by }) }] : [];
    })
    .slice(0, mostQuotes);
}
