import type { Role } from '@sitewright/contracts';
import { type Db, ObjectId } from 'mongodb';

/** Who changed whose role. Without an id it was the operator at the command line. */
export interface Actor {
  id?: string;
  email: string;
}

export interface RoleChange {
  by: Actor;
  of: { id: string; email: string };
  from: Role;
  to: Role;
}

export interface AuditRepository {
  record(change: RoleChange): Promise<void>;
}

export function createAuditRepository(db: Db): AuditRepository {
  const audit = db.collection('audit');
  return {
    async record({ by, of, from, to }) {
      await audit.insertOne({
        action: 'change-role',
        at: new Date(),
        actorId: by.id ? new ObjectId(by.id) : null,
        actorEmail: by.email,
        userId: new ObjectId(of.id),
        userEmail: of.email,
        from,
        to,
      });
    },
  };
}
