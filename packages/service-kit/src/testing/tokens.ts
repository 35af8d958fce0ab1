import { type Db, ObjectId } from 'mongodb';
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

/** Stores a person as svc-auth would, {@link testUser} unless told otherwise, and returns a token of theirs. */
export async function storePerson(db: Db, subject: Partial<TokenSubject> = {}): Promise<string> {
  const { id, ...account } = { ...testUser, ...subject };
  await db.collection('users').insertOne({ _id: new ObjectId(id), ...account });
  return tokenOf(subject);
}
