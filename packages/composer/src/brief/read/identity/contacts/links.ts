import type { Contact } from '@sitewright/contracts';
import { frameWordsOf } from '../../../frames/words.ts';
import { mayReach, type Reading } from '../reading.ts';
import { isOfOthers } from './others.ts';
import { dialled, labelOf, lookedBefore } from './phones.ts';

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;

/** E-mail addresses as they are written; what one is for, or whose it is, stands with it. */
export const readEmails = (reading: Reading): Contact[] =>
  reading.statements.flatMap((statement, index) => {
    // Without the sign, each word would be looked through from each of its letters.
    if (!statement.text.includes('@') || !mayReach(statement)) return [];
    return Array.from(statement.text.matchAll(email)).flatMap(({ 0: value, index: at }): Contact[] => {
      const address = value.replace(/(?<![.])[.]+$/u, '');
      const before = statement.text.slice(Math.max(0, at - lookedBefore), at);
      const label = labelOf(before, statement.key, frameWordsOf(reading.language));
      if (label === undefined && isOfOthers(before, index, reading)) return [];
      return [
        {
          kind: 'email',
          value: address,
          ...(label !== undefined && { label }),
          target: `mailto:${address}`,
          from: [index],
        },
      ];
    });
  });

/** Where people have a page of their own, by the name of the network. */
const networks: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  github: 'https://github.com/',
  pinterest: 'https://www.pinterest.com/',
  telegram: 'https://t.me/',
  bluesky: 'https://bsky.app/profile/',
};

const handle = /(?<![\p{L}\p{N}.@])@([A-Za-z0-9_.]{2,40})/u;
/** Whole, or without what browsers add: "github.com/jreyes". */
const address =
  /(?:https?:\/\/|www\.|(?<![\p{L}\p{N}@./-])(?:[a-z0-9-]{2,40}\.){1,3}[a-z]{2,10}\/(?=[\p{L}\p{N}]))[^\s<>"'()（）」』،、]{2,200}/giu;

const capitalised = (name: string) =>
  ({ tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn', github: 'GitHub' })[name] ??
  name.charAt(0).toUpperCase() + name.slice(1);

function profileIn(text: string, index: number): Contact[] {
  const small = text.toLowerCase();
  const network = Object.keys(networks).find((name) => small.includes(name));
  const name = handle.exec(text)?.[1]?.replace(/(?<![.])[.]+$/u, '');
  if (!network || !name) return [];
  return [
    {
      kind: 'link',
      value: `@${name}`,
      label: capitalised(network),
      target: `${networks[network]}${name}`,
      from: [index],
    },
  ];
}

/** Addresses and profiles that the prompt gives whole; a network without a name is only a wish. */
export const readLinks = ({ statements }: Reading): Contact[] =>
  statements.flatMap((statement, index) => {
    if (!mayReach(statement)) return [];
    const { text } = statement;
    const links = Array.from(text.matchAll(address), ([found]): Contact => {
      const value = found.replace(/(?<![.,;:!?])[.,;:!?]+$/u, '');
      const bare = value.replace(/^https?:\/\//iu, '');
      const network = Object.keys(networks).find((name) => bare.startsWith(`${name}.com/`));
      const label = network && { label: capitalised(network) };
      return {
        kind: 'link',
        value: bare,
        ...label,
        target: bare === value ? `https://${bare}` : value,
        from: [index],
      };
    });
    return links.length > 0 ? links : profileIn(text, index);
  });

/** WhatsApp goes to its own number where one stands beside it, else to the first there is. */
export function readWhatsApp(reading: Reading, phones: readonly Contact[]): Contact[] {
  const index = reading.statements.findIndex(
    (statement) => /whats\s?app|واتساب/iu.test(statement.text) && mayReach(statement),
  );
  const phone = phones.find(({ from }) => from.includes(index)) ?? phones[0];
  if (index < 0 || !phone) return [];
  const number = dialled(phone.value, reading);
  if (!number.startsWith('+')) return [];
  return [
    { kind: 'whatsapp', value: phone.value, target: `https://wa.me/${number.slice(1)}`, from: [index] },
  ];
}
