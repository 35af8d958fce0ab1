import type { QualityCheck } from '@sitewright/contracts';
import type { SiteFile } from '../../engine.ts';
import { rules } from '../rules/index.ts';
import { runGate } from '../run-gate.ts';

/** The head of {@link page}: eight lines, one of each kind. */
export const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bakery</title>
<meta name="description" content="Bread.">
<meta property="og:title" content="Bakery">
<meta property="og:description" content="Bread.">
<link rel="icon" href="favicon.svg">
<link rel="stylesheet" href="styles.css">`;

interface PageParts {
  head?: string;
  /** Stands on line 13. */
  main?: string;
}

/** A page without fault, or with the parts given. */
export const page = ({ head: ownHead = head, main = '' }: PageParts) => `<!doctype html>
<html lang="en"><head>
${ownHead}
</head><body><header>Bakery</header>
<main><h1 id="title">Bread</h1>
${main}
</main><footer>Bakery</footer></body></html>
`;

const others: SiteFile[] = [
  { path: 'about.html', content: page({}).replace('id="title"', 'id="story"') },
  { path: 'favicon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'styles.css', content: '' },
  { path: 'script.js', content: 'document.title;' },
];

/** Runs all rules over a site that has this home page. */
export function check(index: string, more: SiteFile[] = []) {
  const { files, checks } = runGate(rules, [{ path: 'index.html', content: index }, ...others, ...more]);
  const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
  const wrong = checks.filter(({ status }) => status !== 'passed');
  return { wrong, files, html: contentOf('index.html'), contentOf };
}

export const idsOf = (checks: readonly QualityCheck[], status: QualityCheck['status']) =>
  checks.filter((found) => found.status === status).map(({ id }) => id);
