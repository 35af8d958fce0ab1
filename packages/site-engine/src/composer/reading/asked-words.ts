/** Words the person wants to read on the page, as typed. */
export interface AskedWords {
  headline?: string;
  /** What the main button says. */
  action?: string;
}

const taglines = 'tagline|slogan|strapline|motto|leitspruch|eslogan|lema|accroche|devise|スローガン|شعار';
const headlines = `${taglines}|headline|heading|hero (?:text|title|line)|überschrift|schlagzeile|titular|titre principal|título principal|titolo principale|manchete|見出し|キャッチコピー|(?:ال)?عنوان (?:ال)?رئيسي`;
const buttons = 'button|cta|call to action|knopf|schaltfläche|botón|bouton|botão|pulsante|bottone|ボタン|زرّ?';
const joint =
  '(?:\\s?(?:text|label))?(?:\\s?[:=]|\\s(?:is|says|saying|that (?:says|reads)|reads|reading|which says|should (?:say|read)|lautet|dice|que (?:diga|dice)|qui dit|(?:que )?diz|che dice|mit (?:dem|der) (?:text|aufschrift)|con el texto|avec le texte|com o texto|con il testo))*\\s?[:(]?\\s?';
const quoted = '["“„«「]\\s?([^"“”„«»「」\\n]{2,80}?)\\s?["”“»」]';

const afterLabel = (labels: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${labels})${joint}${quoted}`, 'iu');
/** 「…」という見出し: in Japanese the words come first. */
const beforeLabel = (labels: string): RegExp =>
  new RegExp(`「([^「」]{2,60})」(?:という|の)?(?:${labels})`, 'u');

const asHeadline = [
  afterLabel(headlines),
  beforeLabel(headlines),
  new RegExp(`(?<![\\p{L}])(?:${taglines})\\s?:\\s?([^"“”„«»「」.\\n]{4,80})(?=[.\\n]|$)`, 'iu'),
];
const asAction = [afterLabel(buttons), beforeLabel(buttons)];

const firstIn = (text: string, patterns: readonly RegExp[]): RegExpExecArray | undefined =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);

const longestRead = 6000;
const longestAction = 32;

/** The headline and the label a prompt asks for: headline “Bread worth waking for”, a button ("Reserve a loaf"). */
export function readAskedWords(text: string): AskedWords {
  const start = text.slice(0, longestRead);
  const headline = firstIn(start, asHeadline)?.[1]?.trim();
  const action = firstIn(start, asAction)?.[1]?.trim();
  return {
    ...(headline && { headline }),
    ...(action && action.length <= longestAction && { action }),
  };
}

/** The prompt without them: what is to be read on the page is no name. */
export function withoutAskedWords(text: string): string {
  const said = [asHeadline, asAction].map((patterns) => firstIn(text.slice(0, longestRead), patterns)?.[0]);
  return said.reduce<string>((rest, words) => (words ? rest.replace(words, '·') : rest), text);
}
