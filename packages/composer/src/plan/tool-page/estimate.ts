import type { ToolPlan } from '../site-plan.ts';
import { capitalise } from '../words.ts';
import type { Told } from './makers.ts';
import { partsOf } from './told.ts';

type Estimate = Extract<ToolPlan, { tool: 'estimate' }>;

const price =
  /(\p{Sc}|CHF|zł|kr)\s?(\d[\d.,’' ]{0,15})|(?<![\d.,’'])(\d[\d.,’']{0,15})\s?(\p{Sc}|CHF|zł|kr|euros?|EUR|USD|dollars?|pounds?|lei|TL)(?!\p{L})/iu;
const perUnit =
  /(?:\/|\b(?:per|pro|par|por|al|alla|za|each|je)\s)\s?(m2|m²|km|hour|stunde|heure|hora|ora|uur|person|persona|personne|m|kg|day|tag|jour|día|giorno|dag)(?![\p{L}])/iu;
const percentOff = /(\d{1,2})\s?(?:%|per\s?cent|prozent|pour\s?cent|por\s?ciento|por\s?cento|procent)/iu;

const amountOf = (written: string): number => {
  const cents = /[.,](\d{2})$/u.exec(written)?.[1];
  const whole = cents ? written.slice(0, -cents.length - 1) : written;
  return Number(`${whole.replace(/\D/gu, '')}.${cents ?? 0}`);
};

interface Priced {
  name: string;
  price: number;
  written: string;
  unit?: string;
  currency: string;
}

function pricedIn(part: string): Priced | undefined {
  const found = price.exec(part);
  const [whole = '', sign, behind, before, other] = found ?? [];
  const unit = perUnit.exec(part);
  const name = part
    .replace(whole, ' ')
    .replace(unit?.[0] ?? '', ' ')
    .replace(/(?<![\s+:=–—-])[\s+:=–—-]+$/u, '')
    .trim();
  const amount = amountOf((behind ?? before ?? '').trim());
  if (!found || !name || name.length > 60 || amount <= 0) return undefined;
  return {
    name: capitalise(name),
    price: amount,
    written: whole.trim(),
    currency: sign ?? other ?? '',
    ...(unit?.[1] && { unit: unit[1] }),
  };
}

const including =
  /(?<!\p{L})(?:included|includes|inbegriffen|enthalten|inclus|incluse|incluido|incluidos|incluida|incluso|inclusi|inbegrepen|incluído|w cenie)(?!\p{L})/iu;

/** "If full service is ticked, brakes and gears are included": the first that is named holds the others. */
function wholes(priced: readonly Priced[], sentences: readonly string[]): (number | undefined)[] {
  const within: (number | undefined)[] = priced.map(() => undefined);
  for (const sentence of sentences.filter((one) => including.test(one) && !price.test(one))) {
    const small = sentence.toLowerCase();
    const named = priced
      .map(({ name }, index) => ({ index, at: small.indexOf(name.toLowerCase()) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    const [whole, ...parts] = named;
    for (const { index } of parts) within[index] = whole?.index;
  }
  return within;
}

const below =
  /^(.{3,80}?),?\s(?:(?:please\s)?(?:say|write|show)\s(?:so|that|it)\s)?(?:under|below)\sthe\stotal|^(.{3,80}?),?\s(?:das\s)?(?:bitte\s)?unter\s(?:der\s(?:gesamt)?summe|dem\sgesamtpreis)/iu;

const noteIn = (sentences: readonly string[]): string | undefined => {
  const [found] = sentences
    .flatMap((sentence) => below.exec(sentence) ?? [])
    .slice(1)
    .filter(Boolean);
  return found && `${found}.`;
};

const behindHead = (sentence: string): string => sentence.replace(/^[^:：\d]{3,80}[:：]\s/u, '');

/** The jobs or parts with their prices, and what is taken off the whole; at least two make an estimate. */
export function estimateFor({ sentences }: Told): Estimate | undefined {
  const parts = sentences.flatMap((sentence) => partsOf(behindHead(sentence).replace(/[.。]$/u, '')));
  const priced = parts.flatMap((part) => pricedIn(part) ?? []);
  if (priced.length < 2) return undefined;
  const off = parts.flatMap((part) => {
    const percent = Number(percentOff.exec(part)?.[1] ?? 0);
    return percent > 0 && !price.test(part) && part.length <= 60 ? [{ name: capitalise(part), percent }] : [];
  });
  const within = wholes(priced, sentences);
  const note = noteIn(sentences);
  const isNamed = /(?<!\p{L})(?:name|nom|nombre|nome|naam|imię|名前|姓名)(?!\p{L})/iu.test(
    sentences.join(' '),
  );
  return {
    tool: 'estimate',
    entries: priced.map(({ currency: _, ...entry }, index) => ({
      ...entry,
      ...(within[index] !== undefined && { within: within[index] }),
    })),
    off,
    currency: priced[0]?.currency ?? '',
    ...(isNamed && { isNamed: true }),
    ...(note && { note }),
  };
}
