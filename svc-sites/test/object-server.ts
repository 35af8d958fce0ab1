import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreSettings } from '../src/storage/objects/object-store.ts';

/** The pair that this server knows. */
const key = 'S3RVER';
const bucket = 'sitewright-files';

type Answering = 'well' | 'with another content' | 'never' | { status: number; code: string };

export interface ObjectServer {
  settings: ObjectStoreSettings & { keptDays: number };
  /** The same, as a process is told. */
  env: Record<string, string>;
  /** How it answers from now on. */
  answer(how: Answering): void;
  /** How many requests it has answered badly. */
  refused(): number;
  /** How many objects it holds. */
  count(): number;
  close(): Promise<void>;
}

/** A store that speaks S3, with one bucket, which can be away or answer badly. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'test-objects-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const answerWell = store.callback();
  let answering: Answering = 'well';
  let refused = 0;
  const server = createServer((request, response) => {
    if (answering !== 'well') refused += 1;
    if (answering === 'never') return;
    if (typeof answering === 'object') return refuse(response, answering);
    if (answering === 'with another content' && request.method === 'GET') return void response.end('another');
    void answerWell(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: key, secretAccessKey: key },
      keptDays: 7,
    },
    env: {
      FILES_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    answer(how) {
      answering = how;
    },
    refused: () => refused,
    count: () =>
      readdirSync(join(directory, bucket)).filter((name) => name.endsWith('._S3rver_object')).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true });
    },
  };
}

const refuse = (response: ServerResponse, { status, code }: { status: number; code: string }) => {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`);
};
