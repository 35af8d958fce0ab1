import { ageGate } from './controls/age-gate.ts';
import { backToTop } from './controls/back-to-top.ts';
import { basketDialog } from './controls/basket-dialog.ts';
import { printButton } from './controls/print-button.ts';
import { searchDialog } from './controls/search-dialog.ts';
import { shareButton } from './controls/share-button.ts';
import { type Child, fragment, type Html, h } from './h.ts';
import { inOtherLanguages } from './hrefs.ts';
import type { PageToRender } from './site.ts';

export interface PageParts {
  header: Child;
  main: Child;
  footer: Child;
}

const skipLink = ({ messages }: PageToRender): Html => {
  const shown =
    'focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:bg-fill focus:px-5 focus:py-3 focus:text-on-fill';
  return h('a', { class: ['sr-only focus:not-sr-only', shown], href: '#main' }, messages.page.skip);
};

/** The page in the site's other languages, for search engines; nothing where there is one. */
function alternates({ plan, language, page }: PageToRender): Html[] {
  if (plan.languages.length < 2) return [];
  return inOtherLanguages(plan, language, page).map(({ tag, href }) =>
    h('link', { rel: 'alternate', hreflang: tag, href }),
  );
}

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** A logo about as high as wide; otherwise the name's first letter. */
function iconOf({ plan: { logo }, href }: PageToRender) {
  const isSquare = logo && Math.max(logo.width / logo.height, logo.height / logo.width) < 1.5;
  const path = isSquare ? logo.path : 'favicon.svg';
  return { href: href(path), type: iconTypes[path.slice(path.lastIndexOf('.') + 1)] };
}

function head(page: PageToRender): Html {
  const { title, description } = page.page;
  const meta = (name: string, content: string) => h('meta', { name, content });
  const graph = (property: string, content: string) => h('meta', { property, content });
  const lines = [
    h('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    h('title', null, title),
    meta('description', description),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:type', 'website'),
    graph('og:site_name', page.plan.name),
    meta('theme-color', page.palette.light.paper.ground),
    h('link', { rel: 'icon', ...iconOf(page) }),
    h('link', { rel: 'stylesheet', href: page.href('styles.css') }),
    ...alternates(page),
  ];
  return h(
    'head',
    null,
    '\n',
    lines.map((line) => [line, '\n']),
  );
}

/** The document's attributes; a theme that is asked for holds from the first paint. */
const rootAttributes = ({ language, plan }: PageToRender) => ({
  lang: language.tag,
  dir: language.direction === 'rtl' && 'rtl',
  'data-theme': plan.design.theme === 'dark' && 'dark',
});

/** A whole page around its parts. */
export function writeDocument(page: PageToRender, { header, main, footer }: PageParts): string {
  const body = h(
    'body',
    { id: 'top', 'data-ground': 'paper' },
    '\n',
    skipLink(page),
    header,
    h('main', { id: 'main', tabindex: '-1', class: 'outline-none' }, main),
    printButton(page),
    shareButton(page),
    footer,
    backToTop(page),
    ageGate(page),
    basketDialog(page),
    searchDialog(page),
    '\n',
    h('script', { src: page.href('script.js'), defer: true }),
    '\n',
  );
  const root = h('html', rootAttributes(page), '\n', head(page), '\n', body, '\n');
  return `<!doctype html>\n${fragment(root)}\n`;
}
