import type { Role } from '@sitewright/contracts';
import { Avatar, Badge, Button } from '@sitewright/ui';
import { useSignOut } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { LogOut } from 'lucide-react';
import { useId } from 'react';

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface ProfileCardProps {
  email: string;
  role: Role;
}

/** Sessions carry no date of registration: the specification has "Member Since" show today's. */
export function ProfileCard({ email, role }: ProfileCardProps) {
  const signOut = useSignOut();
  const editNoteId = useId();
  const kitNoteId = useId();
  return (
    <section
      aria-label="Your account"
      className="max-w-155 divide-y divide-rule rounded-panel border border-rule bg-surface"
    >
      <div className="flex items-center gap-4.5 p-5 desk:p-7">
        <Avatar name={email} size="lg" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-[650] font-text text-[1.25rem] leading-snug tracking-normal">
            {email}
          </h2>
          <Badge tone="purple" className="mt-1.5">
            {role} Account
          </Badge>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-10 px-5 py-3.75 desk:grid-cols-[8.75rem_1fr] desk:px-7">
        <dt className="text-ink-3">Member Since</dt>
        <dd className="font-[550]">{longDate.format(new Date())}</dd>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2.5 px-5 py-4 desk:px-7">
        <p id={kitNoteId} className="text-ink-2 text-ui">
          Logo, colours, typefaces and facts of all your sites.
        </p>
        <Button asChild variant="outline">
          <Link to="/dashboard/brand-kit" aria-describedby={kitNoteId}>
            Brand kit
          </Link>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5 px-5 py-4 desk:px-7">
        <p id={editNoteId} className="mb-0.5 basis-full text-ink-2 text-ui">
          Change your password, or sign out on every device.
        </p>
        <Button asChild variant="outline">
          <Link to="/dashboard/profile/edit" aria-describedby={editNoteId}>
            Edit profile
          </Link>
        </Button>
        <Button variant="ghost" onClick={signOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </Button>
      </div>
    </section>
  );
}
