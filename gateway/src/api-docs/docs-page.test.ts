import { routes } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApi } from './openapi.ts';

const document = createOpenApi();

it('shows every call', () => {
  const page = renderDocsPage(document);
  for (const name of Object.keys(routes)) expect(page).toContain(`<article id="${name}">`);
});

it('needs no script and no style of its own', () => {
  expect(renderDocsPage(document)).not.toMatch(/<script|<style|style=|\son\w+=/);
});

it('shows markup in the document as text', () => {
  const info = { ...document.info, description: '<img src=x> & `<b>`' };
  const page = renderDocsPage({ ...document, info });
  expect(page).toContain('&lt;img src=x&gt; &amp; <code>&lt;b&gt;</code>');
});
