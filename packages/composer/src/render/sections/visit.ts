import type { Contact } from '@sitewright/contracts';
import type { Random } from '../../random.ts';
import { contourMap } from '../art/contours.ts';
import { streetMap } from '../art/streets.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { type Child, type Html, h, trusted } from '../h.ts';
import type { RenderSection } from '../section.ts';
import { twoColumns } from '../sides.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { contactHref } from './contact-link.ts';

type Visit = SectionOf<'visit'>;

const link = (href: string, text: string, more: Record<string, string> = {}): Html =>
  h('a', { class: 'underline underline-offset-4', href, ...more }, text);

const leftToRight: ReadonlySet<Contact['kind']> = new Set(['phone', 'whatsapp', 'email']);

function shown(contact: Contact): Child {
  const href = contactHref(contact);
  const text = contact.value;
  if (!href) return text;
  const direction = leftToRight.has(contact.kind) ? { dir: 'ltr' } : {};
  return link(href, text, href.startsWith('http') ? { ...direction, rel: 'noopener' } : direction);
}

/** Whose it is stands before it: "Box office: 0117 496 0123", "Taxis: Stowe Cars 01451 555 018". */
const entry = (content: Child, label?: string): Html =>
  h(
    'span',
    { class: 'block' },
    label && h('span', { class: 'text-muted' }, label.includes(': ') ? `${label} ` : `${label}: `),
    content,
  );

function row(page: PageAtSection, name: string, content: Child): Html {
  const place = ['grid items-baseline gap-x-6 gap-y-1 py-5 @md:grid-cols-[8rem_minmax(0,1fr)]'];
  return h(
    'div',
    { class: [place, page.look.kit.rule] },
    h('dt', { class: 'font-semibold' }, name),
    h('dd', { class: 'min-w-0 text-[clamp(1.1rem,1.55vw,1.4rem)] leading-snug' }, content),
  );
}

function hoursList(hours: Visit['hours']): Html {
  const line = ({ days, times, of }: Visit['hours'][number]) =>
    h(
      'li',
      { class: 'flex flex-wrap justify-between gap-x-6' },
      h('span', null, of && h('span', { class: 'text-muted' }, `${of}: `), days),
      h('span', { class: 'tabular-nums' }, times),
    );
  return h('ul', { class: 'grid max-w-md gap-1.5' }, hours.map(line));
}

/** How to reach it, as far as it is known; what is not known has no row. */
function contactRows(page: PageAtSection, { contacts, town, hours, details, mapLink }: Visit): Html {
  const { visit } = page.messages;
  const names = {
    address: visit.address,
    phone: visit.phone,
    email: visit.email,
    whatsapp: page.controls.visit.whatsapp,
    link: page.controls.visit.links,
  } as const;
  const of = (kind: Contact['kind']) => {
    const found = contacts.filter((contact) => contact.kind === kind);
    const map =
      kind === 'address' && mapLink && entry(link(mapLink, page.controls.visit.map, { rel: 'noopener' }));
    return (
      found.length > 0 &&
      row(page, names[kind], [found.map((contact) => entry(shown(contact), contact.label)), map])
    );
  };
  return h(
    'dl',
    { class: '@container' },
    of('address'),
    town && row(page, page.controls.events.where, entry(town)),
    hours.length > 0 && row(page, visit.open, hoursList(hours)),
    (['phone', 'whatsapp', 'email', 'link'] as const).map(of),
    details.length > 0 &&
      row(
        page,
        visit.more,
        details.map((detail) => entry(detail)),
      ),
  );
}

const hasMap = ({ contacts, hasNoMap }: Visit) =>
  !hasNoMap && contacts.some(({ kind }) => kind === 'address');

const maps = { streets: streetMap, contours: contourMap } as const;

function map(page: PageAtSection, draw: (random: Random) => string): Html {
  const look = ['h-full max-h-[34rem] min-h-64 w-full bg-panel', page.look.kit.picture];
  const box = { viewBox: '0 0 600 450', preserveAspectRatio: 'xMidYMid slice', fill: 'none' };
  const hidden = { 'aria-hidden': 'true', focusable: 'false' };
  return h('svg', { ...box, ...hidden, class: look }, trusted(draw(page.random.fork(`map ${page.index}`))));
}

/** Where it is, when it is open and how to reach it. Only an address has a map beside it. */
export const renderVisit: RenderSection<'visit'> = (page, section) => {
  const rows = contactRows(page, section);
  const arrangement = hasMap(section) ? chooseArrangement(page, 'visit', 'ledger') : 'ledger';
  if (arrangement === 'ledger') return { body: rows, set: 'beside' };
  const { columns, first } = twoColumns(page, 6);
  return {
    body: h(
      'div',
      { class: ['grid gap-12', columns.replace('md:', 'lg:')] },
      h('div', { class: ['min-w-0', first.replace('md:', 'lg:')] }, rows),
      map(page, maps[arrangement]),
    ),
    set: 'below',
  };
};
