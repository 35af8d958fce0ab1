import type { RevisionLook } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { clampChroma, converter, formatHex } from 'culori';
import { coloursOf } from '../plan/design.ts';
import { paletteFor } from '../render/families/choose-look.ts';
import { lookOf } from '../render/look-of.ts';
import { type Answer, type Change, said } from './change.ts';
import type { SiteParts } from './site-parts.ts';

type Design = Brief['design'];
type ColourWish = Design['colours'][number];
type Role = NonNullable<ColourWish['role']>;

/** The colours that are asked for, each with the part that it plays. */
export function inTheirRoles(brief: Brief): ColourWish[] {
  const { css } = coloursOf(brief);
  return brief.design.colours.map((wish) => {
    const role = (['primary', 'accent', 'background', 'text'] as const).find((one) => css[one] === wish.css);
    return role ? { ...wish, role } : wish;
  });
}

/** The look that a site has, said in so many words, so that a change of one thing leaves the rest. */
const kept = ({ brief, plan }: SiteParts): Design => {
  // The plan's families are those of the contract.
  const family = plan.design.family as NonNullable<Design['family']>;
  return { ...brief.design, family };
};

/** Colours take the place of those with the same part; what is asked for without one is the main colour. */
export function withColours(wishes: readonly ColourWish[], parts: SiteParts): Change {
  const roles = wishes.map(({ role }, index): Role => role ?? (index === 0 ? 'primary' : 'accent'));
  const before = inTheirRoles(parts.brief);
  const isWhole = wishes.every(({ role }) => !role);
  // A main colour alone is to be seen: another accent of before would outshine it.
  const others = before.filter(
    ({ role }) => !(role && (roles.includes(role) || (isWhole && role === 'accent'))),
  );
  const added = wishes.map((wish, index) => ({ ...wish, role: roles[index] ?? 'primary', from: [] }));
  const named = added.map(({ words, role }) => `${words} (${roleNames[role]})`).join(', ');
  return {
    changes: { design: { ...kept(parts), colours: [...added, ...others] } },
    done: `Colours: ${named}.`,
  };
}

const roleNames: Readonly<Record<Role, string>> = {
  primary: 'main colour',
  accent: 'accent',
  background: 'background',
  text: 'text',
};

interface Oklch {
  l: number;
  c: number;
  h: number;
}
const toOklch = converter('oklch');
const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? '#000000';

/** A hue nearer to another, the shorter way round. */
const nearer = (hue: number, to: number, share: number): number =>
  (hue + (((((to - hue) % 360) + 540) % 360) - 180) * share + 360) % 360;

type Shift = (colour: Oklch, strength: number) => Oklch;
const orange = 55;
const blue = 245;
const shifts: Readonly<Partial<Record<RevisionLook, Shift>>> = {
  darker: ({ l, c, h }, strength) => ({ l: Math.max(0.12, l - 0.09 * strength), c, h }),
  lighter: ({ l, c, h }, strength) => ({ l: Math.min(0.985, l + 0.09 * strength), c, h }),
  warmer: ({ l, c, h }, strength) => ({ l, c: Math.max(c, 0.018), h: nearer(h, orange, 0.5 * strength) }),
  cooler: ({ l, c, h }, strength) => ({ l, c: Math.max(c, 0.012), h: nearer(h, blue, 0.5 * strength) }),
  calmer: ({ l, c, h }, strength) => ({ l, c: c * (1 - 0.45 * strength), h }),
  livelier: ({ l, c, h }, strength) => ({ l, c: Math.min(0.25, c * (1 + 0.45 * strength) + 0.015), h }),
};

/** The colours that a site is seen in: those that were asked for, else those that its design has. */
function seenColours({ brief, plan }: SiteParts): (ColourWish & { role: Role })[] {
  const asked = inTheirRoles(brief).flatMap((wish) => (wish.role ? [{ ...wish, role: wish.role }] : []));
  const { paper, deep, accent } = paletteFor(plan)[plan.design.theme];
  const own = { background: paper.ground, primary: deep.ground, accent: accent.ground };
  const roles = ['primary', 'accent', 'background'] as const;
  const missing = roles.filter((role) => !asked.some((wish) => wish.role === role));
  return [...asked, ...missing.map((role) => ({ css: own[role], words: own[role], role, from: [] }))];
}

/** Moves colours a step: those of one part, or all but that of the text. */
export function shifted(
  look: RevisionLook,
  parts: SiteParts,
  { isSlight, role }: { isSlight: boolean; role?: Role },
): Change | undefined {
  const shift = shifts[look];
  if (!shift) return undefined;
  const isMeant = (wish: { role: Role }): boolean => (role ? wish.role === role : wish.role !== 'text');
  const colours = seenColours(parts).map((wish): ColourWish => {
    const colour = toOklch(wish.css);
    if (!isMeant(wish) || !colour) return wish;
    const css = hexOf(shift({ l: colour.l, c: colour.c, h: colour.h ?? orange }, isSlight ? 0.5 : 1));
    return { css, words: css, role: wish.role, from: wish.from };
  });
  const what = role ? `The ${roleNames[role]} is` : 'The colours are';
  return {
    changes: { design: { ...kept(parts), colours } },
    done: `${what} ${isSlight ? 'a little ' : ''}${look} now.`,
  };
}

