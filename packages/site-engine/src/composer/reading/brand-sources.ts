import { eitherCase } from './either-case.ts';
import { groupOf, nameSource, quotedSource } from './names.ts';

/** A text that may be the name, and how sure that is. */
export interface Candidate {
  text: string;
  index: number;
  certainty: number;
}

const article =
  "(?:(?:the|my|our|el|la|los|las|le|les|l['’]|die|das|der|den|unsere?n?|meine?n?|o|a|os|as|il|lo|gli|i|mi|nuestr[oa]|mon|ma|notre|il mio|la mia|o meu|a minha)\\s)?";

const verbs =
  "call(?:ed|s itself)|named|titled|known as|(?<!my\\s)name is|brand(?:ed)?(?: name)?(?: is|:)|se llama|llamad[ao]s?|de nombre|namens|heißt|heisst|genannt|mit dem namen|nommée?|appelée?|s['’]appelle|qui s['’]appelle|intitulée?|chamad[ao]|se chama|de nome|chiamat[ao]|si chiama|di nome|intitolat[ao]|zwan[ay]|som heter|genaamd|heter|hedder";
/** "My name is" names a person; what is called so is what the site is for. */
const labels =
  '(?<!(?:my|mi|mein|mon|meu|mio)\\s)(?:(?:brand|business|company|studio|shop|project|site|band|app|product)\\s)?(?:name|naam|nombre|nom|nome|firma|navn|namn)(?:\\s(?:of|des|der|del|de|du|do|della)\\s[\\p{L}\\s]{2,30}?)?\\s?(?:is|ist|es|est|è|é|:|=|–|-)?';
/** "Company: Northfall Roofing": in notes and lists the kind of undertaking stands for its name. */
const entries =
  '(?:business|company|client|brand|practice|firm|studio|shop|band|club|venue|project|empresa|negocio|marca|cliente|entreprise|société|marque|azienda|ditta|attività|unternehmen|betrieb|kunde|marke|verein|bedrijf)';
/** "The farm is Hafod Wen": what an undertaking is called in passing. */
const undertakings =
  '(?:business|company|brand|practice|surgery|firm|studio|shop|store|café|cafe|restaurant|bar|pub|bakery|farm|boat|band|club|group|venue|project|school|clinic|hotel|gallery|theatre|society|charity|agency|label|team|place)';
const self =
  "(?:my name is|mi nombre es|mein Name ist|mon nom est|meu nome é|il mio nome è|I['’]m|I am|we['’]re|we are|we['’]re launching|we are launching|this is|meet|ich bin|wir sind|je suis|je m['’]appelle|nous sommes|soy|me llamo|somos|sou|chamo-me|me chamo|sono|mi chiamo|siamo)";

/** A word that opens the names of practices: "Studio notarile Bellandi", "Clínica dental Vega". */
const practice =
  '(?:Studio|Cabinet|Étude|Clínica|Clinique|Clinica|Gabinete|Bufete|Despacho|Estudio|Consultorio|Ambulatorio)';

const lowerWord = "[\\p{L}\\p{N}'’&-]{2,30}";
const clauseWord =
  'in|and|with|for|that|which|at|near|from|und|mit|für|aus|y|con|en|de|et|avec|à|e|com|em|per|in der';

const all = (source: string, flags = 'u') => new RegExp(source, `g${flags}`);
const begin = '(?<![\\p{L}\\p{N}])';

interface Source {
  pattern: RegExp;
  certainty: number;
  /** How far into the text it is looked for. */
  within: number;
}

