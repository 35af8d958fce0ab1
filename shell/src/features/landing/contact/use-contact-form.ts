import { contactRequestSchema, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import {
  ApiError,
  errorMessage,
  type FieldErrors,
  fieldErrors,
  focusFirst,
  useApi,
} from '@sitewright/web-kit';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';

const fields = ['name', 'email', 'subject', 'message'] as const;

const emptyInput = { title: 'Empty Input!', description: 'Fill all the input field' };
const notSent = { title: 'Error Found', description: 'Something wrong, Email not sent' };

const hasEmptyField = (data: FormData) => fields.some((name) => String(data.get(name) ?? '').trim() === '');

const complain = (words: typeof notSent) => toast({ ...words, variant: 'destructive' });

/** Checks, sends and reports a message. What was typed stays in the form until it has arrived. */
export function useContactForm() {
  const api = useApi();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // Beside the state, which only the next rendering knows: two presses can come before that.
  const isSending = useRef(false);
  const openedAt = useRef(0);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const read = (data: FormData) =>
    contactRequestSchema.safeParse({
      ...Object.fromEntries(data),
      fillMilliseconds: Math.round(performance.now() - openedAt.current),
    });

  const deliver = async (form: HTMLFormElement, body: ReturnType<typeof read>['data'] & object) => {
    try {
      const { message } = await api.call(routes.sendEmail, { body });
      toast({ title: 'Success', description: message });
      form.reset();
      openedAt.current = performance.now();
    } catch (error) {
      complain({ ...notSent, description: errorMessage(error) ?? notSent.description });
      if (error instanceof ApiError) show(form, error.fields);
    }
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const { data: body, error } = read(data);
    show(form, fieldErrors(error));
    if (hasEmptyField(data)) complain(emptyInput);
    if (!body) return;
    isSending.current = true;
    setIsBusy(true);
    await deliver(form, body);
    isSending.current = false;
    setIsBusy(false);
  };

  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target;
    setErrors(({ [name]: _, ...others }) => others);
  };

  return { errors, isBusy, form: { noValidate: true, onSubmit: handleSubmit, onChange: handleChange } };
}
