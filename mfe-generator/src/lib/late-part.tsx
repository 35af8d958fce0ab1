import { Alert, Spinner } from '@sitewright/ui';
import { ApiError, useAnswer } from '@sitewright/web-kit';
import type { ComponentType } from 'react';

function failedToLoad(cause: unknown): never {
  throw new ApiError({
    code: 'NETWORK',
    message: 'This part of the page could not be loaded. Check your connection and try again.',
    cause,
  });
}

interface LatePartProps<Props extends object> {
  name: string;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part of the page whose code comes when it is first looked at; unlike `lazy`, a failure can be tried again. */
export function LatePart<Props extends object>({ name, load, props }: LatePartProps<Props>) {
  const part = useAnswer(name, () => load().catch(failedToLoad));
  if (part.status === 'ready') return <part.value {...props} />;
  return (
    <div className="m-auto p-6">
      {part.status === 'failed' ? <Alert onRetry={part.retry}>{part.error.message}</Alert> : <Spinner />}
    </div>
  );
}
