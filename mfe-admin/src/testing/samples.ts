import {
  type ContactMessage,
  type DayCounts,
  type GeneratedSite,
  limits,
  type User,
} from '@sitewright/contracts';

const newest = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
const day = 24 * hour;

const numbered = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const idOf = (number: number) => String(number).padStart(24, '0');

/** The nth person; the first is the administrator who looks at the page. */
export const userNumber = (number: number): User => ({
  _id: idOf(number),
  email: number === 1 ? 'admin@example.com' : `person${number}@example.com`,
  role: number === 1 ? 'admin' : 'user',
});

/** The nth newest site of anybody; `Site 1` is the newest. */
export const siteNumber = (number: number): GeneratedSite => ({
  _id: idOf(number),
  folderId: number.toString(16).padStart(32, '0'),
  name: `Site ${number}`,
  createdAt: new Date(newest - (number - 1) * day).toISOString(),
  ownerEmail: `person${number}@example.com`,
});

const waiting = { state: 'waiting', nextAttemptAt: new Date(newest + hour).toISOString() } as const;
const parked = { state: 'parked', reason: 'The mail server refuses the address for good.' } as const;

/** The nth newest message that has not been sent; every second one is parked. */
export const messageNumber = (number: number): ContactMessage => ({
  _id: idOf(number),
  name: `Person ${number}`,
  email: `person${number}@example.com`,
  subject: `Question ${number}`,
  message: `Can Sitewright make a site with ${number} pages?\n\nThank you.`,
  attempts: number,
  createdAt: new Date(newest - number * hour).toISOString(),
  ...(number % 2 ? waiting : parked),
});

export const manyUsers = (count: number) => numbered(count, userNumber);
export const manySites = (count: number) => numbered(count, siteNumber);
export const manyMessages = (count: number) => numbered(count, messageNumber);

/** The days of the statistics up to one, as lively as they come. */
export const daysUntil = (last: number): DayCounts[] =>
  numbered(limits.statsDays, (number) => ({
    date: new Date(last - (limits.statsDays - number) * day).toISOString().slice(0, 10),
    sites: (number * 7) % 11,
    signUps: (number * 3) % 5,
  }));
