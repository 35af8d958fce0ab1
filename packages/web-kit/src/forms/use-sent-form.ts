import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiError, toApiError } from '../api/api-error.ts';
import { type FieldErrors, fieldErrors, focusFirst } from './form-errors.ts';

interface SentForm<Body> {
  /** What the fields hold, checked. */
  read: (data: FormData) => z.core.util.SafeParseResult<Body>;
  /** @throws whatever kept it from arriving. */
  send: (body: Body) => Promise<void>;
}

/**
 * Checks what is in a form, sends it, and says what was wrong. What was typed stays in its fields; once it has arrived, the form
 * stays busy until its owner takes it away.
 */
export function useSentForm<Body>({ read, send }: SentForm<Body>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const { data, error } = read(new FormData(form));
    const found = fieldErrors(error);
    setErrors(found);
    setFailure(undefined);
    if (data === undefined) return focusFirst(form, found);
    setIsBusy(true);
    try {
      await send(data);
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setIsBusy(false);
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { errors, failure, isBusy, handleSubmit };
}
