import {
  type GenerateResponse,
  type Project,
  previewPath,
  routes,
  type SiteDetails,
} from '@sitewright/contracts';
import { createFakeApi, Refusal } from '@sitewright/web-kit/testing';

const id = '0123456789abcdef0123456789abcdef';

export const site: GenerateResponse = { id, previewUrl: previewPath(id) };

/** The site of a person who is to see this prompt again. */
export const detailsOf = (prompt: string, changes: Partial<SiteDetails> = {}): SiteDetails => ({
  _id: 'a'.repeat(24),
  folderId: id,
  name: 'Rye & Ember',
  createdAt: '2026-03-04T09:30:00.000Z',
  prompt,
  version: 1,
  engine: 'composer',
  files: [
    { path: 'fonts/text.woff2', bytes: 22_400, isText: false },
    { path: 'styles.css', bytes: 11_812, isText: true },
    { path: 'index.html', bytes: 8_204, isText: true },
  ],
  report: {
    checks: [
      { id: 'structure', title: 'Structure', status: 'passed', findings: [] },
      {
        id: 'contrast',
        title: 'Contrast',
        status: 'repaired',
        findings: [{ path: 'styles.css', message: 'Button text was 3.9 : 1.' }],
      },
    ],
    placeholders: [],
    notes: ['Replace the telephone number in the footer.'],
    files: 3,
    bytes: 42_416,
  },
  ...changes,
});

export const projectOf = ({ _id, folderId, name, createdAt }: SiteDetails): Project => ({
  _id,
  folderId,
  name,
  createdAt,
});

/** The text of every file of the server's sites. */
export const textOf = (path: string) => `<!-- ${path} -->\n<h1 class="big">Rye</h1>\n`;

/** A server with the offline composer that makes `site` from every prompt, knows no other, and lists none. */
export const composerApi = () =>
  createFakeApi()
    .on(routes.engine, () => ({ engine: 'composer' as const, label: 'Offline composer' }))
    .on(routes.generate, () => site)
    .on(routes.mySites, () => [])
    .on(routes.site, ({ params }) => {
      if (params.id !== id) throw new Refusal('NOT_FOUND', 'There is no such site.');
      return detailsOf('A bakery');
    })
    .on(routes.siteFile, ({ params }) => ({ path: params.path, content: textOf(params.path) }));

/** A server that has a model set up. */
export const modelApi = () =>
  composerApi().on(routes.engine, () => ({ engine: 'openai' as const, label: 'a model' }));
