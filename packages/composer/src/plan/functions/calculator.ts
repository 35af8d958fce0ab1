import { reckoning } from '@sitewright/composer-content';
import { toolsIn } from '../../tool-words.ts';
import type { Draft } from '../drafts.ts';
import { inLanguage } from '../in-language.ts';
import type { ToolPlan } from '../site-plan.ts';
import { createNames } from '../slugs.ts';
import { capitalise, hasWords, plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { formulaOf } from './formulas.ts';
import { functionsOf } from './functions-of.ts';
import { knownCalculator, knownSum } from './known-sums.ts';
import { type StatedFormula, statedFormula } from './stated-formula.ts';
import { wordsOfWish } from './wish-words.ts';

type Calculator = Extract<ToolPlan, { tool: 'calculator' }>;
type Input = Calculator['inputs'][number];

const percent = /(\d{1,2}(?:[.,]\d{1,3})?)\s?[%٪％]/u;

/** The texts of items that can hold a rate. */
const statedTexts = ({ brief: { offer } }: Writing): string[] =>
  offer.flatMap(({ items }) =>
    items.map(({ name, price = '', detail = '', values = {} }) =>
      [name, price, detail, ...Object.values(values)].join(' '),
    ),
  );

const isAboutLoans = (text: string, { own: { words } }: Writing): boolean =>
  words.loan.some((word) => plain(text).includes(plain(word)));

const rateIn = (text: string): number => Number(percent.exec(text)?.[1]?.replace(',', '.') ?? 0);

/** What a loan is paid back with month by month. Rate and term are the visitor's to set; a stated rate is where it starts. */
function loanCalculator(draft: Draft, writing: Writing): Calculator | undefined {
  const stated = statedTexts(writing);
  if (!isAboutLoans(`${askedIn(draft, writing)} ${draft.title ?? ''}`, writing)) return undefined;
  const rated = stated.find((text) => isAboutLoans(text, writing) && rateIn(text) > 0) ?? '';
  const { calculator } = writing.messages;
  return {
    tool: 'calculator',
    inputs: [
      { id: 'amount', label: calculator.amount, value: 10000, min: 500, max: 500000, step: 500 },
      {
        id: 'rate',
        label: calculator.rate,
        unit: '%',
        value: rateIn(rated) || 5,
        min: 0.01,
        max: 25,
        step: 0.01,
      },
      { id: 'years', label: calculator.years, value: 5, min: 1, max: 40, step: 1 },
    ],
    formula: 'amount * (rate / 1200) / (1 - (1 + rate / 1200) ^ (0 - years * 12))',
    resultLabel: calculator.monthly,
    assumption: calculator.assumption,
  };
}

const mostInputs = 8;

const amountOf = (price: string | undefined): number => {
  const written = /\d[\d.,\s]*\d|\d/u.exec(price ?? '')?.[0] ?? '';
  const places = /[.,](\d{2})$/u.exec(written) ? 2 : 0;
  return Number(written.replace(/\D/gu, '') || 0) / 10 ** places;
};

const currencyOf = (price: string): string | undefined => /\p{Sc}|CHF|kr|zł/u.exec(price)?.[0];

/** What each pays of a bill, with a tip where one is spoken of. */
function splitCalculator(draft: Draft, writing: Writing): Calculator | undefined {
  const { words, tips } = reckoning().split;
  const asked = askedIn(draft, writing);
  if (!words.some((word) => hasWords(asked, word))) return undefined;
  // "Trinkgeldrechner" has its tip in a compound, where no word of it stands alone.
  const all = plain([asked, ...writing.brief.statements.map(({ text }) => text)].join(' '));
  return sharedBill(
    writing,
    tips.some((word) => all.includes(plain(word))),
  );
}

/** A bill with a tip that several pay. */
export const tipCalculator = (writing: Writing): Calculator | undefined => sharedBill(writing, true);

/** Whatever a tool is called: a bill that is shared, or a sum that everybody reckons alike. */
export function calculatorOfText(text: string, writing: Writing): Calculator | undefined {
  const { words, tips } = reckoning().split;
  const isShared = words.some((word) => hasWords(text, word));
  if (isShared)
    return sharedBill(
      writing,
      tips.some((word) => plain(text).includes(plain(word))),
    );
  return knownSum([text], writing);
}

function sharedBill({ locale, messages }: Writing, hasTip: boolean): Calculator | undefined {
  const { labels } = reckoning().split;
  const said = inLanguage(labels, locale.id) ?? labels.en;
  if (!said) return undefined;
  const tip: Input = { id: 'tip', label: said.tip, value: 10, min: 0, max: 50, step: 1 };
  return {
    tool: 'calculator',
    inputs: [
      { id: 'bill', label: said.bill, value: 60, min: 0, max: 100000, step: 0.01 },
      ...(hasTip ? [tip] : []),
      { id: 'people', label: said.people, value: 2, min: 1, max: 99, step: 1 },
    ],
    formula: hasTip ? 'bill * (1 + tip / 100) / people' : 'bill / people',
    resultLabel: said.each,
    assumption: messages.calculator.assumption,
  };
}

const askedIn = (draft: Draft, { brief }: Writing): string =>
  functionsOf(draft, 'calculator')
    .flatMap((wish) => wordsOfWish(wish, brief))
    .join(' ');

/** Whether prices are to be added up: the wish says so, or says nothing of what is worked out. */
function isOfPrices(draft: Draft, writing: Writing): boolean {
  const asked = askedIn(draft, writing);
  const options = functionsOf(draft, 'calculator').flatMap((wish) => wish.options);
  const items = writing.brief.offer.flatMap((group) => group.items);
  const isNamed = items.some(({ name }) => hasWords(asked, name));
  if (toolsIn(asked, writing.own.id).includes('converter')) return false;
  // "count the holes and choose cane or rush": what is entered there has no price of its own.
  if (!isNamed && reckoning().entering.some((word) => hasWords(asked, word))) return false;
  return isNamed || options.length === 0 || reckoning().pricing.some((word) => hasWords(asked, word));
}

/** How much several of what has a price come to. */
function priceCalculator(draft: Draft, writing: Writing): Calculator | undefined {
  const priced = writing.brief.offer
    .flatMap(({ items }) => items)
    .filter(({ price }) => amountOf(price) > 0)
    .slice(0, mostInputs);
  if (priced.length === 0 || !isOfPrices(draft, writing)) return undefined;
  const idFor = createNames();
  const rows = priced.map(({ name, price = '' }) => ({ id: idFor('n').replace('-', ''), name, price }));
  const unit = currencyOf(rows[0]?.price ?? '');
  const { total, assumption } = writing.messages.calculator;
  return {
    tool: 'calculator',
    inputs: rows.map(({ id, name, price }, index) => ({
      id,
      label: name,
      unit: price,
      value: index === 0 ? 1 : 0,
      min: 0,
      max: 99,
      step: 1,
    })),
    formula: rows.map(({ id, price }) => `${id} * ${amountOf(price)}`).join(' + '),
    resultLabel: total,
    ...(unit && { resultUnit: unit }),
    assumption,
  };
}

/** What the result is counted in: the currency of its amounts, unless what it is says so itself. */
const resultUnitOf = ({ unit, result = '' }: StatedFormula): string | undefined =>
  / (?:in|en|em|w) \S+$/iu.test(result) ? undefined : unit;

/** The sum that the prompt says in words or signs, worked out as it says. */
function statedCalculator(
  draft: Draft,
  { brief, messages: { calculator } }: Writing,
): Calculator | undefined {
  const wishes = functionsOf(draft, 'calculator');
  const said = wishes.flatMap(({ from }) => from.flatMap((index) => brief.statements[index] ?? []));
  const listed = wishes.flatMap(({ options }) => [...options, options.join(' ')]);
  const stated = [...said.map(formulaOf), ...listed.map(statedFormula)].find((sum) => sum !== undefined);
  if (!stated) return undefined;
  const unit = resultUnitOf(stated);
  return {
    tool: 'calculator',
    inputs: stated.inputs.slice(0, mostInputs).map(
      (label, index): Input => ({
        id: `x${index + 1}`,
        label: capitalise(label),
        value: 1,
        min: 0,
        max: 100000,
        step: 1,
      }),
    ),
    formula: stated.formula,
    resultLabel: capitalise(stated.result ?? calculator.total),
    ...(unit && { resultUnit: unit }),
    assumption: calculator.assumption,
  };
}

/** A calculator of what is stated, and of nothing else: a sum, a shared bill, what everybody reckons alike, a loan, or prices. */
export const calculatorFor = (draft: Draft, writing: Writing): Calculator | undefined =>
  statedCalculator(draft, writing) ??
  splitCalculator(draft, writing) ??
  knownCalculator(draft, writing) ??
  loanCalculator(draft, writing) ??
  priceCalculator(draft, writing);
