import type { DesignLimit, SitePlan } from '../plan/site-plan.ts';
import { fontFaces } from './families/fonts/font-files.ts';
import { type FontName, fontStack } from './families/fonts/font-table.ts';
import type { Look, Rhythm } from './families/look.ts';
import { groundNames, type Palette, type Roles } from './palette/palette.ts';

const roleNames = [
  'ground',
  'panel',
  'text',
  'muted',
  'line',
  'mark',
  'fill',
  'onFill',
  'edge',
] as const satisfies (keyof Roles)[];
const property = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const both = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);

const groundRules = ({ light, dark }: Palette): string =>
  groundNames
    .map((name) => {
      const declarations = roleNames.map(
        (role) => `--${property(role)}: ${both(light[name][role], dark[name][role])};`,
      );
      return `[data-ground="${name}"] { ${declarations.join(' ')} }`;
    })
    .join('\n');

const artRules = ({ art, light, dark }: Palette): string =>
  [
    ...Object.entries(art).map(([name, colour]) => `--art-${name}: ${colour};`),
    `--accent: ${both(light.accent.ground, dark.accent.ground)};`,
    `--on-accent: ${both(light.accent.text, dark.accent.text)};`,
    `--accent-soft: ${both(light.deep.ground, dark.accent.ground)};`,
  ].join(' ');

const themeColours = [...roleNames.map(property), 'accent', 'on-accent']
  .map((name) => `--color-${name}: var(--${name});`)
  .join(' ');

/** The space above and below each section. */
const sectionSpace: Readonly<Record<Rhythm, string>> = {
  close: 'clamp(3.25rem, 5vw, 4.25rem)',
  even: 'clamp(3.75rem, 6.5vw, 5.5rem)',
  wide: 'clamp(4.5rem, 8vw, 7rem)',
};

const display = ':is(h1, h2, h3, .font-display)';
const withoutSlant = (language: string) => `:lang(${language}) { font-style: normal !important; }`;

/**
 * What a script asks of type that was set for Latin letters. Each has to win over the family's own classes: Arabic
 * letters join and hang low, Japanese and Chinese break between phrases, none of them slants, and long words need hyphens.
 */
const scriptRules = `
  :lang(ar) { letter-spacing: 0 !important; }
  ${display}:lang(ar) { line-height: 1.35 !important; }
  body:is(:lang(ja), :lang(zh)) { line-break: strict; word-break: auto-phrase; }
  ${display}:is(:lang(ja), :lang(zh)) { line-height: 1.4 !important; }
  ${display}:lang(de) { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
  ${['ar', 'ja', 'zh'].map(withoutSlant).join(' ')}`;

/** The width of an n in most typefaces, as a share of the size. */
const headingAdvance = 0.62;

/** A heading measures its line for the words in it; `--advance` is the width of an n as a share of the size. */
const fitRules = `:is(h1, h2, h3):has(> .fit) { container-type: inline-size; inline-size: 100%; }
  .fit { display: block; font-size: min(1em, max(1.125rem, 100cqi / (var(--letters) * var(--advance, ${headingAdvance})))); }`;

const appearing = 'main > section:not(:first-child) :is([data-picture], li > svg, li img)';

/** Drawings brighten as they come into view: nothing moves over words, and print and still pages show everything. */
const motionRules = `@keyframes appear { from { opacity: 0.6; } }
  @media screen and (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
    @supports (animation-timeline: view()) {
      ${appearing} { animation: appear both; animation-timeline: view(); animation-range: entry 0% entry 80%; }
    }
  }`;

/** A header that stays in view must not cover what a link leads to. */
const stickyRules = `body > header { position: sticky !important; top: 0; }
  html { scroll-padding-top: 6rem; }
  @media (height < 30rem) { body > header { position: relative !important; } }`;

const everything = '*, ::before, ::after';

/** What was asked of the look wins over every class of a family. */
const limitRules: Readonly<Record<DesignLimit, string>> = {
  square: `${everything} { border-radius: 0 !important; }`,
  still: `${everything} { animation: none !important; transition: none !important; scroll-behavior: auto !important; }`,
  flat: `${everything} { background-image: none !important; }`,
  shadowless: `${everything} { box-shadow: none !important; text-shadow: none !important; filter: none !important; }`,
  lowercase: `${everything} { text-transform: none !important; }`,
};

const textSize = (plan: SitePlan) => (plan.design.isLarge ? '1.1875rem' : '1.0625rem');

/** A chosen typeface has one weight and its own width, whatever the family's classes say of theirs. */
const faceRules = ({ face }: Pick<Look, 'face'>): string =>
  face
    ? `.font-display { font-weight: ${face.weight} !important; font-synthesis: none; --advance: ${Math.max(headingAdvance, face.advance)} !important; }`
    : '';

/** The fonts of a site, each once, the headings' first. */
export const fontsOf = ({ fonts }: Pick<Look, 'fonts'>): FontName[] => [
  ...new Set([fonts.display, fonts.displayItalic, fonts.body, fonts.mono].flatMap((name) => name ?? [])),
];

/** The input of the style build: fonts, the family's type and every colour by ground, light and dark. */
export function writeTheme(plan: SitePlan, look: Look, palette: Palette, text: string): string {
  const { fonts, corners, rhythm } = look;
  const { limits = [] } = plan.design;
  return `${fontFaces(fontsOf(look), text)}
@theme inline {
  ${themeColours}
  --font-display: ${fontStack(fonts.display)};
  --font-body: ${fontStack(fonts.body)};
  --font-mono: ${fontStack(fonts.mono ?? fonts.body)};
  --radius-card: ${corners.panel};
  --radius-card-inner: ${corners.inner};
  --radius-control: ${corners.control};
}
@layer base {
  :root { color-scheme: light dark; --section: ${sectionSpace[rhythm]}; ${artRules(palette)} }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }
  ${groundRules(palette)}
  [data-ground] { background-color: var(--ground); color: var(--text); }
  body { font-family: var(--font-body); font-size: ${textSize(plan)}; line-height: 1.6; }
  body { overflow-x: clip; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; }
  body { display: flex; flex-direction: column; min-height: 100svh; }
  body > main { flex: 1 0 auto; }
  @media print { body > :is(header, footer, dialog), form { display: none !important; } }
  :focus-visible { outline: 3px solid var(--mark); outline-offset: 3px; }
  [hidden] { display: none !important; }
  @media (width >= 48rem) { header a { overflow-wrap: normal; } }
  ${fitRules}
  ${faceRules(look)}
  ${scriptRules}
  ${plan.isHeaderSticky ? stickyRules : ''}
  dialog::backdrop { background: rgb(0 0 0 / .85); }
  ${limits.includes('still') ? '' : motionRules}
}
${limits.map((limit) => limitRules[limit]).join('\n')}
`;
}
