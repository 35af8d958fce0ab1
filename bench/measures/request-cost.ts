import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { accessTokenClaimsSchema, routes, type SessionResponse } from '@sitewright/contracts';
import { newAccount, request } from '../../e2e/support/account.ts';
import { newEmail } from '../../e2e/support/journey.ts';
import { type Platform, startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { createBurst } from '../lib/burst.ts';
import { fillPlatform } from '../lib/fill-platform.ts';
import { interleave } from '../lib/rounds.ts';
import { startPart } from '../lib/start-part.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';
import { throughput } from '../lib/throughput.ts';

const sites = 100;
const onePage = '?limit=50';
/** The cost of one hash in svc-auth. */
const advised = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const ownerOf = (token: string): string =>
  accessTokenClaimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    .sub;

async function addressOf(platform: Platform, part: string): Promise<string> {
  const ready = await platform.parts[part]?.ready;
  return `http://127.0.0.1:${ready?.port}`;
}

/** A person's list by svc-sites, which finds out who asks, beside Koa with the query alone. */
async function listBesideKoa(platform: Platform, { token }: SessionResponse): Promise<Row> {
  const uri = (await readFile(join(platform.dataDir, 'mongodb-uri'), 'utf8')).trim();
  const bare = await startPart('bench/lib/bare-list.ts', { MONGODB_URI: uri, OWNER_ID: ownerOf(token) });
  const service = await addressOf(platform, 'svc-sites');
  const row = await throughput({
    what: `GET ${routes.mySites.path} of svc-sites, ${sites} sites`,
    ours: { url: service + routes.mySites.path + onePage, headers: bearer(token) },
    reference: { name: 'bare Koa with the same query', url: `http://127.0.0.1:${bare.port}` },
    leastShare: 0.85,
  });
  await bare.stop();
  return row;
}

/** One request after another, through the gateway and past it. */
async function throughGateway(platform: Platform, { token }: SessionResponse): Promise<Row> {
  const { path } = routes.me;
  const headers = bearer(token);
  const through = createBurst({ url: platform.url + path, headers });
  const direct = createBurst({ url: (await addressOf(platform, 'svc-auth')) + path, headers });
  const { ours, reference } = await interleave(400, {
    ours: () => through.send(1),
    reference: () => direct.send(1),
  });
  await Promise.all([through.close(), direct.close()]);
  const value = median(reference);
  return {
    what: `GET ${path} through the gateway (${platform.server}), p50`,
    ours: median(ours),
    unit: 'ms',
    reference: { name: 'the same past it', value },
    goal: { atMost: Number((value + 0.5).toFixed(2)) },
  };
}

async function loginBesideArgon2(platform: Platform): Promise<Row> {
  const password = randomBytes(12).toString('hex');
  const account = { email: newEmail(), password };
  await request(platform, routes.register, account);
  const url = (await addressOf(platform, 'svc-auth')) + routes.login.path;
  const kept = await hash(password, advised);
  const { ours, reference } = await interleave(60, {
    ours: async () => {
      const answer = await request({ ...platform, url: new URL(url).origin }, routes.login, account);
      if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
    reference: () => verify(kept, password),
  });
  const value = median(reference);
  return {
    what: 'Signing in, by svc-auth, p50',
    ours: median(ours),
    unit: 'ms',
    reference: { name: 'Argon2 alone', value },
    goal: { atMost: Number((value * 1.3).toFixed(1)) },
  };
}

/** What a request costs beside the least that could answer it. */
export async function requestCost(): Promise<Row[]> {
  await ensureBuilt();
  const unlimited = '1000000';
  const platform = await startTestPlatform({
    LOG_LEVEL: 'silent',
    LOGIN_ATTEMPTS_PER_ACCOUNT: unlimited,
    LOGIN_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS: unlimited,
    LOGIN_ATTEMPTS_PER_ADDRESS: unlimited,
  });
  try {
    const owner = await fillPlatform(platform, sites);
    return [
      await listBesideKoa(platform, owner),
      await throughGateway(platform, await newAccount(platform)),
      await loginBesideArgon2(platform),
    ];
  } finally {
    await platform.close();
  }
}
