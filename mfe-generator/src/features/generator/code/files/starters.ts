const titleOf = (path: string): string => {
  const name =
    path
      .replace(/(?:\/index)?\.html?$/i, '')
      .split('/')
      .at(-1) ?? '';
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words === '' ? 'New page' : words.charAt(0).toUpperCase() + words.slice(1);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How a new file begins: a page as one that the checks find nothing wrong with, and looks like the others. */
export function starterOf(path: string): string {
  if (!/\.html?$/i.test(path)) return '';
  const title = escaped(titleOf(path));
  const up = '../'.repeat(path.split('/').length - 1);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="${up}styles.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
    </main>
  </body>
</html>
`;
}
