import type { ServerResponse } from 'node:http';

interface TextAnswer {
  type: string;
  text: string;
  /** 200 if not named. */
  status?: number;
}

export function answerText(response: ServerResponse, { type, text, status = 200 }: TextAnswer) {
  const bytes = Buffer.from(text);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
