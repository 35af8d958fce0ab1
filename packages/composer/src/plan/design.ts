import { neutralSiteType, siteTypeOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { converter } from 'culori';
import { createRandom, type Random } from '../random.ts';
import { homePath, isWithout } from './arrange.ts';
import { limitsOf } from './limits.ts';
import type { ColourPlan, DesignPlan } from './site-plan.ts';
import { typeIdOf } from './writing.ts';

type Weights = Readonly<Record<string, number>>;

/** What a tone adds to a family: enough to win where it is said in so many words. */
const byTone: Readonly<Record<string, Weights>> = {
  warm: { editorial: 8, mosaic: 4, calm: 2 },
  playful: { playful: 40, mosaic: 4 },
  elegant: { luxe: 16, classic: 12, editorial: 5, minimal: 5 },
  bold: { poster: 30, mosaic: 2 },
  calm: { calm: 20, japanese: 5 },
  technical: { technical: 40, minimal: 2 },
  minimal: { minimal: 40, japanese: 5 },
  serious: { classic: 20, minimal: 8, technical: 4, editorial: 2 },
};

/** The families whose letters have a feel. */
const byTypeface: Readonly<Record<string, Weights>> = {
  serif: { classic: 20, editorial: 20, luxe: 20 },
  sans: { calm: 20, minimal: 20, mosaic: 20, poster: 20, technical: 20 },
  mono: { technical: 20 },
  rounded: { calm: 20, playful: 20 },
  hand: { playful: 20 },
};

/** What is at home in a script, and families whose type lives on Latin letters. */
const byLanguage: Readonly<Record<string, Weights>> = {
  ja: { japanese: 8, poster: -100, playful: -100 },
  zh: { japanese: 4, poster: -100, playful: -100 },
  ar: { mosaic: 8, poster: -100, playful: -100, japanese: -100 },
};

const ofType = [6, 4, 3, 2];
/** Where the trade is not known, no family is more at home than another. */
const ofAnyType = 3;
/** A tone or typeface that is asked for leaves little to families it does not belong to. */
const against = 0.1;

const sum = (weights: readonly (Weights | undefined)[], family: string): number =>
  weights.reduce((total, one) => total + (one?.[family] ?? 0), 0);

/** How well each family suits a site. */
export function familyWeights({ design, languages, ...brief }: Brief): Map<string, number> {
  const typeId = typeIdOf({ ...brief, design, languages });
  const { families } = siteTypeOf(typeId);
  const asked = [byTone[design.tone?.value ?? ''], byTypeface[design.typeface?.value ?? '']];
  const [language = 'en'] = languages.value;
  const script = byLanguage[language.split('-')[0] ?? ''];
  const names = new Set([
    ...families,
    ...[...asked, script].flatMap((weights) => Object.keys(weights ?? {})),
  ]);
  const isAsked = asked.some(Boolean);
  return new Map(
    [...names].map((family) => {
      const place = families.indexOf(family);
      const own = place < 0 ? 0 : typeId === neutralSiteType ? ofAnyType : (ofType[place] ?? 1);
      const wish = sum(asked, family);
      const weight = isAsked && wish === 0 ? own * against : own + wish;
      return [family, Math.max(0, weight + (script?.[family] ?? 0))];
    }),
  );
}

/** The heavier the likelier. */
function draw(weights: ReadonlyMap<string, number>, random: Random): string {
  const all = [...weights].filter(([, weight]) => weight > 0);
  let left = random.next() * all.reduce((total, [, weight]) => total + weight, 0);
  const found = all.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? all[0] ?? ['editorial'])[0];
}

const toOklch = converter('oklch');

function colourOf(css: string): ColourPlan | undefined {
  const colour = toOklch(css);
  return colour && { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Roles that colours without one take in turn. */
const freeRoles = ['primary', 'accent', 'second', 'background', 'text'] as const;

/** The colours of a design by their roles, and as they were written. */
interface Coloured {
  colours: DesignPlan['colours'];
  css: Partial<Record<keyof DesignPlan['colours'], string>>;
}

/** Gives every asked colour a role: its own where it has one, else the next that is free. */
export function coloursOf({ design }: Brief): Coloured {
  const colours: DesignPlan['colours'] = {};
  const written: Coloured['css'] = {};
  const take = (role: keyof DesignPlan['colours'] | undefined, css: string): boolean => {
    const colour = colourOf(css);
    if (!role || !colour || colours[role]) return false;
    colours[role] = colour;
    written[role] = css;
    return true;
  };
  const unnamed = design.colours.filter(({ css, role }) => !take(role, css));
  for (const { css } of unnamed)
    take(
      freeRoles.find((free) => !colours[free]),
      css,
    );
  return { colours, css: written };
}

/** A dark ground asks for a dark site where nothing is said of it. */
const darkest = 0.35;

function themeOf({ design }: Brief, colours: DesignPlan['colours']): 'light' | 'dark' {
  if (design.theme) return design.theme.value;
  return colours.background && colours.background.l < darkest ? 'dark' : 'light';
}

/** How a site looks: what was asked for, else what suits its type. */
export function designOf(brief: Brief, seed: string): DesignPlan {
  const siteType = siteTypeOf(typeIdOf(brief));
  const random = createRandom(`${seed}/design`);
  const { colours } = coloursOf(brief);
  const lead = colours.primary ?? colours.accent;
  const { typeface, isLarge, family, top, letters } = brief.design;
  // Drawn in any case, so that what is drawn next stays the same.
  const drawn = draw(familyWeights(brief), random);
  const limits = limitsOf(brief);
  return {
    family: family ?? drawn,
    colours,
    hue: lead && lead.c > 0.03 ? lead.h : (siteType.hue + random.between(-25, 25) + 360) % 360,
    theme: themeOf(brief, colours),
    ...(typeface && { typeface: typeface.value }),
    ...(isLarge && { isLarge: true }),
    ...(limits.length > 0 && { limits }),
    ...(top && { top }),
    ...(letters && { letters }),
    ...(isWithout(brief, homePath, 'picture') && { hasNoPicture: true }),
    subject: siteType.subject,
    icons: siteType.icons,
  };
}
