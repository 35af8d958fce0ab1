import { contourMap } from '../art/contours.ts';
import { streetMap } from '../art/streets.ts';
import { type Html, html, trusted } from '../html.ts';
import type { KindGroup } from '../kinds/groups.ts';
import { hasPremises } from '../kinds/premises.ts';
import type { Random } from '../random.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { twoColumns } from './sides.ts';

const row = (site: Site, name: string, value: Html | string) =>
  html`<div class="grid items-baseline gap-x-6 gap-y-1 ${site.family.kit.rule} py-5 sm:grid-cols-[8rem_1fr]"><dt class="font-semibold">${name}</dt><dd class="text-[clamp(1.1rem,1.55vw,1.4rem)] leading-snug">${value}</dd></div>`;

/** The place as far as it is known, and a gap for what is not. */
const addressOf = ({ brief, words: { visit } }: Site): Html | string => {
  if (brief.facts.address) return brief.facts.address;
  return brief.place
    ? html`<span class="block">${brief.place}</span>${placeholder(visit.addStreet)}`
    : placeholder(visit.addAddress);
};

interface Times {
  label: string;
  known: readonly string[];
  /** What the page says where nothing is known, and the report of it. */
  gap: string;
  asked: string;
}

/** When it is: an occasion has a date, a place its opening hours. */
function timesOf({ kind, brief: { facts }, words: { visit, schedule } }: Site): Times {
  const { date, hours } = facts;
  if (kind.group !== 'event')
    return { label: visit.open, known: hours, gap: visit.addHours, asked: 'opening hours' };
  const known = date ? [date, ...hours] : hours;
  return { label: visit.when, known, gap: schedule.add, asked: 'date' };
}

const shown = ({ known, gap }: Times): Html =>
  known.length > 0
    ? html`${known.map((entry) => html`<span class="block">${entry}</span>`)}`
    : placeholder(gap);

const canBeVisited = ({ kind, brief }: Site): boolean =>
  hasPremises(kind) || brief.wanted.includes('visit') || brief.facts.address !== undefined;

/** Whether there is more to say of how to reach it than that a line is missing. */
export const hasContactRows = (site: Site): boolean => {
  const { hours, phone, email, details } = site.brief.facts;
  return canBeVisited(site) || Boolean(phone ?? email) || hours.length + details.length > 0;
};

/** How to reach it: what the prompt states, word for word, and gaps for what else a visitor would look for. */
export function contactRows(site: Site): Html {
  const { address, phone, email, details } = site.brief.facts;
  const words = site.words.visit;
  const isVisited = canBeVisited(site);
  const times = timesOf(site);
  const gaps = [
    isVisited &&
      !address &&
      `your address where it says “${site.brief.place ? words.addStreet : words.addAddress}”`,
    isVisited && times.known.length === 0 && `your ${times.asked} where it says “${times.gap}”`,
    !phone && !email && `a telephone number or an e-mail address where it says “${words.addReach}”`,
  ].filter(Boolean);
  if (gaps.length > 0) site.note(`Not in the prompt, so left open on the page: put ${gaps.join(', ')}.`);
  return html`<dl>${isVisited && row(site, words.address, addressOf(site))}
${(isVisited || times.known.length > 0) && row(site, times.label, shown(times))}
${phone && row(site, words.phone, html`<a class="underline underline-offset-4" dir="ltr" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`)}
${email && row(site, words.email, html`<a class="underline underline-offset-4 break-all" href="mailto:${email}">${email}</a>`)}
${details.length > 0 && row(site, words.more, html`${details.map((detail) => html`<span class="block">${detail}</span>`)}`)}
${!phone && !email && row(site, words.reach, placeholder(words.addReach))}</dl>`;
}

const map = (site: Site, draw: (random: Random) => string) => {
  const { columns, first } = twoColumns(site, 6);
  return html`<div class="grid gap-12 ${columns}"><div class="${first}">${contactRows(site)}</div><svg viewBox="0 0 600 450" class="w-full bg-panel ${site.family.kit.picture}" fill="none" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${trusted(draw(site.random.fork('map')))}</svg></div>`;
};

const arrangements = {
  streets: (site: Site) => map(site, streetMap),
  contours: (site: Site) => map(site, contourMap),
  ledger: contactRows,
} as const;

/** Hills are where one goes for them; all others have a street. */
const outOfTown: ReadonlySet<KindGroup> = new Set(['stay']);

function mapFor(site: Site): keyof typeof arrangements {
  const variant = variantFor(site, 'visit');
  const isInTown = !outOfTown.has(site.kind.group) && site.kind.id !== 'farm' && site.kind.id !== 'winery';
  return variant === 'contours' && isInTown ? 'streets' : variant;
}

export const writeVisit: WriteSection = (site) => {
  const isVisited = canBeVisited(site);
  const isPlaceKnown = isVisited && Boolean(site.brief.place ?? site.brief.facts.address);
  const variant = isPlaceKnown ? mapFor(site) : 'ledger';
  return {
    title: isVisited && site.brief.place ? site.weave(site.words.visit.inPlace) : site.words.visit.title,
    body: arrangements[variant](site),
    set: variant === 'ledger' ? 'beside' : 'below',
  };
};
