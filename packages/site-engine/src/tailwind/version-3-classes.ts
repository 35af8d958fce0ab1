/** What follows `bg-`, `text-` … and is no colour. */
const otherThanColour: Record<string, RegExp> = {
  bg: /^(?:auto|cover|contain|fixed|local|scroll|center|top|bottom|left|right|repeat|no-repeat|none|(?:left|right|top|bottom|repeat|gradient|linear|radial|conic|clip|origin|blend|opacity|size|position)-.*|\[(?:url|image|length|position|size|percentage|linear|radial|conic).*)$/,
  text: /^(?:xs|sm|base|lg|\d*xl|left|right|center|justify|start|end|wrap|nowrap|balance|pretty|ellipsis|clip|(?:opacity|shadow)(?:-.*)?|\[(?:[\d.-]|length|clamp|calc|min|max).*)$/,
  border:
    /^(?:\d+|[trblxyse](?:-\d+)?|solid|dashed|dotted|double|hidden|none|collapse|separate|(?:spacing|opacity)-.*|\[\d.*)$/,
  ring: /^(?:\d+|inset|(?:offset|opacity)-.*|\[\d.*)$/,
  divide: /^(?:[xy](?:-.*)?|solid|dashed|dotted|double|none|opacity-.*)$/,
  placeholder: /^(?:shown|opacity-.*)$/,
};

const knownColour =
  /^(?:[trblxyse]-)?(?:black|white|current|transparent|inherit|[a-z]+-(?:50|[1-9]00|950)|\[(?:#|rgb|hsl|oklch|color:).*)$/;
const opacityClass = /^(.*:)?(bg|text|border|ring|divide|placeholder)-opacity-(\d{1,3}|\[[^\]\s]{1,40}\])$/;
const colourClass = /^(.*:)?(!?)(bg|text|border|ring|divide|placeholder)-([^/\s]{1,100})$/;

interface ColourClass {
  variant: string;
  important: string;
  kind: string;
  name: string;
  token: string;
}

function readColour(token: string): ColourClass | undefined {
  const [, variant = '', important = '', kind = '', name = ''] = colourClass.exec(token) ?? [];
  if (name === '' || otherThanColour[kind]?.test(name)) return undefined;
  return { variant, important, kind, name, token };
}

/** The colours of a kind with this variant; where there is one of the standard ones, a name of its own may be a size. */
function coloursFor(colours: readonly ColourClass[], kind: string, variant: string): ColourClass[] {
  const found = colours.filter((colour) => colour.kind === kind && colour.variant === variant);
  const known = found.filter(({ name }) => knownColour.test(name));
  return known.length > 0 ? known : found;
}

/** What an opacity makes of the colours it belongs to: those of its own variant, or those without one, which then get it. */
function fade(opacity: string, colours: readonly ColourClass[]): [string, string[]][] {
  const [, variant = '', kind = '', amount = ''] = opacityClass.exec(opacity) ?? [];
  const suffix = amount === '100' ? '' : `/${amount}`;
  const toFaded = ({ important, name }: ColourClass) => `${variant}${important}${kind}-${name}${suffix}`;
  const same = coloursFor(colours, kind, variant);
  if (same.length > 0)
    return [[opacity, []], ...same.map((one): [string, string[]] => [one.token, [toFaded(one)]])];
  const plain = coloursFor(colours, kind, '');
  return plain.length > 0 ? [[opacity, plain.map(toFaded)]] : [];
}

/** `bg-black bg-opacity-50` becomes `bg-black/50`. An opacity without its colour stays. */
function joinOpacities(tokens: readonly string[]): string[] {
  const opacities = tokens.filter((token) => opacityClass.test(token));
  if (opacities.length === 0) return [...tokens];
  const colours = tokens.flatMap((token) => readColour(token) ?? []);
  const joined = new Map(opacities.flatMap((opacity) => fade(opacity, colours)));
  return tokens.flatMap((token) => joined.get(token) ?? [token]);
}

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

/** A class as it was named in Tailwind 3 and before, as it is named now. */
function rename(token: string): string {
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
  const tokens = list.trim().split(/\s+/).map(rename).filter(Boolean);
  const renewed = joinOpacities(tokens).join(' ');
  const start = list.length - list.trimStart().length;
  return list.slice(0, start) + renewed + list.slice(list.trimEnd().length);
}
