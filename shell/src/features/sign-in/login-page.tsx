import { routes } from '@sitewright/contracts';
import { Alert, Button, TextLink } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';
import { CredentialsFields } from './components/credentials-fields.tsx';
import { GoogleLink } from './components/google-link.tsx';
import { KeptDescriptionNote } from './components/kept-description-note.tsx';
import { SignInLayout } from './components/sign-in-layout.tsx';
import { SignedOutOnly } from './components/signed-out-only.tsx';
import { useCredentialsForm } from './use-credentials-form.ts';
import { useSignInError } from './use-sign-in-error.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

const login = {
  route: routes.login,
  success: { title: 'Login Successful!', description: 'You have been logged in successfully.' },
  failure: { title: 'Login Failed', description: 'An error occurred during login' },
} as const;

function Login() {
  const { state } = useLocation();
  const { errors, failure, isBusy, form } = useCredentialsForm(login);
  const explanation = useSignInError();
  const options = useSignInOptions();
  return (
    <SignInLayout title="Welcome back" lead="Your sites are where you left them.">
      <KeptDescriptionNote />
      {explanation !== undefined && !failure && <Alert className="mb-5">{explanation}</Alert>}
      <form {...form}>
        <CredentialsFields errors={errors} failure={failure} passwordKind="current-password" />
        <Button type="submit" size="lg" busy={isBusy} className="mt-5 w-full">
          {isBusy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <GoogleLink isSetUp={options?.google} />
      <p className="mt-3.5 text-center text-ink-2 text-ui">
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

/** Sign-in. */
export function LoginPage() {
  usePageTitle('Sign in');
  return (
    <SignedOutOnly>
      <Login />
    </SignedOutOnly>
  );
}
