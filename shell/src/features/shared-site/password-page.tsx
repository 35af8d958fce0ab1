import { Button, Field, PasswordInput } from '@sitewright/ui';
import { type ApiError, usePageTitle } from '@sitewright/web-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MessageLayout } from '../../components/message-layout.tsx';

interface PasswordPageProps {
  /** What was wrong with the last one. */
  error: ApiError | undefined;
  onEnter: (password: string) => Promise<void>;
}

/** Asks for the password of a link. */
export function PasswordPage({ error, onEnter }: PasswordPageProps) {
  usePageTitle('A shared website');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.select();
  }, [error]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setMissing(password === '' ? 'Type the password.' : undefined);
    if (password === '') return;
    setIsBusy(true);
    await onEnter(password);
    setIsBusy(false);
  };
  return (
    <MessageLayout
      title="A website is shared with you"
      lead="Whoever sent you the link has set a password. Ask them if you do not have it."
    >
      <form
        ref={form}
        noValidate
        className="grid max-w-95 gap-4"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Field label="Password" error={missing ?? error?.message}>
          <PasswordInput name="password" autoComplete="off" />
        </Field>
        <Button type="submit" size="lg" busy={isBusy} className="justify-self-start">
          See the website
        </Button>
      </form>
    </MessageLayout>
  );
}
