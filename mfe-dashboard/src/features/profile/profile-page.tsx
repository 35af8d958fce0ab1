import { usePageTitle } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { Nobody } from './nobody.tsx';
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