const themed = (theme: 'dark' | 'light', parts: SiteParts): Answer => {
  const { design } = parts.plan;
  if (design.theme === theme) return { why: `The site is ${theme} already.` };
  const isAgainst = ({ css, role }: ColourWish): boolean =>
    role === 'background' && (toOklch(css)?.l ?? 0) > 0.5 === (theme === 'dark');
  const colours = inTheirRoles(parts.brief).filter((wish) => !isAgainst(wish));
  return {
    changes: { design: { ...kept(parts), colours, theme: said(theme) } },
    done: `The site opens ${theme} now.`,
  };
};

/** Darker than light is dark; what is dark already gets darker colours. */
function tint(look: RevisionLook, parts: SiteParts, isSlight: boolean): Answer | undefined {
  const { theme } = parts.plan.design;
  if (look === 'darker' && theme === 'light' && !isSlight) return themed('dark', parts);
  if (look === 'lighter' && theme === 'dark' && !isSlight) return themed('light', parts);
  return shifted(look, parts, { isSlight });
}

function sized(isLarge: boolean, parts: SiteParts): Answer {
  const { isLarge: before, ...design } = kept(parts);
  if (Boolean(before) === isLarge)
    return { why: isLarge ? 'The text is large already.' : 'The text has its usual size.' };
  return {
    changes: { design: { ...design, ...(isLarge && { isLarge: said(true as const) }) } },
    done: isLarge ? 'The text is larger now.' : 'The text has its usual size again.',
  };
}

/** Lets go of the layout that was kept. */
function otherDesign({ brief }: SiteParts): Change {
  const { family: _, top: __, ...design } = brief.design;
  return { changes: { design }, isOtherDesign: true, done: 'Laid the site out anew; every word stayed.' };
}

function extent(value: 'short' | 'long', { brief }: SiteParts): Answer {
  if (brief.extent === value)
    return {
      why: `The site is as ${value} as the composer makes it with your words. A model can write ${value === 'short' ? 'less' : 'more'}.`,
    };
  return {
    changes: { extent: value },
    done:
      value === 'short'
        ? 'Left out what does not come from you. Your own words stayed.'
        : 'Added what a site of this kind has beside your own words, marked as examples.',
  };
}

/** A look that is named as a whole. */
export function withLook(look: RevisionLook, parts: SiteParts, isSlight: boolean): Answer | undefined {
  if (look === 'dark' || look === 'light') return themed(look, parts);
  if (look === 'design') return otherDesign(parts);
  if (look === 'font') return nextTypeface(parts);
  if (look === 'top') {
    const top = (parts.brief.design.top ?? 0) + 1;
    return {
      changes: { design: { ...kept(parts), top } },
      done: 'The top of the first page is laid out anew.',
    };
  }
  if (look === 'larger' || look === 'smaller') return sized(look === 'larger', parts);
  if (look === 'shorter' || look === 'longer') return extent(look === 'shorter' ? 'short' : 'long', parts);
  return tint(look, parts, isSlight);
}

/** Another feel: the design that suits it best. */
export function withTone(tone: NonNullable<Design['tone']>['value'], { brief }: SiteParts): Change {
  const { family: _, ...design } = brief.design;
  return {
    changes: { design: { ...design, tone: said(tone) } },
    done: `The design is ${tone} now, in a layout that suits that.`,
  };
}

type Typeface = NonNullable<Design['typeface']>['value'];
const letters: Readonly<Partial<Record<Typeface, { headings: string; text: string }>>> = {
  serif: { headings: 'Fraunces', text: 'EB Garamond' },
  sans: { headings: 'Schibsted Grotesk', text: 'Public Sans' },
  mono: { headings: 'Geist Mono', text: 'Geist' },
  rounded: { headings: 'Nunito', text: 'Nunito' },
};

/** The next pair, where it is only said that another one is wanted. */
function nextTypeface(parts: SiteParts): Answer {
  const pairs = Object.keys(letters) as Typeface[];
  const { headings } = lookOf(parts.plan).typefaces;
  const at = pairs.findIndex((one) => letters[one]?.headings === headings);
  return withTypeface(pairs[(at + 1) % pairs.length] ?? 'serif', parts);
}

/** @param isOfHeadings other text keeps its own */
export function withTypeface(typeface: Typeface, parts: SiteParts, isOfHeadings = false): Answer {
  const pair = letters[typeface];
  const own = pair && isOfHeadings ? { ...pair, text: lookOf(parts.plan).typefaces.text } : pair;
  if (!own) return { why: 'There is no handwriting among the typefaces that come with the composer.' };
  return {
    changes: { design: { ...kept(parts), typeface: said(typeface), letters: own } },
    done: isOfHeadings
      ? `Headings are set in ${own.headings} now.`
      : `The typefaces are ${[...new Set(Object.values(own))].join(' and ')} now.`,
  };
}

/** A bundled typeface by its name, for headings; other text keeps its own. */
export const withNamedTypeface = (name: string, text: string, parts: SiteParts): Change => ({
  changes: { design: { ...kept(parts), letters: { headings: name, text } } },
  done: `Headings are set in ${name} now.`,
});
