import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { errorBodySchema } from '@sitewright/contracts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
  /** Sent without a Content-Length, in chunks. */
  readonly chunked?: boolean;
  /** Keeps connections; without it each question has its own. */
  readonly agent?: Agent;
}

/** Unlike fetch, this leaves the path, the headers and the encoding of the answer as they are. */
export async function open(port: number, path: string, question: Question = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, chunked = false, agent = false } = question;
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent });
  if (body !== undefined && chunked) outgoing.write(body);
  outgoing.end(chunked ? undefined : body);
  const [answer] = await once(outgoing, 'response');
  return answer;
}

export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const answer = await open(port, path, question);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
}

export const jsonOf = ({ bytes }: Answer): unknown => JSON.parse(bytes.toString('utf8'));

export const errorOf = (answer: Answer) => errorBodySchema.parse(jsonOf(answer));

/** Writes exactly these bytes and gives everything that comes back until the connection ends. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
}

/** The one answer to exactly these bytes, which say that the connection ends with it. */
export async function answerTo(port: number, bytes: string): Promise<Answer> {
  const [head = '', body = ''] = (await sendBytes(port, bytes)).split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const named = lines.map((line) => /^([^:]+): *(.*)$/.exec(line)?.slice(1) ?? []);
  const headers = Object.fromEntries(
    [...Map.groupBy(named, ([name = '']) => name.toLowerCase())].map(([name, all]) => [
      name,
      all.map(([, value]) => value).join(', '),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, bytes: Buffer.from(body) };
}
