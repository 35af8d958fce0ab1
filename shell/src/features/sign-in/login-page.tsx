import { routes } from '@sitewright/contracts';
import { Alert, Button, TextLink } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, Navigate, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { returnAddress } from '../../lib/return-address.ts';
import { CredentialsFields } from './components/credentials-fields.tsx';
import { GoogleLink } from './components/google-link.tsx';
import { SignInLayout } from './components/sign-in-layout.tsx';
import { useCredentialsForm } from './use-credentials-form.ts';
import { useSignInError } from './use-sign-in-error.ts';

const login = {
  route: routes.login,
  success: { title: 'Login Successful!', description: 'You have been logged in successfully.' },
  failure: { title: 'Login Failed', description: 'An error occurred during login' },
} as const;

/** Sign-in. Whoever is signed in goes on to where they wanted to be. */
export function LoginPage() {
  usePageTitle('Sign in');
  const { state } = useLocation();
  const token = useSession((session) => session.token);
  const { errors, isBusy, form } = useCredentialsForm(login);
  const explanation = useSignInError();

  if (token !== undefined) return <Navigate to={returnAddress(state)} replace />;
  return (
    <SignInLayout title="Welcome back" lead="Your sites are where you left them.">
      {explanation !== undefined && <Alert className="mb-5">{explanation}</Alert>}
      <form {...form}>
        <CredentialsFields errors={errors} passwordKind="current-password" />
        <Button type="submit" size="lg" busy={isBusy} className="mt-5 w-full">
          {isBusy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <GoogleLink />
      <p className="mt-6.5 text-center text-ink-2 text-ui">
        No account yet?{' '}
        <TextLink asChild>
          <Link to="/register" state={state}>
            Register
          </Link>
        </TextLink>
      </p>
    </SignInLayout>
  );
}
