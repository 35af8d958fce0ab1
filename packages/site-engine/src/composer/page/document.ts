import type { Family } from '../families/family.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';

export interface Page {
  path: string;
  title: string;
  description: string;
  main: Html;
}

/** A whole page around its parts. */
export function writeDocument(site: Site, family: Family, page: Page, theme: 'dark' | undefined): string {
  return String(html`<!doctype html>
<html lang="${site.languageTag}"${site.direction === 'rtl' && html` dir="rtl"`}${theme && trusted(` data-theme="${theme}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.brief.brand}">
<meta name="theme-color" content="${site.palette.light.paper.ground}">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="styles.css">
</head>
<body data-ground="paper">
<a class="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:bg-fill focus:px-5 focus:py-3 focus:text-on-fill" href="#main">${site.words.page.skip}</a>
${family.header(site)}
<main id="main" tabindex="-1" class="outline-none">
${page.main}
</main>
${family.footer(site)}
<script src="script.js" defer></script>
</body>
</html>
`);
}

/** Dark from the first paint when the prompt asks for a dark site. */
export const firstTheme = (site: Pick<Site, 'brief'>): 'dark' | undefined => {
  const [first, ...others] = site.brief.colours;
  const isBlackWithColour =
    first !== undefined && first.l < 0.2 && others.length > 0 && others.every(({ l }) => l < 0.95);
  return site.brief.isDark || isBlackWithColour ? 'dark' : undefined;
};
