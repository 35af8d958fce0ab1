import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { answerText } from '../http/answer-text.ts';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApi } from './openapi.ts';

const openApi = createOpenApi();
const page = renderDocsPage(openApi);
const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');
const text = JSON.stringify(openApi);

export const answerOpenApi = (response: ServerResponse) =>
  answerText(response, { type: 'application/json; charset=utf-8', text });

export const answerDocsPage = (response: ServerResponse) =>
  answerText(response, { type: 'text/html; charset=utf-8', text: page });

export const answerDocsStyle = (response: ServerResponse) =>
  answerText(response, { type: 'text/css; charset=utf-8', text: style });
