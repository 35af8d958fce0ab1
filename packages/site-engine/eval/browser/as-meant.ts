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
  'text-3xl': 'font-size:30px;line-height:36px',
  'text-4xl': 'font-size:36px;line-height:40px',
  'p-8': 'padding:32px',
  'w-full': 'width:100%',
  'h-40': 'height:160px',
  flex: 'display:flex',
  'flex-shrink-0': 'flex-shrink:0',
  'gap-4': 'gap:16px',
  border: 'border:1px solid #e5e7eb',
};

/** The system's own face, as the build names it. */
const systemFaces =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial';

/** Of its preflight, what the pages of the corpus have. */
const preflight = `<style>
*, ::before, ::after { box-sizing: border-box }
html { line-height: 1.5; font-family: ${systemFaces}, sans-serif }
body, h1, h2, p { margin: 0 }
h1, h2 { font-size: inherit; font-weight: inherit }
a { color: inherit; text-decoration: inherit }
iframe, img { display: block }
</style>`;

const styled = (page: string): string =>
  page.replace(
    /\sclass="([^"]*)"/g,
    (_, names: string) =>
      ` style="${names
        .split(' ')
        .map((name) => meanings[name])
        .join(';')}"`,
  );

const isStyledByUtilities = (files: Files, pages: readonly string[]): boolean => {
  const classes = [...classesIn(pages)];
  const isSetUp = Object.keys(files).some((path) => path.startsWith('tailwind.config.'));
  return isSetUp || (classes.length > 0 && classes.every((name) => name in meanings));
};

const withDoctype = (page: string): string => (/^\s*<!doctype/i.test(page) ? page : `<!doctype html>${page}`);

/** A sheet of this name is for every page, whether that says so or not. */
const withSheet = (page: string): string => `${page}<link rel="stylesheet" href="/styles.css">`;

/**
 * The files of a site as its pages are meant to be drawn: in the mode of today, and where only Tailwind could draw them, in plain
 * CSS.
 */
export function asMeant(files: Files): Files {
  const pages = Object.entries(files).filter(([path]) => /\.html?$/i.test(path));
  const isTailwind = isStyledByUtilities(
    files,
    pages.map(([, page]) => page),
  );
  const meant = (page: string): string => {
    const whole = withDoctype(page);
    if (isTailwind) return styled(whole).replace('<head>', `$&${preflight}`);
    return 'styles.css' in files ? withSheet(whole) : whole;
  };
  return { ...files, ...Object.fromEntries(pages.map(([path, page]) => [path, meant(page)])) };
}
