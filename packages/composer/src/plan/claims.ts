import type { Brief } from '@sitewright/contracts';
import type { OutcomeLog } from './outcomes.ts';
import { plain } from './words.ts';

/**
 * Claims that can harm whoever believes them: that something heals a disease, or that a result is certain. Stems by class, in the
 * languages that are written; a claim needs one of the healing ones and one of a disease, or one of certainty and one of a result.
 */
const healing = [
  'cure',
  'heals',
  'heal ',
  'remission',
  'heilt',
  'heilen',
  'heilung',
  'cura ',
  'curan',
  'curar',
  'guerit',
  'guerir',
  'guerison',
  'guarisc',
  'guarire',
  '治る',
  '治り',
  '治す',
  '完治',
  'يشفي',
  'يعالج',
  'شفاء',
];
const diseases = [
  'cancer',
  'tumor',
  'tumour',
  'diabet',
  'depression',
  'alzheimer',
  'dementia',
  'autism',
  'hiv',
  'aids',
  'covid',
  'arthritis',
  'asthma',
  'epilep',
  'parkinson',
  'stroke',
  'heart disease',
  'disease',
  'illness',
  'krebs',
  'demenz',
  'krankheit',
  'depressionen',
  'enfermedad',
  'cancro',
  'doenca',
  'maladie',
  'malattia',
  'tumore',
  'がん',
  '糖尿病',
  'うつ',
  '病気',
  'السرطان',
  'سرطان',
  'السكري',
  'مرض',
];
const certainty = ['guarantee', 'garanti', 'garantie', 'garantiz', '保証', 'مضمون'];
const results = [
  '100',
  'result',
  'weight loss',
  'lose weight',
  'profit',
  'income',
  'success',
  'ergebnis',
  'gewinn',
  'rendite',
  'erfolg',
].concat([
  'resultado',
  'ganancia',
  'resultat',
  'risultat',
  'guadagno',
  'lucro',
  '効果',
  '利益',
  'نتائج',
  'ربح',
]);
/** A guarantee of the work itself is a fact of trade. */
const ofService = [
  'satisf',
  'money back',
  'zufrieden',
  'geld zuruck',
  'rembours',
  'soddisf',
  'rimbors',
  'devol',
  'warranty',
  '返金',
  'استرداد',
];

const hasAny = (text: string, stems: readonly string[]): boolean => {
  const words = ` ${plain(text)} `;
  return stems.some((stem) => words.includes(/^[a-z0-9 ]+$/u.test(stem) ? ` ${stem}` : plain(stem)));
};

export const isDangerous = (text: string): boolean =>
  (hasAny(text, healing) && hasAny(text, diseases)) ||
  (hasAny(text, certainty) && hasAny(text, results) && !hasAny(text, ofService));

const why =
  'It promises a cure or a certain result. Such claims mislead people and are forbidden in most countries: say what is proven.';

interface Sourced {
  from: readonly number[];
}

/** A brief without claims that can harm; what is left out is said. */
export function withoutDangerousClaims(brief: Brief, log: OutcomeLog): Brief {
  const isSafe = (...texts: readonly (string | undefined)[]): boolean =>
    !texts.some((text) => text && isDangerous(text));
  const kept = <Entry extends Sourced>(
    entries: readonly Entry[],
    textsOf: (entry: Entry) => (string | undefined)[],
  ): Entry[] =>
    entries.filter((entry) => {
      const isKept = isSafe(textsOf(entry).join(' '));
      if (!isKept) log.leaveOut(entry.from, why);
      return isKept;
    });
  const { description, ...rest } = brief;
  const isDescribed = description && isSafe(description.value);
  if (description && !isDescribed) log.leaveOut(description.from, why);
  return {
    ...rest,
    ...(isDescribed && { description }),
    story: kept(brief.story, ({ text }) => [text]),
    details: kept(brief.details, ({ key, text }) => [key, text]),
    quotations: kept(brief.quotations, ({ text }) => [text]),
    figures: kept(brief.figures, ({ value, label }) => [value, label]),
    questions: kept(brief.questions, ({ question, answer }) => [question, answer]),
    people: kept(brief.people, ({ role, note }) => [role, note]),
    events: kept(brief.events, ({ title, note }) => [title, note]),
    offer: brief.offer.map((group) => ({
      ...group,
      items: kept(group.items, ({ name, detail }) => [name, detail]),
    })),
  };
}
