const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** Short words that fill every sentence of a language and few of another. */
const fillers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and for with of to our my a an is in website site'.split(' ')),
  es: new Set('el los las para con una mi que sitio página del y en nuestra'.split(' ')),
  de: new Set('der die das für mit eine einen und wir unser meine ein webseite ich auf'.split(' ')),
  fr: new Set('le les des pour avec une mon et un du nous notre dans site est'.split(' ')),
  pt: new Set('o os para com uma meu minha e em do da um nossa não'.split(' ')),
  it: new Set('il per con una un mio e di della sito nostro gli che nel'.split(' ')),
  nl: new Set('de het een voor met van mijn en ons op website wij'.split(' ')),
};

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (code: string): string => names.of(code) ?? code;

/** The language a text is written in: by its script where that says enough, otherwise by its short words. */
export function readLanguage(text: string): string {
  const sample = text.slice(0, 2000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const written = scripts.find(([, script]) => (sample.match(script)?.length ?? 0) > letters * 0.2);
  if (written && letters > 0) return written[0];
  const words = sample.toLocaleLowerCase('en').match(/\p{L}+/gu) ?? [];
  let best = 'en';
  let bestCount = words.filter((word) => fillers.en?.has(word)).length;
  for (const [language, known] of Object.entries(fillers)) {
    const count = words.filter((word) => known.has(word)).length;
    if (count > bestCount) [best, bestCount] = [language, count];
  }
  return best;
}
