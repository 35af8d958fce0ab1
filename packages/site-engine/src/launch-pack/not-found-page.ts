import { escapeText } from '../gate/edits.ts';
import { notFoundWords } from './not-found-words.ts';

export interface NotFoundPageParts {
  name: string;
  language: string;
  /** The classes of the home page's body, which carry the look of the site. */
  bodyClasses: string;
}

const isRightToLeft = (language: string): boolean => /^(?:ar|fa|he|ur)(?:-|$)/i.test(language);

/** The page that servers show for an unknown address, in the colours and type of the home page. */
export function createNotFoundPage({ name, language, bodyClasses }: NotFoundPageParts): string {
  const title = escapeText(name);
  const { heading, description, explanation, home } = notFoundWords(language);
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  const about = description.replace('{name}', () => title);
  const classes = escapeText(`${bodyClasses} flex min-h-screen flex-col`.trim());
  return `<!doctype html>
<html lang="${escapeText(language)}"${direction}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${heading} – ${title}</title>
  <meta name="description" content="${about}">
  <meta name="robots" content="noindex">
  <meta property="og:title" content="${heading} – ${title}">
  <meta property="og:description" content="${about}">
  <link rel="icon" href="favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="styles.css">
</head>
<body class="${classes}">
  <header class="p-6"><a class="font-semibold" href="index.html">${title}</a></header>
  <main class="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
    <h1 class="text-4xl font-bold">${heading}</h1>
    <p>${explanation}</p>
    <a class="underline underline-offset-4" href="index.html">${home}</a>
  </main>
  <footer class="p-6 text-center text-sm">${title}</footer>
</body>
</html>
`;
}
