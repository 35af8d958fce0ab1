import type { Brief, BriefSectionType } from '@sitewright/contracts';
import { introducedUse } from '../../exact-words.ts';
import { isPersonName } from './person.ts';
import { quotesOf } from './quotes.ts';
import { trimSeparators, unwrap } from './scan/trim.ts';

export type QuotationText = Omit<Brief['quotations'][number], 'from' | 'section'>;
type Use = QuotationText['use'];

/** How a quotation is used, by what introduces it and the section it stands in. */
function useOf(introduction: string, section: BriefSectionType | undefined, by: string | undefined): Use {
  const told = introducedUse(introduction);
  if (told) return told;
  if (by !== undefined || section === 'voices') return 'voice';
  return section === 'hero' ? 'headline' : 'text';
}

const saying =
  /^(?:says?|said|writes|wrote|sagt|sagte|schreibt|dit|a dit|écrit|dice|dijo|escribe|ha detto|diz|disse|zegt|mówi|говорит|يقول|تقول)\s/iu;

/** Who says it: behind the quotation, or a name before it. */
function speakerOf(before: string, after: string): string | undefined {
  const behind = unwrap(trimSeparators(after)).replace(saying, '');
  if (behind !== '') return behind;
  const name = trimSeparators(before);
  return /[:：]\s*$/u.test(before) && isSpeaker(name) ? name : undefined;
}

const isSpeaker = (text: string) =>
  text.length <= 60 && isPersonName(text.replace(/[,，][\s\S]*$/u, '')) && !introduces(text);

/** Reads each of several quotations of a text, every one with who says it. */
export function readQuotations(
  text: string,
  key: string | undefined,
  section: BriefSectionType | undefined,
): QuotationText[] {
  const quotes = quotesOf(text);
  if (quotes.length < 2) return [readQuotation(text, key, section)];
  return quotes.map((quote, at) => {
    const from = at === 0 ? 0 : (quotes[at - 1]?.end ?? 0);
    const to = at === quotes.length - 1 ? text.length : (quotes[at + 1]?.start ?? text.length);
    const own = text.slice(from, to);
    const start = quote.start - from;
    const lead = own.slice(0, start);
    const tail = own.slice(start + quote.end - quote.start).replace(joining, '');
    // What introduces the next one says nothing of this one: "… with a button".
    const behind = introduces(tail) ? undefined : speakerOf('', tail);
    const by = behind ?? speakerOf(lead, '');
    return {
      text: quote.text,
      ...(by ? { by } : {}),
      use: useOf(introduces(lead) ? lead : (key ?? ''), section, by),
    };
  });
}

const introduces = (text: string): boolean => introducedUse(text) !== undefined;

/** What leads to the next of several quotations. */
const joining = /[\s,;.]{0,9}(?:and|und|et|y|e|plus)?[\s,;]{0,9}$/iu;

/** Reads the words that are quoted, who says them and where they go. Without marks it is all of the text behind its key. */
export function readQuotation(
  text: string,
  key: string | undefined,
  section: BriefSectionType | undefined,
): QuotationText {
  const [quote] = quotesOf(text);
  if (quote === undefined) return readUnmarked(text, key, section);
  const before = text.slice(0, quote.start);
  const by = speakerOf(before, text.slice(quote.end)) ?? (key && isSpeaker(key) ? key : undefined);
  return { text: quote.text, ...(by ? { by } : {}), use: useOf(`${key ?? ''} ${before}`, section, by) };
}

function readUnmarked(
  text: string,
  key: string | undefined,
  section: BriefSectionType | undefined,
): QuotationText {
  const lead = /^([^:：]{1,40})[:：]\s+(.+)$/su.exec(text);
  const introduction = `${key ?? ''} ${lead?.[1] ?? ''}`;
  const isLead = lead?.[2] !== undefined && introduces(lead[1] ?? '');
  const parted = /^(.+?)\s[—–-]\s([^—–]{1,40})$/su.exec(text);
  const by = !isLead && parted?.[2] !== undefined && isSpeaker(parted[2]) ? parted[2].trim() : undefined;
  const words = isLead ? (lead[2] ?? text) : by ? (parted?.[1] ?? text) : text;
  return {
    text: trimSeparatorsKeepStop(words),
    ...(by ? { by } : {}),
    use: useOf(introduction, section, by),
  };
}

/** Exact words keep their last full stop. */
const trimSeparatorsKeepStop = (text: string) => text.trim();

/** The labels and lines that a wish quotes: two buttons, "Start free" and "Read the docs". */
export function quotationsInWish(text: string, isTold: boolean): QuotationText[] {
  const quotes = quotesOf(text);
  const found: QuotationText[] = [];
  for (const quote of quotes) {
    const around = `${text.slice(Math.max(0, quote.start - 60), quote.start)} ${text.slice(quote.end, quote.end + 20)}`;
    const use = introducedUse(around);
    if (use ?? isTold)
      found.push({ text: quote.text, use: use ?? (quote.text.length <= 30 ? 'button' : 'headline') });
  }
  return found;
}
