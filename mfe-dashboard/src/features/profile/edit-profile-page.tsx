import { Alert, Skeleton, Spinner, TextLink } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { ArrowLeft } from 'lucide-react';
import { Nobody } from './nobody.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useAccount } from './use-account.ts';

function Waiting() {
  return (
    <div className="relative max-w-155">
      <Skeleton className="h-105 rounded-panel" />
      <Spinner label="Loading your account" className="absolute inset-x-0 top-24 justify-center" />
    </div>
  );
}

function Settings() {
  const { account, error, retry, keepHasPassword } = useAccount();
  return (
    <div className="grid gap-6">
      {!account && !error && <Waiting />}
      {error && (
        <Alert onRetry={retry} className="max-w-155">
          Error: {error.message}
        </Alert>
      )}
      {account && <PasswordForm account={account} onHasPassword={keepHasPassword} />}
      <SignOutEverywhere />
    </div>
  );
}

/** What a person can change about their account. */
export function EditProfilePage() {
  usePageTitle('Edit profile');
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return (
    <>
      <TextLink asChild className="mb-4 inline-flex items-center gap-1.5 text-ui">
        <Link to="/dashboard/profile">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Profile
        </Link>
      </TextLink>
      <h1 className="mb-2 text-d3">Edit profile</h1>
      <p className="mb-7 text-ink-2 text-lead">
        Your password and your sessions. Email address and role stay as they are.
      </p>
      {isSignedIn ? <Settings /> : <Nobody />}
    </>
  );
}
