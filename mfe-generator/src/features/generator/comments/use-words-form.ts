import { commentTextSchema } from '@sitewright/contracts';
import { useSentForm } from '@sitewright/web-kit';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';

const wordsSchema = z.object({ text: commentTextSchema });

/** A form of one text, which has the focus as soon as it is there. @param send throws why it did not arrive */
export function useWordsForm(send: (text: string) => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), []);
  const { errors, failure, isBusy, handleSubmit } = useSentForm({
    read: (data) => wordsSchema.safeParse(Object.fromEntries(data)),
    send: ({ text }) => send(text),
  });
  return { ref, error: errors.text ?? failure?.message, isBusy, handleSubmit };
}
