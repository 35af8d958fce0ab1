import { Alert, Button } from '@sitewright/ui';
import type { ApiError } from '@sitewright/web-kit';
import { useEngine } from '../api/use-engine.ts';
import type { Generate } from '../use-generate.ts';

const isProviderFault = ({ code }: ApiError) =>
  code === 'PROVIDER_FAILED' || code === 'PROVIDER_REJECTED' || code === 'PROVIDER_TIMEOUT';

interface GenerationFailureProps {
  error: ApiError;
  onGenerate: Generate;
}

/** Why there is no new site, and the ways on. The prompt is still there. */
export function GenerationFailure({ error, onGenerate }: GenerationFailureProps) {
  const engine = useEngine();
  const canCompose = engine?.engine === 'openai' && isProviderFault(error);
  return (
    <div className="mt-4">
      <Alert onRetry={() => onGenerate()}>{error.message}</Alert>
      {canCompose && (
        <Button
          variant="outline"
          className="mt-2.5 w-full"
          onClick={() => onGenerate({ engine: 'composer' })}
        >
          Use the offline composer
        </Button>
      )}
    </div>
  );
}
