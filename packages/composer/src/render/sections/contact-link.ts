import type { Contact } from '@sitewright/contracts';

const digitsOf = (value: string) => value.replace(/[^\d+]/g, '');

/** An international number as wa.me wants it: digits alone. */
export const whatsAppHref = (number: string, text?: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

const safeTarget = /^(?:https?:|mailto:|tel:|sms:)/i;

/** Where a contact leads; nothing for an address, and nothing for what cannot be followed. */
export function contactHref({ kind, value, target }: Contact): string | undefined {
  if (target && safeTarget.test(target)) return target;
  if (kind === 'phone') return digitsOf(value).length > 2 ? `tel:${digitsOf(value)}` : undefined;
  if (kind === 'email') return value.includes('@') ? `mailto:${value.trim()}` : undefined;
  if (kind === 'whatsapp') return digitsOf(value).length > 6 ? whatsAppHref(value) : undefined;
  if (kind === 'address') return undefined;
  if (safeTarget.test(value)) return value;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) ? `https://${value}` : undefined;
}