const sources: readonly Source[] = [
  { pattern: all(`${begin}(?:${verbs})[\\s,:]{0,3}(?:${quotedSource})`, 'iu'), certainty: 10, within: 4000 },
  { pattern: all(`${begin}(?:${labels})\\s?(?:${quotedSource})`, 'iu'), certainty: 10, within: 4000 },
  {
    pattern: all(`${begin}(?:${eitherCase(verbs)}):?\\s(?:the\\s(?=\\p{Lu}))?(${nameSource})`),
    certainty: 10,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:${eitherCase(labels)})\\s?(?<!\\p{L})(${nameSource})`),
    certainty: 9.8,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:${eitherCase(self)})\\s(?!(?:an?|the|not|in|from)\\s)(?:(?:das|die|der|les|los|las|la|el|il|lo|i|gli|os|as|o)\\s)?(${nameSource})`,
    ),
    certainty: 9,
    within: 400,
  },
  {
    pattern: all(
      `${begin}(?:${verbs})\\s(${lowerWord}(?:\\s(?:[&+]\\s)?${lowerWord}){0,3}?)(?=\\s?(?:[,.;!?\\n]|$)|\\s(?:${clauseWord})\\s)`,
      'iu',
    ),
    certainty: 8.8,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:called|named)\\s(${lowerWord})(?=[\\s,.;!?]|$)`, 'iu'),
    certainty: 8.7,
    within: 4000,
  },
  {
    pattern: all(`(?:^|\\n)[\\s*•-]{0,4}(?:${eitherCase(entries)})\\s?[:：]\\s?(${nameSource})`),
    certainty: 9.7,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:[Tt]he|[Oo]ur|[Mm]y)\\s${undertakings}\\sis\\s(${nameSource})(?=\\s?[,.;:(]|$)`),
    certainty: 8.4,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:[Ii]t is|[Ii]t['’]s|[Tt]hey are|[Ww]e are)\\sthe\\s(${nameSource})(?=\\s?[,.;:(–—-]|$)`,
    ),
    certainty: 7.5,
    within: 1500,
  },
  {
    pattern: all(
      `^[\\s"“]*(?:the\\s)?(${nameSource})(?=\\s?[,:|–—\\n(.!]|\\s-\\s|\\s(?:is|are|since|seit|dal|desde|depuis|in|en|à|a|em|no|na|nel|nella|sul|sulla|im|am|bei|aus|dans|uit|i|på|near|makes|we|for|at)\\s)`,
    ),
    certainty: 8.5,
    within: 200,
  },
  {
    pattern: all(`^[\\s"“]*(${practice}\\s\\p{Ll}+\\s${nameSource})(?=\\s?[,.:;–—]|\\s(?:in|en|à|a|em)\\s)`),
    certainty: 8.6,
    within: 200,
  },
  { pattern: all(quotedSource), certainty: 8, within: 300 },
  { pattern: all(`(?:${quotedSource})\\s(?:heißen|heißt|heisst|genannt)`), certainty: 10, within: 4000 },
  {
    pattern: all(
      `(?:[Pp]roduct|[Bb]rand|[Aa]pp|[Pp]roject|[Cc]ompany|[Ss]hop) name:?\\s(${lowerWord})(?=\\s?[.,;\\n]|$)`,
    ),
    certainty: 9,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:[Ww]e['’]re|[Ww]e are|[Ii]t['’]s|[Tt]his is|I run|[Ww]e run)\\san?\\s[\\p{Ll}\\s-]{4,60},\\s(${nameSource})(?=\\s?[,.])`,
    ),
    certainty: 7.6,
    within: 1500,
  },
  {
    pattern: all(
      `^(?:[^.\\n:;]|\\p{Lu}{2,6}\\s)?[^.\\n:;\\p{Lu}]{0,90}?(?::|\\s[–—-])\\s(${nameSource})(?=\\s?[,.;:–—(!]|\\s-\\s|\\s*$|\\n|\\s(?:in|is)\\s)`,
    ),
    certainty: 7.8,
    within: 220,
  },
  {
    pattern: all(`^[^.\\n:;–—]{4,90}\\s[–—]\\s(${nameSource})(?=\\s?[.,;:(!]|\\s*$|\\n)`),
    certainty: 6.7,
    within: 220,
  },
  {
    pattern: all(
      `${begin}(?:for|of|by|para|für|pour|per|por|voor|dla|till|för)\\s${article}(${nameSource})(?![\\p{L}\\p{N}])`,
    ),
    certainty: 7,
    within: 1500,
  },
  {
    pattern: all(
      `^[^.\\n]?[^.\\n\\p{Lu}]{4,120},\\s(${nameSource})(?=\\s(?:in|near|en|à|em|bei)\\s(?:the\\s)?\\p{Lu})`,
    ),
    certainty: 5.9,
    within: 220,
  },
  {
    pattern: all(`^[^.\\n,]?[^.\\n,\\p{Lu}]{4,80},\\s(${nameSource})(?=\\s?[,.;:–—])`),
    certainty: 6,
    within: 160,
  },
  {
    pattern: all(
      `(?<![\\p{L}])(?:novel|book|memoir|album|film|podcast|game|course|newsletter|magazine|comic|play|roman|livre|libro|livro|romanzo|novela)\\s(${nameSource})(?=\\s(?:by|von|de|di)\\s)`,
    ),
    certainty: 7.3,
    within: 1500,
  },
  {
    pattern: all(`(?<=[,:]\\s)(?=[^.,;\\n]{2,40}\\s[&+]\\s)(${nameSource})(?=\\s?[.,;:(]|$)`),
    certainty: 5.6,
    within: 300,
  },
  {
    pattern: all(`(?<=[.!?]\\s|\\n)(${nameSource})(?=,\\s|\\.\\s|\\s[–—-]\\s)`),
    certainty: 5.5,
    within: 260,
  },
  {
    pattern: all(
      '(?:店名|名前|屋号|社名|会社名|サービス名|名称)(?:は|[:：]|\\s)\\s?([^\\s、。「」]{1,20}?)(?=です|といい|と申|[、。\\s]|$)',
    ),
    certainty: 9,
    within: 2000,
  },
  { pattern: all('([^\\s、。「」『』のはをが]{2,15})という'), certainty: 8.5, within: 2000 },
  { pattern: all('^[^。]*、([^\\s、。「」『』のをがは]{2,10})です。'), certainty: 5.5, within: 200 },
  {
    pattern: all('^[^.،\\n]{4,60}،\\s([\\p{Script=Arabic}\\s]{3,25}?)(?=[،.])'),
    certainty: 5.5,
    within: 200,
  },
  {
    pattern: all(
      '([^\\s、。「」『』の]{2,15})の(?:公式)?(?:ウェブ|Web|WEB)?(?:サイト|ホームページ|HP|ページ)',
    ),
    certainty: 5,
    within: 200,
  },
  {
    pattern: all(
      '(?:[اأ]سمه|[اأ]سمها|باسم|يسمى|تسمى|يدعى|تدعى)\\s([\\p{L}\\s]{2,30}?)(?=\\s(?:في|مع|يقدم|تقدم|و\\p{L}+)|[،.؛:\\n]|$)',
    ),
    certainty: 9,
    within: 2000,
  },
  { pattern: all(`(${nameSource})\\s(?:is|are)\\s(?:an?|the|our|my)\\s`), certainty: 5, within: 1500 },
  { pattern: all(`${begin}((?!I['’])${nameSource})['’]s\\s`), certainty: 4.5, within: 1500 },
];

/** Words after which a name is a place, a tool or anything but the brand. */
const notBefore =
  /(?<![\p{L}])(?:in|near|at|from|around|outside|above|below|over|across|past|through|behind|beyond|under|between|throughout|with|using|use|uses|like|and|or|the|via|on|to|see|font|fonts|en|à|au|aus|bei|em|no|na|a|ad|mit|avec|con|com|dans|sur|les?|sections?|pages?|add|include|show|want|need|have|im|am|auf|nel|nella|nei|sul|sulla|dal|dalla|chez|près de|uit|te|på|w|we|de|di|da|do|del|des|du|della|of|von|van|only|just|write|say|print|your|but|not|as)\s$/iu;
const afterKind = all(`(?<=(?<![\\p{L}\\p{N}])\\p{Ll}[\\p{Ll}’'-]{1,24}\\s)(${nameSource})`);

/** "law firm Aldous Wray", "escuela de surf Ola Nueva": a name right after what it is. */
const appositions = (text: string): Candidate[] =>
  [...text.slice(0, 260).matchAll(afterKind)]
    .filter(({ index }) => !notBefore.test(text.slice(Math.max(0, index - 14), index)))
    .map((match) => ({ text: match[1] ?? '', index: match.index, certainty: 6.5 }));

/** What a quotation is when it is no name: a button, a slogan, a work. */
const quotedThing =
  /(?<![\p{L}])(?:button|label|says?|saying|tagline|slogan|headline|motto|text|cta|reads?|quote|ep|album|single|song|book|novel|play|show|season|talk|film|hero|title|subtitle)(?:\s?[:(]|\s(?:is|that|which|says|reads))*\s?[(:]?\s?$/iu;

const isThing = (text: string, index: number): boolean =>
  quotedThing.test(text.slice(Math.max(0, index - 30), index));

/** A way to find names, and the most that what it finds can be worth. */
export interface Finder {
  certainty: number;
  find(text: string): Candidate[];
}

const finderOf = ({ pattern, certainty, within }: Source): Finder => ({
  certainty,
  find: (text) =>
    [...text.slice(0, within).matchAll(pattern)].map((match) => ({
      text: groupOf(match),
      index: match.index,
      certainty: certainty === 8 && isThing(text, match.index) ? 3 : certainty,
    })),
});

const finders = sources.map(finderOf);

/** Every way to find the name of a site. */
export const brandFinders = (capitalNouns: boolean): Finder[] => [
  ...finders,
  ...(capitalNouns ? [] : [{ certainty: 6.5, find: appositions }]),
];
