import { routes } from '@sitewright/contracts';
import { createFakeApi, type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/fake-api';

/** The password that an account of {@link withAccount} has. */
export const knownPassword = 'correct horse battery staple';

/** Adds the account of the person of `stubSession` to a server. */
export function withAccount(api: FakeApi = createFakeApi(), { hasPassword = true } = {}) {
  const { email, role } = stubSession().user;
  let password = hasPassword ? knownPassword : undefined;
  return api
    .on(routes.me, () => ({ email, role, hasPassword: password !== undefined }))
    .on(routes.signInOptions, () => ({ google: false, passwordMinLength: 0 }))
    .on(routes.logoutAll, () => ({ message: 'You are signed out on every device.' }))
    .on(routes.changePassword, ({ body: { currentPassword, newPassword } }) => {
      if (password !== undefined && currentPassword !== password) {
        const message = 'This is not your current password. Check it and try again.';
        throw new Refusal('VALIDATION_FAILED', message, { currentPassword: message });
      }
      password = newPassword;
      return stubSession();
    });
}
