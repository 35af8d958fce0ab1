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
const opacityClass = /^(.*:)?!?(bg|text|border|ring|divide|placeholder)-opacity-(\d{1,3}|\[[^\]\s]{1,40}\])$/;
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

type Joined = [token: string, now: string[]][];

/**
 * What an opacity makes of the colours it belongs to: those of its own variant, or those without one, which then get it.
 *
 * @param inherited colours that the element has from elsewhere, which stay there as they are
 */
function fade(opacity: string, colours: readonly ColourClass[], inherited: readonly ColourClass[]): Joined {
  const [, variant = '', kind = '', amount = ''] = opacityClass.exec(opacity) ?? [];
  const suffix = amount === '100' ? '' : `/${amount}`;
  const toFaded = ({ important, name }: ColourClass) => `${variant}${important}${kind}-${name}${suffix}`;
  const same = coloursFor(colours, kind, variant);
  if (same.length > 0)
    return [[opacity, []], ...same.map((one): Joined[number] => [one.token, [toFaded(one)]])];
  const plain = [colours, inherited]
    .map((some) => coloursFor(some, kind, ''))
    .find((some) => some.length > 0);
  return plain ? [[opacity, plain.map(toFaded)]] : [];
}

const readColours = (tokens: readonly string[]): ColourClass[] =>
  [...new Set(tokens)].flatMap((token) => readColour(token) ?? []);

/**
 * `bg-black bg-opacity-50` becomes `bg-black/50`, as Tailwind 4 has it. An opacity without its colour stays.
 *
 * @param lists all classes of an element, in as many lists as they stand in
 * @param inherited classes that it has from elsewhere
 */
export function joinOpacities(lists: readonly string[][], inherited: readonly string[] = []): string[][] {
  const tokens = lists.flat();
  const opacities = tokens.filter((token) => opacityClass.test(token));
  if (opacities.length === 0) return [...lists];
  const [colours, others] = [readColours(tokens), readColours(inherited)];
  const joined = new Map(opacities.flatMap((opacity) => fade(opacity, colours, others)));
  return lists.map((list) => list.flatMap((token) => joined.get(token) ?? [token]));
}
