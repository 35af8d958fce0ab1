import type { LanguageId } from '../../languages/language.ts';
import { fold } from '../tokens.ts';
import { isForVisitors } from './sentences.ts';

interface Said {
  brand: string;
  kindWords: readonly string[];
  language: LanguageId;
}

const namesIt = (words: string, kindWords: readonly string[]): boolean =>
  kindWords.some((word) => fold(words).includes(word));

/** 京都の町家で営むカフェ「…」 and 横浜の教室のサイト: what it is stands before the name or the site. */
const beforeName =
  /(?:^|[。、\n])([^。、「」\n]{6,40}?)(?:「|(?:の|を紹介する)(?:サイト|ホームページ|ウェブサイト|webサイト|LP|ランディングページ))/giu;

function japanese(text: string, { kindWords }: Said): string | undefined {
  const found = [...text.matchAll(beforeName)].map(([, words = '']) => words.replace(/(?:の|という)$/u, ''));
  const said = found.find(
    (words) => words.length >= 6 && namesIt(words, kindWords) && isForVisitors(`${words}です。`),
  );
  return said && `${said}です。`;
}

/** لمطعم سوري: "for a Syrian restaurant" is one word with its preposition. */
const withFor = /(?<![\p{L}\p{M}])ل([\p{L}\p{M}]{3,40}(?:\s[\p{L}\p{M}]{1,40}){2,12})/gu;
const arabicEnd = /[،,]?\s(?:اسمه|اسمها|باسم|يسمى|تسمى|نريد|أريد|نحتاج|مع قسم|بألوان|بدون).{0,600}$/u;

/** لتطبيق «ميزان» الذي يحول: the name between a thing and what it does. */
const nameBetween = /\s?[«"“][^«»"“”\n]{2,40}[»"”]\s(?:الذي|التي)(?=\s)/gu;

function arabic(text: string, { kindWords }: Said): string | undefined {
  return [...text.replace(nameBetween, '').matchAll(withFor)]
    .map(([, words = '']) => `${words} `.replace(arabicEnd, '').trim())
    .find(
      (words) =>
        words.split(' ').length >= 3 && namesIt(`ل${words.split(' ')[0]}`, kindWords) && isForVisitors(words),
    );
}

/** Descriptions in scripts that part no words, or write them together. */
export function glued(text: string, said: Said): string | undefined {
  if (said.language === 'ja') return japanese(text, said);
  return said.language === 'ar' ? arabic(text, said) : undefined;
}
