import { joinOpacities } from './opacity-pairs.ts';

const renamed = new Map([
  ['whitespace-no-wrap', 'whitespace-nowrap'],
  ['flex-no-wrap', 'flex-nowrap'],
  ['overflow-scrolling-touch', ''],
]);
const renamedColours: [RegExp, string][] = [
  [/-warmGray-/, '-stone-'],
  [/-trueGray-/, '-neutral-'],
  [/-coolGray-/, '-gray-'],
  [/-blueGray-/, '-slate-'],
  [/-lightBlue-/, '-sky-'],
];
/** No class is longer, and longer ones would be looked at again and again. */
const longest = 200;
const bareVariable = /-\[(--[\w-]+)\]/;
const trackList = /^(.*grid-(?:cols|rows)-\[)([^\]]{1,150})\]$/;

/** Commas between tracks were blanks; those inside a function are its own. */
const tracks = (list: string): string => list.replace(/,(?![^(]{0,200}\))/g, '_');

/** A class as it was named in Tailwind 3 and before, as it is named now; nothing, where it means nothing any more. */
export function renameClass(token: string): string {
  if (token.length > longest) return token;
  const [, variant = '', name = token] = /^(.*:)?([^:]+)$/.exec(token) ?? [];
  const now = renamed.get(name);
  if (now !== undefined) return now && variant + now;
  const coloured = renamedColours.find(([old]) => old.test(token));
  if (coloured) return token.replace(...coloured);
  const [, before = '', list = ''] = trackList.exec(token) ?? [];
  if (list.includes(',')) return `${before}${tracks(list)}]`;
  return token.replace(bareVariable, '-($1)');
}

const mayBeOld =
  /-opacity-[\d[]|-\[--|no-wrap|scrolling-touch|-(?:warmGray|trueGray|coolGray|blueGray|lightBlue)-|-\[[^\][\s]{0,100},/;

/** Whether a text may hold classes that Tailwind 4 does not know by these names. */
export const mayHoldOldClasses = (text: string): boolean => mayBeOld.test(text);

/**
 * A list of classes with those of Tailwind 3 written as Tailwind 4 knows them; others keep their order and every letter, and so
 * do the blanks around the list.
 */
export function renewClasses(list: string): string {
  if (!mayHoldOldClasses(list)) return list;
  const tokens = list.trim().split(/\s+/).map(renameClass).filter(Boolean);
  const renewed = joinOpacities([tokens]).flat().join(' ');
  const start = list.length - list.trimStart().length;
  return list.slice(0, start) + renewed + list.slice(list.trimEnd().length);
}
