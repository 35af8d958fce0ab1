import { Button } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { ProfileCard } from './profile-card.tsx';

/** Who the person is to this product. */
export function ProfilePage() {
  usePageTitle('Profile');
  const { email, role } = useSession();
  return (
    <>
      <h1 className="mb-7 text-d3">Profile</h1>
      {email && role ? <ProfileCard email={email} role={role} /> : <Nobody />}
    </>
  );
}

function Nobody() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2 text-lead">Please sign in to view your profile</p>
      <Button asChild>
        <Link to="/login">Sign in</Link>
      </Button>
    </div>
  );
}
