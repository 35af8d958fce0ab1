import { Field, Input, PasswordInput } from '@sitewright/ui';
import type { FieldErrors } from '@sitewright/web-kit';
import type { ReactNode } from 'react';

interface CredentialsFieldsProps {
  errors: FieldErrors;
  /** What a password manager should offer: the known password, or a new one. */
  passwordKind: 'current-password' | 'new-password';
  passwordHint?: string;
  /** What else there is to say of the password. */
  passwordNote?: ReactNode;
}

/** Email and password, as both forms ask for them. */
export function CredentialsFields({
  errors,
  passwordKind,
  passwordHint,
  passwordNote,
}: CredentialsFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="username"
          inputMode="email"
          placeholder="you@example.com"
        />
      </Field>
      <Field label="Password" hint={passwordHint} error={errors.password}>
        <PasswordInput name="password" required autoComplete={passwordKind} />
      </Field>
      {passwordNote}
    </div>
  );
}
