import { changePasswordRequestSchema, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type FieldErrors, fieldErrors, focusFirst, toApiError, useApi } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';

const changed = { title: 'Password changed', description: 'All your other sessions have ended.' };
const set = { title: 'Password set', description: 'From now on it signs you in with your email, too.' };

interface PasswordFormOptions {
  hasPassword: boolean;
  /** The account turns out to have a password, or just got one. */
  onHasPassword: () => void;
}

/** Checks, sends and reports a new password. The session goes on with the token that comes back. */
export function usePasswordForm({ hasPassword, onHasPassword }: PasswordFormOptions) {
  const api = useApi();
  const signIn = useSession((session) => session.signIn);
  const [newPassword, setNewPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const explain = (form: HTMLFormElement, thrown: unknown) => {
    const { fields, message } = toApiError(thrown);
    if ('currentPassword' in fields) onHasPassword();
    if (Object.keys(fields).length === 0) setFailure(message);
    show(form, fields);
  };

  const send = async (form: HTMLFormElement, data: FormData) => {
    setBusy(true);
    try {
      const body = changePasswordRequestSchema.parse(Object.fromEntries(data));
      signIn(await api.call(routes.changePassword, { body }));
      toast(hasPassword ? changed : set);
      form.reset();
      setNewPassword('');
      onHasPassword();
    } catch (thrown) {
      explain(form, thrown);
    } finally {
      setBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { error } = changePasswordRequestSchema.safeParse(Object.fromEntries(data));
    setFailure(undefined);
    show(event.currentTarget, fieldErrors(error));
    if (!error) void send(event.currentTarget, data);
  };

  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.name === 'newPassword') setNewPassword(target.value);
    setErrors(({ [target.name]: _, ...others }) => others);
  };

  const form = { noValidate: true, onSubmit: handleSubmit, onChange: handleChange };
  return { newPassword, errors, failure, isBusy, form };
}
