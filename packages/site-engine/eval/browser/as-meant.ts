import { classesIn } from '../../src/files/used-classes.ts';
import type { Files } from './draw-pages.ts';

/** What the utilities of the corpus mean in Tailwind 3, or by the theme of their site. Written by hand: the build is not asked. */
const meanings: Readonly<Record<string, string>> = {
  relative: 'position:relative',
  absolute: 'position:absolute',
  'inset-0': 'inset:0',
  'bg-tide': 'background-color:#0b7285',
  'bg-moss': 'background-color:oklch(45% 0.1 150)',
  'bg-black': 'background-color:color-mix(in oklab, #000 var(--veil, 100%), transparent)',
  'bg-opacity-50': '--veil:50%',
  'text-white': 'color:#fff',
  'bg-white': 'background-color:#fff',
  'bg-brand': 'background-color:var(--brand)',
  'bg-paper': 'background-color:var(--paper)',
  'text-brand': 'color:var(--brand)',
  'text-gray-700': 'color:#374151',
  'text-gray-900': 'color:#111827',
  'text-center': 'text-align:center',
  'text-right': 'text-align:right',
  'text-sm': 'font-size:14px;line-height:20px',
  'text-lg': 'font-size:18px;line-height:28px',
  'text-xl': 'font-size:20px;line-height:28px',
  'font-semibold': 'font-weight:600',
  'font-bold': 'font-weight:700',
  'opacity-75': 'opacity:.75',
  block: 'display:block',
  'inline-block': 'display:inline-block',
  grid: 'display:grid',
  'items-center': 'align-items:center',
  'justify-between': 'justify-content:space-between',
  'gap-6': 'gap:24px',
  'mx-auto': 'margin-left:auto;margin-right:auto',
  'mt-2': 'margin-top:8px',
  'mt-4': 'margin-top:16px',
  'mt-6': 'margin-top:24px',
  'mt-8': 'margin-top:32px',
  'mt-12': 'margin-top:48px',
  'p-4': 'padding:16px',
  'p-6': 'padding:24px',
  'px-4': 'padding-left:16px;padding-right:16px',
  'px-6': 'padding-left:24px;padding-right:24px',
  'py-2': 'padding-top:8px;padding-bottom:8px',
  'py-3': 'padding-top:12px;padding-bottom:12px',
  'py-4': 'padding-top:16px;padding-bottom:16px',
  'py-8': 'padding-top:32px;padding-bottom:32px',
  'py-12': 'padding-top:48px;padding-bottom:48px',
  'py-20': 'padding-top:80px;padding-bottom:80px',
  'max-w-5xl': 'max-width:1024px',
  rounded: 'border-radius:4px',
  'rounded-lg': 'border-radius:8px',
  'rounded-full': 'border-radius:9999px',
  'border-b': 'border-bottom-width:1px',
  'border-l-4': 'border-left-width:4px',
  'border-brand': 'border-color:var(--brand)',
  'shadow-none': '',
  transition: '',
  'text-3xl': 'font-size:30px;line-height:36px',
  'text-4xl': 'font-size:36px;line-height:40px',
  'p-8': 'padding:32px',
  'w-full': 'width:100%',
  'h-40': 'height:160px',
  flex: 'display:flex',
  'flex-shrink-0': 'flex-shrink:0',
  'gap-4': 'gap:16px',
  border: 'border-width:1px',
};

/** Of those, what counts from a width of the window on; it comes before what counts in every window, however it is written. */
const wider: Readonly<Record<string, { from: number; meaning: string }>> = {
  'md:py-32': { from: 768, meaning: 'padding-top:128px;padding-bottom:128px' },
  'md:text-6xl': { from: 768, meaning: 'font-size:60px;line-height:60px' },
  'md:grid-cols-2': { from: 768, meaning: 'grid-template-columns:repeat(2,minmax(0,1fr))' },
  'lg:grid-cols-3': { from: 1024, meaning: 'grid-template-columns:repeat(3,minmax(0,1fr))' },
};

/** The system's own face, as the build names it. */
const systemFaces =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial';

/** Of its preflight, what the pages of the corpus have. */
const preflight = `<style>
*, ::before, ::after { box-sizing: border-box }
*, ::before, ::after { border: 0 solid #e5e7eb }
html { line-height: 1.5; font-family: ${systemFaces}, sans-serif }
body, h1, h2, h3, p, ul { margin: 0 }
h1, h2, h3 { font-size: inherit; font-weight: inherit }
ul { list-style: none; padding: 0 }
a { color: inherit; text-decoration: inherit }
table { border-collapse: collapse }
button, input, textarea { font: inherit; color: inherit; background: none; padding: 0; margin: 0 }
textarea { resize: vertical }
iframe, img { display: block }
</style>`;

/** What nobody does while a page is drawn. */
const isForLater = (name: string): boolean => /^(?:hover|focus):/.test(name);

const isKnown = (name: string): boolean => isForLater(name) || name in wider || name in meanings;

/** The widest last: where two say the same, it counts. */
function meaningIn(names: readonly string[], width: number): string {
  const inAll = names.flatMap((name) => meanings[name] ?? []);
  const inThis = names
    .flatMap((name) => wider[name] ?? [])
    .filter(({ from }) => from <= width)
    .toSorted((one, other) => one.from - other.from);
  return [...inAll, ...inThis.map(({ meaning }) => meaning)].join(';');
}

/** The colours that a page's settings name. */
const coloursOf = (page: string): string =>
  [...page.matchAll(/\b(brand|paper): '(#\w{6})'/g)]
    .map(([, name, colour]) => `--${name}:${colour};`)
    .join('');

const styled = (page: string, width: number): string =>
  page.replace(/\sclass="([^"]*)"/g, (_, names: string) => ` style="${meaningIn(names.split(' '), width)}"`);

/** Has styles of its own, and no utility: it is none of Tailwind's pages, though others are. */
const isApart = (page: string): boolean => page.includes('<style>') && ![...classesIn([page])].some(isKnown);

const isStyledByUtilities = (files: Files, pages: readonly string[]): boolean => {
  const classes = [...classesIn(pages)];
  const isSetUp = Object.keys(files).some((path) => path.startsWith('tailwind.config.'));
  return isSetUp || (classes.length > 0 && classes.every(isKnown));
};

const withDoctype = (page: string): string => (/^\s*<!doctype/i.test(page) ? page : `<!doctype html>${page}`);

/** A sheet of this name is for every page, whether that says so or not. */
const withSheet = (page: string): string => `${page}<link rel="stylesheet" href="/styles.css">`;

/**
 * The files of a site as its pages are meant to be drawn: in the mode of today, and where only Tailwind could draw them, in plain
 * CSS.
 *
 * @param width of the window
 */
export function asMeant(files: Files, width: number): Files {
  const pages = Object.entries(files).filter(([path]) => /\.html?$/i.test(path));
  const isTailwind = isStyledByUtilities(
    files,
    pages.map(([, page]) => page).filter((page) => !isApart(page)),
  );
  const meant = (page: string): string => {
    const whole = withDoctype(page);
    if (isTailwind && !isApart(page))
      return styled(whole, width).replace('<head>', `$&${preflight}<style>html{${coloursOf(page)}}</style>`);
    return 'styles.css' in files ? withSheet(whole) : whole;
  };
  return { ...files, ...Object.fromEntries(pages.map(([path, page]) => [path, meant(page)])) };
}
