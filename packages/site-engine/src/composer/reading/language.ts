import { lexicons } from '../languages/lexicons.ts';

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

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Short words that fill every sentence of a language and few of another. */
const fillers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    en: 'the and for with of to our my a an is in website site we are at from by page no about contact prices pricing gallery hours opening booking services features look please should your out i it we’re open call team not one any this that has',
    es: 'el los las para con una mi que sitio página del y en nuestra nuestro de la un por sin web queremos quiero colores horario horarios precios galería servicios contacto desde nuestros lunes martes miércoles jueves viernes sábado domingo se llama somos está quiénes dónde cómo tienda reservas carta citas cada hola gracias muy',
    de: 'der die das für mit eine einen und wir unser unsere meine ein webseite ich auf in aus bitte ohne von zum farben preise leistungen über website seite sind montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi fr sa uhr heißt nicht keine kein öffnungszeiten anfahrt termin kontakt ihr euch alle oder gern eintritt programm tag anreise',
    fr: 'le la les des pour avec une mon et un du nous notre dans site est de à au sans page tarifs horaires nos sur aux couleurs lundi mardi mercredi jeudi vendredi samedi dimanche équipe noir blanc ans chez par entraînements où qui ou ni cette ce votre vos elle ils mes ma contact je suis avis',
    pt: 'o os as para com uma meu minha e em do da um nossa nosso não na site dos das sem preços de por cores serviços galeria segunda terça quarta quinta sexta sábado domingo horário preço somos estamos está são você loja contato contacto marcação equipe equipa ao pelo pela nos nas chama mim',
    it: 'il la per con una un mio e di della sito nostro gli che nel le del senza da colori prezzi orari dove chi siamo lunedì martedì mercoledì giovedì venerdì sabato domenica aperto chiuso dal al alle nella dei delle degli sono sul come più vorrei azienda',
    nl: 'de het een voor met van mijn en ons op website wij onze bij zijn niet naar prijzen foto geen graag uur nieuwe kleine grote openingstijden contact ma wo vr tot dit dat ook hebben heb ik uit bel offerte werkwijze',
    pl: 'i w z na dla do jest strona internetowa się oraz nasza moja nasz usługi cennik kontakt bez we od oferta godziny otwarcia pon pt zajęcia nauczyciele zapisy grafik kolory klientów',
    sv: 'och för en ett med av vi är på som vår hemsida webbplats till i öppet öppettider om oss hitta hit priser boka ons tors sön mån lör ingen inga',
    da: 'og for en et med af vi er på som vores hjemmeside til i',
    tr: 've bir için ile bu web sitesi bizim ve da',
    cs: 'a pro na je se web stránky s naše',
    fi: 'ja sivusto verkkosivut meidän kanssa',
  }).map(([language, words]) => [language, words.split(' ')]),
);

/** How many languages share a filler: the fewer, the more it says. */
const sharedBy = new Map<string, number>();
for (const word of Object.values(fillers).flat()) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);

