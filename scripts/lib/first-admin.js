/**
 * Whether this password opens an administrator's account; the session that tells is ended at once.
 * @param {string} url of the platform
 * @param {{ email: string, password: string }} credentials
 */
async function canAdminister(url, { email, password }) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) return false;
  const { token, user } = /** @type {{ token: string, user: { role: string } }} */ (await answer.json());
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  return user.role === 'admin';
}

/**
 * Who administers the platform. The settings only say who was to be the first: an instance that has an administrator makes
 * no other, and passwords and roles change.
 * @param {string} url of the platform
 * @param {ReturnType<typeof import('./local-secrets.js').localSecrets>['admin']} admin
 */
export async function adminLabel(url, admin) {
  const { email, password, file } = admin;
  if (await canAdminister(url, admin))
    return file ? `${email} with password ${password} (kept in ${file})` : email;
  const source = file ?? 'ADMIN_PASSWORD';
  return `${email} is no administrator with the password in ${source} (to make one: npm run admin -- promote EMAIL)`;
}
