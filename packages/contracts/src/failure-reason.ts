import * as z from 'zod/mini';

/**
 * Why a model wrote no site, or not the whole of one: each has its own sentence for the person, and its own ways on. The first group
 * is for administrators to put right, the second passes by itself, the third is about what was asked for or written.
 */
export const failureReasons = [
  'key-refused',
  'not-allowed',
  'model-unknown',
  'address-wrong',
  'request-refused',
  'quota-used-up',
  'insecure',
  'host-unknown',

  'unreachable',
  'rate-limited',
  'server-failed',
  'no-answer',
  'fell-silent',
  'broke-off',
  'unreadable',

  'prompt-too-long',
  'answer-too-large',
  'site-too-large',
  'cut-off',
  'filtered',
  'refused',
  'tools-only',
  'only-thought',
  'empty',
  'no-page',
  'blank-page',
] as const;

export const failureReasonSchema = z.enum(failureReasons);
export type FailureReason = z.infer<typeof failureReasonSchema>;
