import type { SectionPlan } from '../site-plan.ts';
import { hasWords, inARow, oneLine, plain, sentence } from '../words.ts';
import type { Writing } from '../writing.ts';

const longest = 180;

export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 2);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}

/** As many sentences as fit, the first in any case. */
const fitting = ([first = '', ...more]: readonly string[]): string =>
  more.reduce((text, next) => {
    const longer = inARow([text, next]);
    return longer.length <= longest ? longer : text;
  }, shortened(first));

/** The name and where it is. */
export const nameAndPlace = ({ name, brief: { place } }: Writing): string =>
  place && !hasWords(name, place.value) ? `${name}, ${place.value}` : name;

/** What the first page is about: what it says of itself, then how to reach it. */
export function homeDescription(said: string, writing: Writing): string {
  const { name, brief } = writing;
  const place = brief.place?.value;
  const about = place && hasWords(said, place) ? name : nameAndPlace(writing);
  const isAlone = plain(said) === plain(name);
  const opening = isAlone ? nameAndPlace(writing) : hasWords(said, name) ? said : `${about}: ${said}`;
  const reach = brief.contacts.filter(({ kind }) => kind === 'address' || kind === 'phone');
  return fitting([sentence(opening), ...reach.slice(0, 2).map(({ value }) => sentence(value))]);
}

/** What another page is about: its heading, whose it is and what it holds. */
export function pageDescription(heading: string, sections: readonly SectionPlan[], writing: Writing): string {
  const titles = new Set(
    sections.map(({ title }) => oneLine(title)).filter((title) => plain(title) !== plain(heading)),
  );
  return fitting([`${heading}: ${sentence(nameAndPlace(writing))}`, ...[...titles].map(sentence)]);
}
