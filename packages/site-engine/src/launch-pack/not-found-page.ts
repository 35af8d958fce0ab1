import { escapeText } from '../gate/edits.ts';

export interface NotFoundPageParts {
  name: string;
  language: string;
  /** The classes of the home page's body, which carry the look of the site. */
  bodyClasses: string;
}

/** The page that servers show for an unknown address, in the colours and type of the home page. */
export function createNotFoundPage({ name, language, bodyClasses }: NotFoundPageParts): string {
  const title = escapeText(name);
  const classes = escapeText(`${bodyClasses} flex min-h-screen flex-col`.trim());
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Page not found – ${title}</title>
  <meta name="description" content="This page of ${title} does not exist.">
  <meta name="robots" content="noindex">
  <meta property="og:title" content="Page not found – ${title}">
  <meta property="og:description" content="This page of ${title} does not exist.">
  <link rel="icon" href="favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="styles.css">
</head>
<body class="${classes}">
  <header class="p-6"><a class="font-semibold" href="index.html">${title}</a></header>
  <main class="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
    <h1 class="text-4xl font-bold">Page not found</h1>
    <p>The address may be mistyped, or the page may have moved.</p>
    <a class="underline underline-offset-4" href="index.html">Go to the home page</a>
  </main>
  <footer class="p-6 text-center text-sm">${title}</footer>
</body>
</html>
`;
}
