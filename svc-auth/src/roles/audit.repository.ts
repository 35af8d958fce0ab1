import type { Db, WithId } from 'mongodb';
import { schema } from '../users/schema.ts';
import { openUsers, type RecordedChange, type UserDocument } from '../users/user-document.ts';

export interface AuditRepository {
  /**
   * Moves the changes that roles have gone through into the audit, each once, whoever else does the same. What a process
   * that died has left behind comes along.
   */
  collect(): Promise<void>;
}

type UnrecordedUser = Pick<WithId<UserDocument>, '_id' | 'email' | 'unrecorded'>;

export function createAuditRepository(db: Db): AuditRepository {
  const users = openUsers(db);
  const audit = db.collection('audit');

  const record = (user: UnrecordedUser, { _id, ...change }: RecordedChange) => {
    const about = { userId: user._id, userEmail: user.email };
    const entry = { schema: schema.writes, action: 'change-role', ...change, ...about };
    return audit.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
  };
  /** Only what was read: whoever has added to it since collects again. */
  const clear = ({ _id, unrecorded = [] }: UnrecordedUser) =>
    users.updateOne({ _id, unrecorded }, { $unset: { unrecorded: '' } });

  return {
    async collect() {
      const found = users.find<UnrecordedUser>(
        { 'unrecorded.at': { $gt: new Date(0) } },
        { projection: { email: 1, unrecorded: 1 } },
      );
      for (const user of await found.toArray()) {
        for (const change of user.unrecorded ?? []) await record(user, change);
        await clear(user);
      }
    },
  };
}
