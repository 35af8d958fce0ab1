import type { ServerResponse } from 'node:http';

export function answerJson(response: ServerResponse, status: number, body: unknown) {
  const text = Buffer.from(JSON.stringify(body));
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', text.length);
  response.end(text);
}
