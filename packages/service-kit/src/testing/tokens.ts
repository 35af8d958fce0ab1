import { signAccessToken, type TokenSubject } from '../auth/access-token.ts';

export const testSecret = 'a secret for tests of at least 32 bytes';

export const testUser: TokenSubject = {
  id: '0123456789abcdef01234567',
  email: 'user@example.com',
  role: 'user',
};

/** A valid token; of {@link testUser} unless told otherwise. */
export const tokenOf = (subject: Partial<TokenSubject> = {}): string =>
  signAccessToken({ ...testUser, ...subject }, testSecret);
