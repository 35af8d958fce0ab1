import type { User } from '@sitewright/contracts';
import { Alert, Button, Dialog } from '@sitewright/ui';
import { useSession } from '@sitewright/web-kit/session';
import type { ReactNode } from 'react';
import { roleChangeOf } from '../role-change.ts';
import { RoleBadge } from './role-badge.tsx';

interface RoleDialogProps {
  /** Whose role it is about; the dialog is open while there is somebody. */
  user: User | undefined;
  isBusy: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onConfirm: (user: User) => void;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-2.5">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-right font-semibold">{children}</dd>
    </div>
  );
}

function Facts({ user }: { user: User }) {
  return (
    <dl className="mt-4.5 divide-y divide-rule rounded-[9px] border border-rule">
      <Fact name="Email">{user.email}</Fact>
      <Fact name="Current role">
        <RoleBadge role={user.role} />
      </Fact>
      <Fact name="New role">
        <RoleBadge role={roleChangeOf(user).role} />
      </Fact>
    </dl>
  );
}

/** Asks before somebody's role changes. */
export function RoleDialog({ user, isBusy, failure, onCancel, onConfirm }: RoleDialogProps) {
  const isSelf = useSession(({ email }) => email === user?.email);
  const actions = user && (
    <>
      <Button variant="outline" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <Button busy={isBusy} onClick={() => onConfirm(user)}>
        {isBusy ? 'Processing' : 'Confirm'}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={user !== undefined}
      onClose={onCancel}
      title="Confirm Role Change"
      description={
        isSelf
          ? 'This is your own account. You lose the admin panel at once.'
          : 'This takes effect the next time the person does anything.'
      }
      actions={actions}
    >
      {user && <Facts user={user} />}
      {failure && <Alert className="mt-4">{failure}</Alert>}
    </Dialog>
  );
}
