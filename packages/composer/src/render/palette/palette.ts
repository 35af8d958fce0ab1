import { contrast, readable, toHex } from './colour.ts';
import type { Oklch } from './oklch.ts';

/** The five colours a site is made from, for one theme. */
export interface Base {
  paper: Oklch;
  paper2: Oklch;
  /** What is written with on paper. */
  ink: Oklch;
  deep: Oklch;
  accent: Oklch;
  /** What is written with on dark grounds, where it is asked for. */
  chalk?: Oklch;
  /** What buttons are filled with, where it is asked for. */
  button?: Oklch;
}

export const groundNames = ['paper', 'paper2', 'deep', 'accent'] as const;
/** What a part of the page stands on. */
export type Ground = (typeof groundNames)[number];

/** Every colour that may be used on one ground. All text is readable on `ground` and on `panel`. */
export interface Roles {
  ground: string;
  /** A surface on the ground: a card, a form. */
  panel: string;
  text: string;
  muted: string;
  /** Hairlines that only decorate. */
  line: string;
  /** The accent as text. */
  mark: string;
  /** What a button is filled with, and what is written on it. */
  fill: string;
  onFill: string;
  /** The outline of a control, at 3:1 at least (WCAG 2.2, 1.4.11). */
  edge: string;
}

export type Theme = Readonly<Record<Ground, Roles>>;

export interface Palette {
  light: Theme;
  dark: Theme;
  /** The colours of drawings, the same in both themes. */
  art: Readonly<Record<'line' | 'fill' | 'soft' | 'pale' | 'white', string>>;
}

const ratios = { text: 5.5, muted: 4.8, mark: 4.6, fill: 4.6, edge: 3.1 } as const;

/** From here on a ground has a colour of its own, which a surface on it keeps. */
const tinted = 0.04;

/** Below this contrast with black or white a ground has no room for a surface that comes nearer to its text. */
const middling = 8;

/** A surface on a ground moves away from the text that stands on both. */
function panelOf(ground: Oklch, isSaturated: boolean): Oklch {
  const hex = toHex(ground);
  const isTextDark = contrast(hex, '#000000') >= contrast(hex, '#ffffff');
  const isMiddling = contrast(hex, isTextDark ? '#000000' : '#ffffff') < middling;
  if (isSaturated || isMiddling)
    return { ...ground, l: ground.l + (isTextDark ? 0.05 : -0.05), c: ground.c * 0.9 };
  return ground.l > 0.5
    ? { ...ground, l: Math.min(0.992, ground.l + 0.035), c: ground.c * (ground.c > tinted ? 0.8 : 0.4) }
    : { ...ground, l: ground.l + 0.04 };
}

const mix = (a: Oklch, b: Oklch, share: number): Oklch => ({
  l: a.l + (b.l - a.l) * share,
  c: a.c + (b.c - a.c) * share,
  h: a.h,
});

/** An asked button only has to be seen: its words are readable whatever it stands on. */
const seen = 1.35;

/** The button: the asked colour, otherwise the deep one where it stands out, otherwise the accent, otherwise the text itself. */
function fillFor(ground: string, text: string, base: Base): string {
  const asked = base.button && toHex(base.button);
  if (asked && contrast(asked, ground) >= seen) return asked;
  const candidates = [toHex(base.deep), toHex(base.accent)];
  return candidates.find((candidate) => contrast(candidate, ground) >= 3) ?? text;
}

/** Yellows and limes turn to olive when they are darkened for reading: there the text's own colour stands for them. */
const [yellowFrom, yellowTo, muddy] = [75, 135, 0.7] as const;

function markOn(accent: Oklch, grounds: readonly string[], text: string): string {
  const mark = readable(accent, grounds, ratios.mark);
  const isYellow = accent.h > yellowFrom && accent.h < yellowTo && accent.c > tinted && accent.l > muddy;
  return isYellow && mark !== toHex(accent) ? text : mark;
}

function rolesOn(colour: Oklch, base: Base, isSaturated: boolean): Roles {
  const ground = toHex(colour);
  const panelColour = panelOf(colour, isSaturated);
  const panel = toHex(panelColour);
  const grounds = [ground, panel];
  const ink = colour.l > 0.5 ? base.ink : (base.chalk ?? { ...colour, l: 0.93, c: 0.02 });
  const text = readable(ink, grounds, ratios.text);
  const isTextDark = contrast(text, '#ffffff') > contrast(text, '#000000');
  const quiet = mix(base.ink, colour, 0.25);
  const fill = fillFor(ground, text, base);
  return {
    ground,
    panel,
    text,
    muted: readable(
      isTextDark ? { ...quiet, l: 0.5 } : { ...colour, l: 0.75, c: 0.02 },
      grounds,
      ratios.muted,
    ),
    line: toHex(mix(colour, { l: isTextDark ? 0.15 : 0.98, c: colour.c, h: colour.h }, 0.16)),
    mark: markOn(base.accent, grounds, text),
    fill,
    onFill: readable(
      contrast(fill, '#ffffff') > 4.6 ? { ...base.paper, l: 0.97 } : base.ink,
      [fill],
      ratios.fill,
    ),
    edge: readable(mix(colour, base.ink, 0.4), grounds, ratios.edge),
  };
}

const themeOf = (base: Base): Theme => ({
  paper: rolesOn(base.paper, base, base.paper.c > 0.09),
  paper2: rolesOn(base.paper2, base, base.paper2.c > 0.09),
  deep: rolesOn(base.deep, base, false),
  accent: rolesOn(base.accent, base, true),
});

/** The same site at night: light grounds turn dark, and the darkest panel becomes lighter than the page. */
export function nightOf(base: Base): Base {
  const dim = (colour: Oklch, lift: number): Oklch => ({
    l: Math.max(0.16, 1.13 - colour.l) + lift,
    c: Math.min(0.05, Math.max(0.01, colour.c * 0.6)),
    h: base.deep.h,
  });
  return {
    paper: dim(base.paper, 0),
    paper2: dim(base.paper, 0.035),
    ink: { ...base.ink, l: 0.3 },
    deep: { ...base.deep, l: 0.3, c: Math.min(base.deep.c, 0.12) },
    accent: base.accent,
  };
}

export function createPalette(light: Base, dark: Base = nightOf(light)): Palette {
  return {
    light: themeOf(light),
    dark: themeOf(dark),
    art: {
      line: toHex({ ...light.deep, l: Math.min(light.deep.l, 0.36) }),
      fill: toHex(light.accent),
      soft: toHex({ ...light.accent, l: Math.min(0.93, light.accent.l + 0.12), c: light.accent.c * 0.7 }),
      pale: toHex(light.paper2.l > 0.8 ? light.paper2 : { ...light.paper2, l: 0.9, c: 0.05 }),
      white: toHex({ ...light.paper, l: 0.985, c: 0.012 }),
    },
  };
}
