import { routes } from '@sitewright/contracts';
import { createFakeApi, Refusal } from '@sitewright/web-kit/fake-api';

const page = (prompt: string) => `<!doctype html><meta charset="utf-8"><h1>A site</h1><p>${prompt}</p>`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A server that makes a site of one heading; a prompt with the word "fail" fails. */
export function standAloneApi() {
  return createFakeApi()
    .on(routes.engine, () => ({ engine: 'composer' as const, label: 'Offline composer' }))
    .on(routes.generate, async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      if (body.prompt.includes('fail'))
        throw new Refusal('UNAVAILABLE', 'The server is busy. Try again soon.');
      const html = page(escapeHtml(body.prompt));
      return { id: '0'.repeat(32), previewUrl: `data:text/html,${encodeURIComponent(html)}` };
    });
}
