import type { Brief } from '@sitewright/contracts';
import { refusedIn } from '../../../../negation.ts';
import type { Classified } from '../../../classify/classified.ts';
import { isOf, type Reading } from '../reading.ts';
import { type Mention, mentionsIn, moodIn } from './mentions.ts';

type ColourWish = Brief['design']['colours'][number];
type Role = NonNullable<ColourWish['role']>;

const roleWords: readonly (readonly [Role, RegExp])[] = [
  ['background', /background|backdrop|ground|hintergrund|fondo|fond(?![\p{L}])|sfondo|fundo|背景|خلفية/iu],
  [
    'primary',
    /(?:buttons?|schaltflächen|knöpfe|boutons?|botón|botones|pulsanti?|bottoni|botão|botões|knoppen|przyciski|przycisków|ボタン|按钮|أزرار)(?![\p{L}])/iu,
  ],
  ['accent', /accent|akzent|acento|accento|highlight|アクセント|点缀|تمييز/iu],
  ['text', /(?<![\p{L}])(?:text|ink|letters?|schrift|texto|texte|testo|type)(?![\p{L}])|文字|نص/iu],
  ['primary', /primary|main|principal|haupt|leading|base|primär|principale|メイン|主|رئيسي/iu],
];

const windowBehind = 28;
const windowBefore = 36;

/** What may stand between a colour and the word for what it is for. */
const bridgeBehind =
  /^[\s"'`)]*(?:(?:as|for|is|als|für|como|para|pour|per)\s)?(?:(?:the|a|an|main|der|die|das|el|la|le)\s)?$/iu;
const bridgeBefore =
  /^\p{L}{0,30}[\s:,–—-]{0,9}(?:(?:in|is|of|a|an|bright|warm|en|em|ist|es|の?は)\s?){0,4}["'`]?$/iu;

/** What a colour is for, by the word right behind it or right before it. */
function roleOf(
  text: string,
  { start, end }: Mention,
  previous: Mention | undefined,
  next: Mention | undefined,
): Role | undefined {
  const behind = text.slice(end, Math.min(end + windowBehind, next?.start ?? text.length));
  const before = text.slice(Math.max(previous?.end ?? 0, start - windowBefore), start);
  const isBehind = ([, words]: (typeof roleWords)[number]) => {
    const found = words.exec(behind);
    return found !== null && bridgeBehind.test(behind.slice(0, found.index));
  };
  const isBefore = ([, words]: (typeof roleWords)[number]) => {
    const found = words.exec(before);
    return found !== null && bridgeBefore.test(before.slice(found.index + found[0].length));
  };
  return roleWords.find(isBehind)?.[0] ?? roleWords.find(isBefore)?.[0];
}

const colourKeys = /colou?r|palette|farb|color|paleta|couleur|colori|cores|cor(?![\p{L}])|色|لوان|颜色/iu;

/** Whether a statement is nothing but colours: whatever else it was taken for, nothing else can be meant. */
function isOnlyColours(text: string, mentions: readonly Mention[]): boolean {
  const rest = mentions.reduceRight(
    (line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`,
    text,
  );
  return (
    mentions.length > 0 &&
    !/[\p{L}\p{N}]/u.test(
      rest.replaceAll(/(?<!\p{L})(?:and|und|y|et|e|with|mit|con|avec|com|colou?rs?|و)(?!\p{L})/giu, ' '),
    )
  );
}

/** What a colour is asked for: a part of the page, or its look as a whole. */
const asks =
  /(?<!\p{L})(?:buttons?|background|backdrop|accents?|highlights?|design|theme|look|styled?|palette|hintergrund|akzente?|knöpfe|fondo|letras|botones|fond|boutons?|sfondo|pulsanti|fundo|botões|letters|achtergrond|knoppen|tło|przyciski)(?!\p{L})|背景|ボタン|خلفية|按钮/iu;
const sureContent: ReadonlySet<string> = new Set(['fact', 'item', 'event', 'person', 'quotation', 'story']);

function holdsColours(statement: Classified, mentions: readonly Mention[]): boolean {
  if (statement.class === 'prohibition') return false;
  if (isOf(statement, 'design_wish') || colourKeys.test(statement.key ?? '')) return true;
  if (mentions.length > 0 && asks.test(statement.text) && !sureContent.has(statement.class)) return true;
  const isContent =
    statement.under !== undefined && ['item', 'fact'].includes(statement.class) && statement.sureness > 0.8;
  return (
    !isContent &&
    (isOnlyColours(statement.text, mentions) ||
      /(?:colou?rs?|palette|theme|accents?|farben?|colores|couleurs?|cores|colori|色)\b/iu.test(
        statement.text,
      ))
  );
}

/** The colours that are asked for, in their order, each once. */
export function readColours(reading: Reading): ColourWish[] {
  const wishes = new Map<string, ColourWish>();
  for (const [index, statement] of reading.statements.entries()) {
    const refused = refusedIn(statement.text, reading.language);
    const mentions = mentionsIn(statement.text, reading).filter(
      ({ start }) => !refused.some((part) => start >= part.start && start < part.end),
    );
    if (mentions.length === 0 || !holdsColours(statement, mentions)) continue;
    for (const [at, mention] of mentions.entries()) {
      const role = roleOf(statement.text, mention, mentions[at - 1], mentions[at + 1]);
      const { css, words } = mention;
      if (!wishes.has(css)) wishes.set(css, { css, words, ...(role ? { role } : {}), from: [index] });
    }
  }
  return wishes.size > 0 ? [...wishes.values()] : moodColours(reading);
}

const moodful: ReadonlySet<string> = new Set(['design_wish', 'not_understood', 'meta']);

/** Where no colour is named, those of the first mood that is. */
function moodColours(reading: Reading): ColourWish[] {
  for (const [index, statement] of reading.statements.entries()) {
    const isAsked = moodful.has(statement.class) || statement.also.includes('design_wish');
    const found = isAsked ? moodIn(statement.text, reading) : [];
    if (found.length > 0) return found.map(({ css, words }) => ({ css, words, from: [index] }));
  }
  return [];
}
