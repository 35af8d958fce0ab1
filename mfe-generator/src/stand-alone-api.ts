import { type Project, previewPath, routes, type SiteDetails } from '@sitewright/contracts';
import { createFakeApi, Refusal } from '@sitewright/web-kit/fake-api';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const filesOf = (prompt: string): Record<string, string> => ({
  'index.html': `<!doctype html>\n<html lang="en">\n  <link rel="stylesheet" href="styles.css">\n  <h1>A site</h1>\n  <p>${escapeHtml(prompt)}</p>\n</html>\n`,
  'styles.css': 'h1 {\n  color: rebeccapurple;\n}\n',
});

function siteOf(prompt: string, number: number): SiteDetails {
  const files = Object.entries(filesOf(prompt));
  const entries = files.map(([path, content]) => ({ path, bytes: content.length, isText: true }));
  return {
    _id: String(number).padStart(24, '0'),
    folderId: String(number).padStart(32, '0'),
    name: `Site ${number}`,
    createdAt: new Date().toISOString(),
    prompt,
    version: 1,
    engine: 'composer',
    files: entries,
    report: {
      checks: [{ id: 'structure', title: 'Structure', status: 'passed', findings: [] }],
      placeholders: [],
      notes: ['The words are placeholders.'],
      files: entries.length,
      bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

const projectOf = ({ _id, folderId, name, createdAt }: SiteDetails): Project => ({
  _id,
  folderId,
  name,
  createdAt,
});

/** A server that keeps sites of one heading while the page is open; a prompt with the word "fail" fails. */
export function standAloneApi() {
  const made: SiteDetails[] = [];
  const find = (id: string) => {
    const site = made.find(({ folderId }) => folderId === id);
    if (!site) throw new Refusal('NOT_FOUND', 'There is no such site.');
    return site;
  };
  return createFakeApi()
    .on(routes.engine, () => ({ engine: 'composer' as const, label: 'Offline composer' }))
    .on(routes.mySites, () => made.slice(0, 5).map(projectOf))
    .on(routes.site, ({ params }) => find(params.id))
    .on(routes.siteFile, ({ params }) => ({
      path: params.path,
      content: filesOf(find(params.id).prompt)[params.path] ?? '',
    }))
    .on(routes.generate, async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      if (body.prompt.includes('fail'))
        throw new Refusal('UNAVAILABLE', 'The server is busy. Try again soon.');
      const site = siteOf(body.prompt, made.length + 1);
      made.unshift(site);
      return { id: site.folderId, previewUrl: previewPath(site.folderId) };
    });
}
