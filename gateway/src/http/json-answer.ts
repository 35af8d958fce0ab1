import type { ServerResponse } from 'node:http';
import { answerText } from './answer-text.ts';

export function answerJson(response: ServerResponse, status: number, body: unknown) {
  answerText(response, { type: 'application/json; charset=utf-8', text: JSON.stringify(body), status });
}
