import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health } from '@sitewright/contracts';
import { answerDocsPage, answerDocsStyle, answerOpenApi } from './api-docs/answer-docs.ts';
import { checkHealth } from './health/check-health.ts';
import { checkReadiness } from './health/check-readiness.ts';
import { GatewayError } from './http/gateway-error.ts';
import { answerJson } from './http/json-answer.ts';
import type { GatewayParts } from './parts.ts';
import { readRegistry } from './registry/read-registry.ts';

type Check = (parts: GatewayParts) => Promise<Health> | Health;

const answerHealth = (check: Check) => async (parts: GatewayParts, response: ServerResponse) => {
  const health = await check(parts);
  answerJson(response, health.status === 'ready' ? 200 : 503, health);
};

const alive: Health = { status: 'ready', parts: {} };

async function answerRegistry(parts: GatewayParts, response: ServerResponse) {
  const registry = await readRegistry(parts).catch((cause: unknown) => {
    throw new GatewayError('UNAVAILABLE', { cause });
  });
  answerJson(response, 200, registry);
}

type Answer = (parts: GatewayParts, response: ServerResponse) => Promise<void> | void;

const answers = new Map<string, Answer>([
  ['/healthz', answerHealth(checkHealth)],
  ['/readyz', answerHealth(checkReadiness)],
  ['/livez', answerHealth(() => alive)],
  ['/mfe-registry.json', answerRegistry],
  ['/api/openapi.json', (_parts, response) => answerOpenApi(response)],
  ['/api/docs', (_parts, response) => answerDocsPage(response)],
  ['/api/docs.css', (_parts, response) => answerDocsStyle(response)],
]);

/** What the gateway knows itself. @throws GatewayError */
export async function answerOwn(
  parts: GatewayParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const answer = answers.get(path);
  if (!answer) throw new GatewayError('NOT_FOUND');
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new GatewayError('METHOD_NOT_ALLOWED');
  response.setHeader('Cache-Control', 'no-store');
  await answer(parts, response);
}
