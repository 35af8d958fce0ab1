import { credentialsSchema, type routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import {
  ApiError,
  type FieldErrors,
  fieldErrors,
  focusFirst,
  serverWords,
  useApi,
} from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';

interface Words {
  title: string;
  description: string;
}

interface CredentialsForm {
  route: typeof routes.login | typeof routes.register;
  success: Words;
  /** The description stands in where the server gave no message. */
  failure: Words;
  /** What the form asks for besides the credentials. */
  check?: (data: FormData) => FieldErrors;
}

const checkCredentials = (data: FormData) =>
  fieldErrors(credentialsSchema.safeParse(Object.fromEntries(data)).error);

/** Checks, sends and reports a form of email and password. The typed text stays in the form. */
export function useCredentialsForm({ route, success, failure, check = () => ({}) }: CredentialsForm) {
  const api = useApi();
  const signIn = useSession((session) => session.signIn);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const send = async (sender: HTMLFormElement, data: FormData) => {
    setIsBusy(true);
    try {
      signIn(await api.call(route, { body: credentialsSchema.parse(Object.fromEntries(data)) }));
      toast(success);
    } catch (error) {
      toast({ ...failure, variant: 'destructive', description: serverWords(error) ?? failure.description });
      if (error instanceof ApiError) show(sender, error.fields);
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = { ...checkCredentials(data), ...check(data) };
    show(event.currentTarget, found);
    if (Object.keys(found).length === 0) void send(event.currentTarget, data);
  };

  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target;
    setErrors(({ [name]: _, ...others }) => others);
  };

  return { errors, isBusy, form: { noValidate: true, onSubmit: handleSubmit, onChange: handleChange } };
}