/** Letters that only few languages write. */
const letters: Readonly<Record<string, RegExp>> = {
  es: /[ñ¿¡]/gu,
  de: /[ßäü]/gu,
  fr: /[èêœçàù]|['’](?=[aeéh])/gu,
  pt: /[ãõ]|ção|ções|dade(?!\p{L})/gu,
  it: /[ìò]|(?<=\p{L})zione|gli(?!\p{L})/gu,
  nl: /ij|aa(?=\p{L})|uu(?=\p{L})/gu,
  pl: /[ąęłńśźż]/gu,
  sv: /[å]/gu,
  da: /[øæ]/gu,
  tr: /[ğışİ]/gu,
  cs: /[řěůž]/gu,
};

const lexiconWords = new Map<string, ReadonlySet<string>>(
  (['en', 'es', 'de', 'fr', 'pt', 'it'] as const).map((language) => [
    language,
    new Set(Object.values(lexicons[language]).flat()),
  ]),
);

/** A word for a trade is a sign of the language too: "fisioterapia"; words that go together are a surer one. */
function lexiconScore(language: string, words: readonly string[]): number {
  const trades = lexiconWords.get(language);
  const found = (length: number): number =>
    words.filter((_, at) => trades?.has(words.slice(at, at + length).join(' '))).length;
  return found(1) * 0.6 + found(2) + found(3);
}

const names = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (code: string): string => names.of(code) ?? code;

const languageWords: Readonly<Record<string, string>> = {
  en: 'english|englisch|inglés|anglais|inglês|inglese|英語|الإنجليزية',
  es: 'spanish|spanisch|español|castellano|espagnol|espanhol|spagnolo|スペイン語|الإسبانية',
  de: 'german|deutsch|alemán|allemand|alemão|tedesco|ドイツ語|الألمانية',
  fr: 'french|französisch|francés|français|francês|francese|フランス語|الفرنسية',
  pt: 'portuguese|portugiesisch|portugués|portugais|português|portoghese|ポルトガル語|البرتغالية',
  it: 'italian|italienisch|italiano|italien|イタリア語|الإيطالية',
  ja: 'japanese|japanisch|japonés|japonais|japonês|giapponese|日本語|اليابانية',
  ar: 'arabic|arabisch|árabe|arabe|arabo|アラビア語|العربية',
  nl: 'dutch|niederländisch|nederlands',
  pl: 'polish|polnisch|polski',
};
const wish =
  '(?:site|website|page|web|texts?|copy|content|written|everything|all|write it|language|sprache|idioma|langue|lingua|texte|textos|testi|seite|webseite|página|sitio|sito)';
const asked = Object.entries(languageWords).map(
  ([code, words]) =>
    [
      code,
      words.split('|'),
      new RegExp(
        `(?<!\\p{L})${wish}\\s(?:[\\p{L}]+\\s){0,2}?(?:in|auf|en|em|is|:)?\\s?(?:${words})(?!\\p{L})|(?:^|[.;!\\n]\\s?|,\\s)(?:please\\s|bitte\\s)?(?:in|auf|en|em)\\s(?:${words})(?=\\s?[.,;!\\n]|$|\\splease)|(?<!\\p{L})(?:${words})(?:-language)?\\s(?:site|website|page|texts?|copy)(?!\\p{L})|(?:${words})で(?:書|作|お願|。|$)|ب(?:اللغة\\s)?(?:${words})`,
        'iu',
      ),
    ] as const,
);

/** The language a prompt asks its site to be in, where it names one. */
export function readAskedLanguage(text: string): string | undefined {
  const start = text.slice(0, 6000);
  const lower = start.toLocaleLowerCase('en');
  // The large patterns are made only for languages that are named at all.
  return asked.find(
    ([, words, pattern]) => words.some((word) => lower.includes(word)) && pattern.test(start),
  )?.[0];
}

/** "Mon 6pm" is no French word. */
const englishDay = /(?<!\p{L})(?:mon|sat|sun)(?=\s?[-–&,]|\s\d)/gu;

/** The language a text is written in: by its script where that says enough, otherwise by its short words. */
export function readLanguage(text: string): string {
  const sample = text.slice(0, 2000);
  const count = sample.match(/\p{L}/gu)?.length ?? 0;
  const written = scripts.find(([, script]) => (sample.match(script)?.length ?? 0) > count * 0.2)?.[0];
  // Only Japanese has kana, however few of them stand between the characters it shares with Chinese.
  if (written === 'zh' && kana.test(sample)) return 'ja';
  if (written && count > 0) return written;
  const lower = sample.toLocaleLowerCase('en');
  const words = lower.replace(englishDay, ' ').match(/\p{L}+/gu) ?? [];
  let best = 'en';
  let most = 0.5;
  for (const language of Object.keys(fillers)) {
    const score = scoreOf(language, words, lower);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

function scoreOf(language: string, words: readonly string[], text: string): number {
  const known = new Set(fillers[language]);
  const fillerScore = words.reduce(
    (sum, word) => sum + (known.has(word) ? 1 / (sharedBy.get(word) ?? 1) : 0),
    0,
  );
  const own = letters[language];
  return (
    fillerScore +
    (own ? Math.min(3, (text.match(own)?.length ?? 0) * 0.4) : 0) +
    lexiconScore(language, words)
  );
}
