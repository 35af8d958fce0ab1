import type { Account } from '@sitewright/contracts';
import { Alert, Button, Field, PasswordInput, PasswordStrengthMeter, passwordHint } from '@sitewright/ui';
import { Panel } from './panel.tsx';
import { usePasswordForm } from './use-password-form.ts';
import { usePasswordMinLength } from './use-password-min-length.ts';

const change = {
  title: 'Change password',
  lead: 'You stay signed in here. Every other session ends.',
  label: 'Change password',
  busyLabel: 'Changing password...',
};

/** An account that was made through Google has no password yet. */
const set = {
  title: 'Set a password',
  lead: 'You sign in with Google. With a password you can sign in with your email as well.',
  label: 'Set password',
  busyLabel: 'Setting password...',
};

interface PasswordFormProps {
  account: Account;
  onHasPassword: () => void;
}

/** Where a person changes the password, or sets their first. */
export function PasswordForm({ account: { email, hasPassword }, onHasPassword }: PasswordFormProps) {
  const { newPassword, errors, failure, isBusy, form } = usePasswordForm({ hasPassword, onHasPassword });
  const minLength = usePasswordMinLength();
  const words = hasPassword ? change : set;
  return (
    <Panel title={words.title} lead={words.lead}>
      <form {...form} className="mt-5 grid max-w-93 gap-4">
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Field label="Current password" error={errors.currentPassword}>
            <PasswordInput name="currentPassword" required autoComplete="current-password" />
          </Field>
        )}
        <Field label="New password" hint={passwordHint(minLength)} error={errors.newPassword}>
          <PasswordInput name="newPassword" required autoComplete="new-password" />
        </Field>
        <PasswordStrengthMeter email={email} password={newPassword} minLength={minLength} />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {isBusy ? words.busyLabel : words.label}
        </Button>
      </form>
    </Panel>
  );
}
