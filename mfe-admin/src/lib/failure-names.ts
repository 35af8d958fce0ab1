import type { FailureReason } from '@sitewright/contracts';

const names: Record<FailureReason, string> = {
  'key-refused': 'Key refused',
  'not-allowed': 'Model not allowed for the key',
  'model-unknown': 'Model not known to the server',
  'address-wrong': 'Wrong address',
  'request-refused': 'Request not accepted',
  'quota-used-up': 'Quota used up',
  insecure: 'Certificate not trusted',
  'host-unknown': 'Host not known',
  unreachable: 'Server not reached',
  'rate-limited': 'Too many requests',
  'server-failed': 'Server failed',
  'no-answer': 'No answer in time',
  'fell-silent': 'Fell silent while writing',
  'broke-off': 'Connection broke off',
  unreadable: 'Answer not readable',
  'prompt-too-long': 'Description too long for the model',
  'answer-too-large': 'Answer too large',
  'site-too-large': 'Site too large',
  'cut-off': 'Cut off by a limit',
  filtered: 'Ended by a filter',
  refused: 'Refused to write',
  'tools-only': 'Called tools only',
  'only-thought': 'Thought only',
  empty: 'Empty answer',
  'no-page': 'No page written',
  'blank-page': 'Home page shows nothing',
};

/** How often a failure is called by its code says that no model was to blame. */
export const failureName = (reason: string): string =>
  reason in names ? names[reason as FailureReason] : reason; // It is one of them.
