import type { Contact } from '@sitewright/contracts';
import { messageWords } from '../../../frames/words.ts';
import type { Reading } from '../reading.ts';

/** As much of a text around a number as tells how it is used. */
const looked = 200;
const whatsApp = /whats\s?app|واتساب/iu;

/** What is said right before a value, or by its key; where that says nothing, what is said behind it. */
function around(value: string, text: string, key = ''): readonly string[] {
  const at = text.indexOf(value);
  const before = text.slice(Math.max(0, at - looked), at);
  return [`${key} ${before}`, text.slice(at + value.length, at + value.length + looked)];
}

/** Whether a number is said to be one for messages alone: "bookings by text only 07700 900318". */
const isFor = (messages: (said: string) => boolean, said: readonly string[]): boolean => {
  const telling = said.find((each) => messages(each) || messageWords().calls.has(each));
  return telling !== undefined && messages(telling) && !messageWords().calls.has(telling);
};

/**
 * Telephone numbers as they are to be used: one for text messages opens a text message, and one for WhatsApp is no number to call.
 */
export function usedAsSaid(contacts: readonly Contact[], { statements }: Reading): Contact[] {
  return contacts.flatMap((contact): Contact[] => {
    const { kind, value, target, from } = contact;
    const { text = '', key } = statements[from[0] ?? -1] ?? {};
    if (kind !== 'phone') return [contact];
    const said = around(value, text, key);
    const isChat = contacts.some((other) => other.kind === 'whatsapp' && other.value === value);
    if (isChat && isFor((each) => whatsApp.test(each), said)) return [];
    const isTexted = isFor((each) => messageWords().texts.has(each), said);
    return [isTexted ? { ...contact, target: target?.replace(/^tel:/u, 'sms:') } : contact];
  });
}
