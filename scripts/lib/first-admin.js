import { request as requestOverHttp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { json } from 'node:stream/consumers';

/**
 * Where a platform answers. What trusts its certificate is only needed for one that nobody else vouches for, or that names
 * another host than `url`.
 * @typedef {{ url: string, tls?: import('node:https').RequestOptions }} Address
 */

/**
 * @param {Address} address
 * @param {string} path
 * @param {{ body?: unknown, token?: string }} content
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
const post = ({ url, tls }, path, { body, token }) =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestOverTls : requestOverHttp;
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.timeout(10_000);
    request(url + path, { ...tls, method: 'POST', headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });

/**
 * Whether this password opens an administrator's account; the session that tells is ended at once.
 * @param {Address} address
 * @param {{ email: string, password: string }} credentials
 */
async function canAdminister(address, { email, password }) {
  const answer = await post(address, '/api/auth/login', { body: { email, password } });
  const { token, user, message } =
    /** @type {{ token?: string, user?: { role: string }, message?: string }} */ (await json(answer));
  if (answer.statusCode === 401) return false;
  if (!token) throw new Error(message ?? `the platform answered ${answer.statusCode}`);
  (await post(address, '/api/auth/logout', { token })).resume();
  return user?.role === 'admin';
}

/**
 * Who administers the platform. The settings only say who was to be the first: an instance that has an administrator makes
 * no other, and passwords and roles change.
 * @param {Address} address
 * @param {{ email: string, password: string }} admin
 * @param {{ found: string, source: string, promote: string }} words what is printed of one who is there, where the password
 *   was looked for, and the command that makes an administrator
 */
export async function adminLabel(address, admin, { found, source, promote }) {
  try {
    if (await canAdminister(address, admin)) return found;
    return `${admin.email} is no administrator with the password in ${source} (to make one: ${promote})`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${admin.email}, if the password in ${source} is still right (this could not be checked: ${reason})`;
  }
}
