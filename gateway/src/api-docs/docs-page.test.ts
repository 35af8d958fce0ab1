import { routes } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApi } from './openapi.ts';

const document = createOpenApi();

it('shows every call', () => {
  const page = renderDocsPage(document);
  for (const name of Object.keys(routes)) expect(page).toContain(`<article id="${name}">`);
});

it('shows what a stream tells, and with which headers it is asked for', () => {
  const [, generate = ''] = renderDocsPage(document).split('<article id="generate">');
  expect(generate.slice(0, generate.indexOf('</article>'))).toMatch(
    /<code>Accept: text\/event-stream<\/code>.*<code>Idempotency-Key<\/code>.*Answer 200<.*Answer 200, each event/s,
  );
  const [, events = ''] = renderDocsPage(document).split('<article id="generationEvents">');
  expect(events).toMatch(/^.*?<code>Last-Event-ID<\/code>.*?Answer 200, each event/s);
});

it('needs no script and no style of its own', () => {
  expect(renderDocsPage(document)).not.toMatch(/<script|<style|style=|\son\w+=/);
});

it('shows markup in the document as text', () => {
  const info = { ...document.info, description: '<img src=x> & `<b>`' };
  const page = renderDocsPage({ ...document, info });
  expect(page).toContain('&lt;img src=x&gt; &amp; <code>&lt;b&gt;</code>');
});
