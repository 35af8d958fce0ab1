import { type Browser, openBrowser } from './browser.ts';
import type { Tally } from './tally.ts';

/** Somebody who uses the platform, and what they know of their sites. */
export interface Person {
  readonly email: string;
  readonly browser: Browser;
  /** Undefined before they have registered. */
  token: string | undefined;
  readonly sites: string[];
  /** The latest one, to be followed again. */
  generation: string | undefined;
}

/** An address of a private network for each. */
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

interface PersonOptions {
  url: string;
  /** From 1 on. */
  number: number;
  tally: () => Tally;
}

export function createPerson({ url, number, tally }: PersonOptions): Person {
  const browser = openBrowser({ url, address: addressOf(number), tally, token: () => person.token });
  const person: Person = {
    email: `person-${number}@example.com`,
    browser,
    token: undefined,
    sites: [],
    generation: undefined,
  };
  return person;
}

/** One of a list, each with the same chance. */
export const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
