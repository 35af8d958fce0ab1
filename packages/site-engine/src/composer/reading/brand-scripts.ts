import { all, type Source } from './brand-source.ts';

const site = '(?:公式)?(?:ウェブ|Web|WEB|個人)?(?:サイト|ホームページ|HP|ページ|ポートフォリオ|ブログ)';

/** How names stand in Japanese, beside those in quotation marks. */
export const japaneseSources: readonly Source[] = [
  {
    pattern: all(
      '(?:名前|名称|屋号|(?<![\\p{N}何])[\\p{Script=Han}\\p{Script=Katakana}ー]{1,5}名)(?:は|[:：]|\\s)\\s?([^\\s、。「」（(]{1,20}?)(?=です|といい|と申|[、。（(\\s]|$)',
    ),
    certainty: 9,
    within: 2000,
  },
  { pattern: all('([^\\s、。「」『』のはをが]{2,15})という'), certainty: 8.5, within: 2000 },
  { pattern: all('^[^。]*、([^\\s、。「」『』のをがは]{2,10})です。'), certainty: 5.5, within: 200 },
  { pattern: all(`([^\\s、。「」『』の]{2,15})の${site}`), certainty: 5, within: 200 },
];

/** How names stand in Arabic, beside those in quotation marks. */
export const arabicSources: readonly Source[] = [
  {
    pattern: all(
      '(?:[اأ]سمه|[اأ]سمها|باسم|يسمى|تسمى|يدعى|تدعى)\\s([\\p{L}\\s]{2,30}?)(?=\\s(?:في|مع|يقدم|تقدم|و\\p{L}+)|[،.؛:\\n]|$)',
    ),
    certainty: 9,
    within: 2000,
  },
  {
    pattern: all('^[^.،\\n]{4,60}،\\s([\\p{Script=Arabic}\\s]{3,25}?)(?=[،.])'),
    certainty: 5.5,
    within: 200,
  },
];
