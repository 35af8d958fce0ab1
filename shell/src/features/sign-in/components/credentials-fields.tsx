import { Alert, Field, Input, PasswordInput } from '@sitewright/ui';
import type { FieldErrors } from '@sitewright/web-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { CredentialsFailure } from '../use-credentials-form.ts';

interface CredentialsFieldsProps {
  errors: FieldErrors;
  failure: CredentialsFailure | undefined;
  /** What a password manager should offer: the known password, or a new one. */
  passwordKind: 'current-password' | 'new-password';
  passwordHint?: string;
  /** What else there is to say of the password. */
  passwordNote?: ReactNode;
}

interface FailureAlertProps {
  id: string;
  failure: CredentialsFailure;
}

/** What the server refused as a whole. Where no field is to be repaired, the person is led here. */
function FailureAlert({ id, failure }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!failure.isInFields) alert.current?.focus();
  }, [failure]);

  return (
    <Alert ref={alert} id={id} tabIndex={-1} className="outline-hidden">
      {failure.message}
    </Alert>
  );
}

/** Email and password, as both forms ask for them, below what went wrong with them. */
export function CredentialsFields({
  errors,
  failure,
  passwordKind,
  passwordHint,
  passwordNote,
}: CredentialsFieldsProps) {
  const alertId = useId();
  const refused = failure?.isOfCredentials && { 'aria-invalid': true, 'aria-describedby': alertId };
  return (
    <div className="grid gap-4">
      {failure && <FailureAlert id={alertId} failure={failure} />}
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="username"
          inputMode="email"
          placeholder="you@example.com"
          {...refused}
        />
      </Field>
      <Field label="Password" hint={passwordHint} error={errors.password}>
        <PasswordInput name="password" required autoComplete={passwordKind} {...refused} />
      </Field>
      {passwordNote}
    </div>
  );
}
