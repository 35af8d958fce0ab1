import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts';

interface Entry extends Operation {
  path: string;
  method: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** Our own words in Markdown's `code`, the only mark we use. */
const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The document as a page without scripts, for a browser under the app's policy. */
export function renderDocsPage({ info, tags, paths }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Entry => ({ ...operation, path, method })),
  );
  const groups = tags.map(({ name }) => ({ name, entries: entries.filter(({ tags }) => tags[0] === name) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><a href="/">${escapeHtml(info.title)}</a><a href="/api/openapi.json">openapi.json</a></header>
<main>
<h1>The API</h1>
<p class="intro">${withCode(info.description)}</p>
<nav aria-label="Groups of calls"><ul>${groups.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${groups.map(({ name, entries }) => renderGroup(name, entries)).join('\n')}
</main>
</body>
</html>
`;
}

const renderGroup = (
  name: string,
  entries: Entry[],
) => `<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>
${entries.map(renderEntry).join('\n')}
</section>`;

const renderEntry = (entry: Entry) => `<article id="${entry.operationId}">
<h3><span class="method ${entry.method}">${entry.method.toUpperCase()}</span> <code>${breakable(entry.path)}</code></h3>
<p>${escapeHtml(entry.summary)}. <span class="for">${withCode(entry.description)}</span></p>
${
  entry.parameters.some(isQuery)
    ? `<p>Query: ${entry.parameters
        .filter(isQuery)
        .map(({ name }) => `<code>${name}</code>`)
        .join(', ')}</p>`
    : ''
}
${entry.parameters.filter(isHeader).map(renderHeader).join('')}
${Object.values(entry.requestBody?.content ?? {})
  .map(({ schema }) => (schema ? renderSchema('Send', schema) : ''))
  .join('')}
${Object.entries(entry.responses).map(renderAnswer).join('')}
</article>`;

const isQuery = (parameter: { in: string }) => parameter.in === 'query';
const isHeader = (parameter: { in: string }) => parameter.in === 'header';

const renderHeader = ({ name, description = '' }: Parameter) =>
  `<p>Header <code>${escapeHtml(name)}</code>: ${withCode(description)}</p>`;

/** Long paths may break after their slashes on a narrow screen. */
const breakable = (path: string) => escapeHtml(path).replaceAll('/', '/<wbr>');

function renderAnswer([status, answer]: [string, Entry['responses'][string]]): string {
  if ('$ref' in answer) return '';
  const bodies = Object.entries(answer.content ?? {});
  const schemas = bodies.flatMap(([type, { schema }]) => {
    const what = shownBodies[type];
    return what === undefined ? [] : [renderSchema(`Answer ${status}${what}`, schema)];
  });
  return schemas.join('') || `<p>Answer ${status}: ${withCode(answer.description)}</p>`;
}

/** What can be shown as a schema, with what the title says of it; a file cannot. */
const shownBodies: Record<string, string> = {
  'application/json': '',
  'text/event-stream': ', each event of the stream',
};

const renderSchema = (title: string, schema: object) =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, undefined, 2))}</pre></details>`;
