import { routes } from '@sitewright/contracts';
import { Button, Checkbox, PasswordStrengthMeter, passwordHint, TextLink } from '@sitewright/ui';
import { type FieldErrors, usePageTitle } from '@sitewright/web-kit';
import { Link, useLocation } from '@sitewright/web-kit/router';
import { type ChangeEvent, useState } from 'react';
import { CredentialsFields } from './components/credentials-fields.tsx';
import { GoogleLink } from './components/google-link.tsx';
import { KeptDescriptionNote } from './components/kept-description-note.tsx';
import { SignInLayout } from './components/sign-in-layout.tsx';
import { SignedOutOnly } from './components/signed-out-only.tsx';
import { useCredentialsForm } from './use-credentials-form.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

function checkTerms(data: FormData): FieldErrors {
  return data.has('terms') ? {} : { terms: 'Agree to the terms to make an account.' };
}

const register = {
  route: routes.register,
  success: { title: 'Registration Successful!', description: 'Your account has been created successfully.' },
  failure: { title: 'Registration Failed', description: 'An error occurred during registration' },
  check: checkTerms,
} as const;

function Terms({ error }: { error: string | undefined }) {
  return (
    <Checkbox name="terms" required error={error} className="mt-4.5">
      I agree to the{' '}
      <TextLink asChild>
        <Link to="/terms" target="_blank">
          Terms of Service
        </Link>
      </TextLink>{' '}
      and the{' '}
      <TextLink asChild>
        <Link to="/privacy" target="_blank">
          Privacy Policy
        </Link>
      </TextLink>
    </Checkbox>
  );
}

function Register() {
  const { state } = useLocation();
  const { errors, failure, isBusy, form } = useCredentialsForm(register);
  const options = useSignInOptions();
  const minLength = options?.passwordMinLength ?? 0;
  const [typed, setTyped] = useState({ email: '', password: '' });

  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    form.onChange(event);
    const { name, value } = event.target;
    setTyped((before) => ({ ...before, [name]: value }));
  };

  return (
    <SignInLayout title="Make an account" lead="It keeps your sites and their files.">
      <KeptDescriptionNote />
      <form {...form} onChange={handleChange}>
        <CredentialsFields
          errors={errors}
          failure={failure}
          passwordKind="new-password"
          passwordHint={passwordHint(minLength)}
          passwordNote={<PasswordStrengthMeter {...typed} minLength={minLength} />}
        />
        <Terms error={errors.terms} />
        <Button type="submit" size="lg" busy={isBusy} className="mt-5 w-full">
          {isBusy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <GoogleLink isSetUp={options?.google} />
      <p className="mt-3.5 text-center text-ink-2 text-ui">
        Already registered?{' '}
        <TextLink asChild>
          <Link to="/login" state={state}>
            Sign in
          </Link>
        </TextLink>
      </p>
    </SignInLayout>
  );
}

/** Sign-up. A new account is signed in at once. */
export function RegisterPage() {
  usePageTitle('Register');
  return (
    <SignedOutOnly>
      <Register />
    </SignedOutOnly>
  );
}
