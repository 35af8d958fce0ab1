import type { Brief } from '@sitewright/contracts';
import { mainContact } from '../main-contact.ts';

export type Send = { by: 'email' | 'whatsapp'; target: string } | { by: 'nothing' };

/** Where what visitors write goes: to the owner's mail, else to their WhatsApp. */
export function sendTarget({ contacts }: Pick<Brief, 'contacts'>): Send {
  const mail = mainContact(contacts, 'email');
  if (mail) return { by: 'email', target: mail.value.trim() };
  const chat = contacts.find(({ kind }) => kind === 'whatsapp');
  return chat
    ? { by: 'whatsapp', target: (chat.target ?? chat.value).replace(/\D/gu, '') }
    : { by: 'nothing' };
}
