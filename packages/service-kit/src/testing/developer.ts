import { readFileSync } from 'node:fs';
import { MongoClient, ObjectId } from 'mongodb';
import { signAccessToken, type TokenSubject } from '../auth/access-token.ts';

const developer: TokenSubject = {
  id: 'de7e109e4de7e109e4de7e10',
  email: 'developer@localhost',
  role: 'admin',
};

/** Stores an admin for whoever develops one service alone, unless there is one. @returns a token of theirs */
export async function developerToken(uri: string, jwtSecretFile: string): Promise<string> {
  const { id, ...account } = developer;
  const client = await new MongoClient(uri).connect();
  try {
    const people = client.db('sitewright').collection('users');
    await people.updateOne({ _id: new ObjectId(id) }, { $set: account }, { upsert: true });
  } finally {
    await client.close();
  }
  return signAccessToken(developer, readFileSync(jwtSecretFile, 'utf8').trimEnd());
}
