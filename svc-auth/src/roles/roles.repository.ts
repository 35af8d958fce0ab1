import type { Role } from '@sitewright/contracts';
import { type Db, ObjectId } from 'mongodb';
import { openUsers, type RecordedChange } from '../users/user-document.ts';
import type { Actor } from './actor.ts';

/** An attempt that is older has died on its way; its mark may be taken off. */
const attemptSeconds = 10;

export type Demotion = 'demoted' | 'unchanged' | 'last-admin' | 'contended';

/** A role and who gave it are written as one: `AuditRepository.collect` takes it from there. */
export interface RolesRepository {
  hasAdmin(): Promise<boolean>;
  /** Whether they were none before. */
  promote(email: string, by: Actor): Promise<boolean>;
  demote(email: string, by: Actor): Promise<Demotion>;
}

/**
 * Roles change without a transaction, and one admin always stays. A demotion first marks its admin, then looks for another
 * admin without a mark, and takes the role away only while its own mark is still there. If all admins could be
 * demoted, consider the demotion that set its mark last: every other admin was marked or demoted by then, so it found none.
 * Taking a dead attempt's mark off is always safe: that attempt can then no longer finish.
 */
export function createRolesRepository(db: Db): RolesRepository {
  const users = openUsers(db);

  const mark = (email: string, attempt: ObjectId) =>
    users.findOneAndUpdate({ email, role: 'admin' }, { $set: { demotion: attempt } });
  const unmark = (attempt: ObjectId) => users.updateOne({ demotion: attempt }, { $unset: { demotion: '' } });
  const otherAdmins = (id: ObjectId, demotion: object) =>
    users.findOne({ role: 'admin', _id: { $ne: id }, demotion }, { projection: { demotion: 1 } });
  const finish = (id: ObjectId, attempt: ObjectId, by: Actor) =>
    users.updateOne({ _id: id, demotion: attempt }, { ...become('user', by), $unset: { demotion: '' } });

  /** Frees the others of marks of the dead; whether any other admin is left to count on later. */
  async function hasContender(id: ObjectId): Promise<boolean> {
    const contender = await otherAdmins(id, { $exists: true });
    if (!contender?.demotion) return false;
    const age = Date.now() - contender.demotion.getTimestamp().getTime();
    if (age > attemptSeconds * 1000) await unmark(contender.demotion);
    return true;
  }

  return {
    hasAdmin: async () => (await users.findOne({ role: 'admin' }, { projection: { _id: 1 } })) !== null,

    async promote(email, by) {
      const { modifiedCount } = await users.updateOne({ email, role: 'user' }, become('admin', by));
      return modifiedCount === 1;
    },

    async demote(email, by) {
      const attempt = new ObjectId();
      const admin = await mark(email, attempt);
      if (!admin) return 'unchanged';
      if (await otherAdmins(admin._id, { $exists: false })) {
        const { modifiedCount } = await finish(admin._id, attempt, by);
        return modifiedCount === 1 ? 'demoted' : 'contended';
      }
      const isContended = await hasContender(admin._id);
      await unmark(attempt);
      return isContended ? 'contended' : 'last-admin';
    },
  };
}

const become = (to: Role, by: Actor) => ({ $set: { role: to }, $push: { unrecorded: changeTo(to, by) } });

const changeTo = (to: Role, by: Actor): RecordedChange => ({
  _id: new ObjectId(),
  at: new Date(),
  actorId: by.id ? new ObjectId(by.id) : null,
  actorEmail: by.email,
  from: to === 'admin' ? 'user' : 'admin',
  to,
});
