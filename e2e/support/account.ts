import type { Page } from '@playwright/test';
import {
  accessTokenClaimsSchema,
  oauthReturnCookie,
  type Role,
  routes,
  type SessionResponse,
  sessionResponseSchema,
} from '@sitewright/contracts';
import { newEmail, password } from './journey.ts';
import type { Reachable } from './platform.ts';
import { expect } from './test.ts';

type Call = Pick<(typeof routes)[keyof typeof routes], 'method'> & { path: string };

/** One call to the running platform, past the screens. */
export function request(platform: Reachable, { method, path }: Call, body: unknown, token?: string) {
  return fetch(platform.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function session(answer: Response): Promise<SessionResponse> {
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return sessionResponseSchema.parse(await answer.json());
}

/** Somebody new, registered without a screen. */
export const newAccount = async (platform: Reachable) =>
  session(await request(platform, routes.register, { email: newEmail(), password }));

/** The administrator that a fresh platform has. */
export async function administrator(platform: Reachable) {
  const { email, password } = platform.admin;
  return session(await request(platform, routes.login, { email, password }));
}

/** What the server does in the browser that has been at Google: it names the session of the token that comes back. */
export async function nameReturn(page: Page, { url }: Reachable, token: string) {
  const claims = accessTokenClaimsSchema.parse(
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  );
  const cookie = { name: oauthReturnCookie(false), value: claims.sid ?? '' };
  await page.context().addCookies([{ ...cookie, url }]);
}

/** As an administrator does it in another window. */
export async function changeRole(platform: Reachable, email: string, role: Role) {
  const { token } = await administrator(platform);
  const answer = await request(platform, routes.changeRole, { email, role }, token);
  expect(answer.ok, await answer.clone().text()).toBe(true);
}

/** Opens a page of the app, of another platform by its whole address, as somebody who signed in before. */
export async function openSignedIn(page: Page, { token, user }: SessionResponse, path: string) {
  // Any file of the origin will do, and this is its smallest.
  await page.goto(URL.canParse(path) ? `${new URL(path).origin}/robots.txt` : '/robots.txt');
  await page.evaluate((kept) => Object.assign(localStorage, kept), { token, ...user });
  await page.goto(path);
}

export async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
