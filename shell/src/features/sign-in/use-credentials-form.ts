import { credentialsSchema, type routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import {
  type ApiError,
  errorMessage,
  type FieldErrors,
  fieldErrors,
  focusFirst,
  toApiError,
  useApi,
} from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toastUntilSignedIn } from '../../lib/toast-until-signed-in.ts';

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

/** Why the server did not let the person in, for the form itself: the toast goes. */
export interface CredentialsFailure {
  message: string;
  /** Email and password do not belong together; which of them is wrong nobody says. */
  isOfCredentials: boolean;
  /** Whether a field has focus for it. */
  isInFields: boolean;
}

const checkCredentials = (data: FormData) =>
  fieldErrors(credentialsSchema.safeParse(Object.fromEntries(data)).error);

function describe({ code, message, fields }: ApiError): CredentialsFailure | undefined {
  const said = Object.values(fields);
  if (said.includes(message)) return undefined;
  const isOfCredentials = code === 'INVALID_CREDENTIALS';
  return { message, isOfCredentials, isInFields: isOfCredentials || said.length > 0 };
}

/** Of a wrong pair it is most often the password, which cannot be read either: it is ready to be typed anew. */
function selectPassword(form: HTMLFormElement): void {
  const password = form.elements.namedItem('password');
  if (!(password instanceof HTMLInputElement)) return;
  password.focus();
  password.select();
}

/** Checks, sends and reports a form of email and password. The typed text stays in the form. */
export function useCredentialsForm({ route, success, failure: words, check = () => ({}) }: CredentialsForm) {
  const api = useApi();
  const signIn = useSession((session) => session.signIn);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<CredentialsFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const closeToast = useRef(() => {});
  // On another page what failed here is no news, and in the way.
  useEffect(() => () => closeToast.current(), []);

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const explain = (form: HTMLFormElement, thrown: unknown) => {
    const error = toApiError(thrown);
    const found = describe(error);
    closeToast.current = toastUntilSignedIn({
      title: words.title,
      description: errorMessage(thrown) ?? words.description,
    });
    setFailure(found);
    show(form, error.fields);
    if (found?.isOfCredentials) selectPassword(form);
  };

  const send = async (form: HTMLFormElement, data: FormData) => {
    setIsBusy(true);
    try {
      signIn(await api.call(route, { body: credentialsSchema.parse(Object.fromEntries(data)) }));
      toast(success);
    } catch (thrown) {
      explain(form, thrown);
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = { ...checkCredentials(data), ...check(data) };
    closeToast.current();
    setFailure(undefined);
    show(event.currentTarget, found);
    if (Object.keys(found).length === 0) void send(event.currentTarget, data);
  };

  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target;
    setErrors(({ [name]: _, ...others }) => others);
    if (failure?.isOfCredentials) setFailure(undefined);
  };

  const form = { noValidate: true, onSubmit: handleSubmit, onChange: handleChange };
  return { errors, failure, isBusy, form };
}
