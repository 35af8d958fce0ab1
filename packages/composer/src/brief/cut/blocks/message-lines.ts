import { cuttingWords } from '../cutting-words.ts';

/** A line of a pasted message whose first signs say only when or by whom it was written. */
export interface MessageLine {
  /** How many signs stand before what it says; the whole line where it says nothing to anybody else. */
  lead: number;
}

const stamp =
  /^(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?)(?:\s[–—-])?\s/iu;
const speaker = /^[\p{L}~+][^:\n]{0,30}:\s/u;
const fewestStamps = 3;

/** When and by whom a line of a chat was written: "[10:02] Ruud: ". */
function stampLength(text: string): number {
  const when = stamp.exec(text.slice(0, 60))?.[0].length ?? 0;
  return when === 0 ? 0 : when + (speaker.exec(text.slice(when, when + 34))?.[0].length ?? 0);
}

const address = /[^\s<>,;:()]{1,64}@[^\s<>,;:()]{3,64}/u;
const mostHeads = 8;
const headKey = /^([\p{L}-]{1,16}(?: [\p{L}-]{1,10})?)\s?:\s*/u;

/** What a line at the head of a letter leaves to be read: whose address it is from, and what it is about. */
function headLead(text: string): number | undefined {
  const found = headKey.exec(text.slice(0, 40));
  const key = found?.[1]?.toLowerCase() ?? '';
  const { senders, receivers, subjects } = cuttingWords();
  if (subjects.has(key)) return found?.[0].length;
  if (senders.has(key)) return address.exec(text.slice(0, 200))?.index ?? text.length;
  return receivers.has(key) ? text.length : undefined;
}

/** The head of a letter: its first lines, where one of them has an address and there are several. */
function letterHead(texts: readonly string[]): Map<number, MessageLine> {
  const lines = new Map<number, MessageLine>();
  let hasAddress = false;
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const lead = lines.size < mostHeads ? headLead(text) : undefined;
    if (lead === undefined) break;
    hasAddress ||= address.test(text.slice(0, 200));
    lines.set(at, { lead });
  }
  return hasAddress && lines.size > 1 ? lines : new Map();
}

/** The lines of a pasted chat or letter that begin with when and by whom they were written, by their places. */
export function messageLines(texts: readonly string[]): ReadonlyMap<number, MessageLine> {
  const stamped = texts.flatMap((text, at) => {
    const lead = stampLength(text);
    return lead > 0 ? [[at, { lead }] as const] : [];
  });
  return stamped.length >= fewestStamps ? new Map(stamped) : letterHead(texts);
}
