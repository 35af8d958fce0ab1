import type { Brief } from '@sitewright/contracts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const styles = `body {
  margin: 0;
  font: 18px/1.6 Georgia, serif;
  color: #2b1d12;
  background: #fdf6ec;
}
header, section { padding: 3rem 8vw; }
header { background: #f1b634; }
h1 { font-size: 4rem; line-height: 1; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: 12rem 1fr; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <link rel="stylesheet" href="styles.css">
  </head>
  <body>
${body}
  </body>
</html>
`;

const home = (prompt: string) =>
  page(
    'Rye & Ember',
    `    <header>
      <h1>Bread that has had<br>a night's sleep</h1>
      <p>${escapeHtml(prompt)}</p>
    </header>
    <section>
      <h2>What we bake</h2>
      <dl>
        <dt>Rye, three days old</dt><dd>Dark, close and a little sour. Keeps for a week.</dd>
        <dt>Ember loaf</dt><dd>Wheat and spelt, baked on the stone until the crust sings.</dd>
        <dt>Oat tin</dt><dd>Soft, for children and for toast.</dd>
      </dl>
    </section>
    <section>
      <h2>When we are open</h2>
      <dl>
        <dt>Tuesday to Friday</dt><dd>From seven until the bread is gone.</dd>
        <dt>Saturday</dt><dd>From eight until noon.</dd>
      </dl>
    </section>`,
  );

const order = page(
  'Order',
  `    <section>
      <h1>Order for tomorrow</h1>
      <p>Write before six in the evening, and your loaf is waiting for you.</p>
    </section>`,
);

const rows = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('\n        ');

/** The first page as a corrected brief has it. */
export function pageOf({ name, description, hours, offer, story }: Brief): string {
  const items = offer.flatMap((group) => group.items.map((item) => [item.name, item.price ?? ''] as const));
  const body = `    <header>
      <p>${escapeHtml(name?.value ?? '')}</p>
      <h1>${escapeHtml(description?.value ?? '')}</h1>
      ${story.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('')}
    </header>
    <section>
      <h2>What we bake</h2>
      <dl>
        ${rows(items)}
      </dl>
    </section>
    <section>
      <h2>When we are open</h2>
      <dl>
        ${rows(hours.map(({ days, times }) => [days, times] as const))}
      </dl>
    </section>`;
  return page(name?.value ?? 'Site', body);
}

/** The files of the one site that the stand-alone page makes, pages first. */
export const bakeryFiles = (prompt: string): Record<string, string> => ({
  'index.html': home(prompt),
  'order.html': order,
  'styles.css': styles,
});

export const bakeryStyles = styles;
