import type { Answer } from '@sitewright/web-kit';
import { useState } from 'react';

/** What was answered stays in sight until the next answer is there. */
export function useKept<Value>(answer: Answer<Value>, isStillMeant: (kept: Value) => boolean): Answer<Value> {
  const told = answer.status === 'ready' ? answer.value : undefined;
  const [kept, setKept] = useState(told);
  if (told !== undefined && told !== kept) setKept(told);
  const isKept = answer.status === 'loading' && kept !== undefined && isStillMeant(kept);
  return isKept ? { status: 'ready', value: kept } : answer;
}
