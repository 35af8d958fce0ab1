import type { BrandKitRequest, Brief, Contact } from '@sitewright/contracts';
import { typedContact } from './changes/typed.ts';

const certain = 1;
const said = <Value>(value: Value) => ({ value, sureness: certain, from: [] });

/** Functions by which a prompt says that a way to be reached is not wanted. */
const refusedBy = {
  phone: 'phone_link',
  email: 'email_link',
  whatsapp: 'whatsapp_link',
  link: 'social_links',
  address: 'map_link',
} as const;

function contactsOf(brief: Brief, kit: BrandKitRequest): Contact[] {
  const { prohibitions } = brief;
  if (prohibitions.some(({ section }) => section === 'contact')) return [];
  const isStated = (kind: Contact['kind']) => brief.contacts.some((contact) => contact.kind === kind);
  const isRefused = (kind: Contact['kind']) => prohibitions.some((one) => one.function === refusedBy[kind]);
  return kit.contacts
    .filter(({ kind }) => !isStated(kind) && !isRefused(kind))
    .map(({ kind, value, label }) =>
      typedContact({ kind, value, ...(label !== undefined && { label }), from: [] }, brief),
    )
    .filter(({ kind, target }) => kind !== 'link' || target !== undefined);
}

const hoursOf = (brief: Brief, { hours }: BrandKitRequest): Brief['hours'] =>
  brief.hours.length > 0 || brief.prohibitions.some(({ section }) => section === 'hours')
    ? []
    : hours.map(({ days, times }) => ({ days, times, from: [] }));

/** A prompt that names colours has chosen its own; one that wants a dark site chooses its grounds itself. */
function coloursOf({ design }: Brief, { colours }: BrandKitRequest): Brief['design']['colours'] {
  if (design.colours.length > 0) return [];
  const roles = ['background', 'text', 'primary', 'accent'] as const;
  return roles
    .filter((role) => !design.theme || role === 'primary' || role === 'accent')
    .flatMap((role) => {
      const css = colours[role];
      return css ? [{ css, words: css, role, from: [] }] : [];
    });
}

const lettersOf = ({ design }: Brief, { typefaces }: BrandKitRequest) =>
  design.letters || design.typeface ? undefined : typefaces;

/** A brief with what the prompt does not say taken from a brand kit, and which values those are. What the prompt says stays. */
export function withBrandKit(brief: Brief, kit: BrandKitRequest): Brief {
  const contacts = contactsOf(brief, kit);
  const hours = hoursOf(brief, kit);
  const colours = coloursOf(brief, kit);
  const letters = lettersOf(brief, kit);
  const name = brief.name ? undefined : kit.name;
  const taken = [
    ...(name === undefined ? [] : [name]),
    ...contacts.map(({ value }) => value),
    ...hours.flatMap(({ days, times }) => [days, times]),
    ...colours.map(({ css }) => css),
    ...(letters ? [letters.headings, letters.text] : []),
  ];
  if (taken.length === 0) return brief;
  return {
    ...brief,
    ...(name !== undefined && { name: said(name) }),
    contacts: [...brief.contacts, ...contacts],
    hours: [...brief.hours, ...hours],
    design: { ...brief.design, colours: [...brief.design.colours, ...colours], ...(letters && { letters }) },
    fromBrandKit: [...new Set(taken)],
  };
}
