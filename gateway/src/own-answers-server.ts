import { createServer, type Server } from 'node:http';
import { answerError } from './http/answer-error.ts';
import { answerOwn } from './own-answers.ts';
import type { GatewayParts } from './parts.ts';

/** What the gateway knows itself, for an nginx in front, which serves and forwards but cannot compute. */
export function createOwnAnswersServer(parts: GatewayParts): Server {
  return createServer(async function handleOwn(request, response) {
    const [path = ''] = (request.url ?? '').split('?');
    try {
      await answerOwn(parts, path, request, response);
    } catch (error) {
      answerError(response, error, String(request.headers['x-request-id'] ?? ''), path);
    }
  });
}
