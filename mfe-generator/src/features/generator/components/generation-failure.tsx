import { Alert, Button } from '@sitewright/ui';
import type { ApiError } from '@sitewright/web-kit';
import { useEngine } from '../api/use-engine.ts';
import type { GenerationOptions } from '../generator-store.ts';
import type { Generate } from '../use-generate.ts';

/** Failures of a model; what the server says of each of them names the offline composer as a way on. */
const codesOfModels: readonly string[] = [
  'GENERATION_EMPTY',
  'PROVIDER_FAILED',
  'PROVIDER_REJECTED',
  'PROVIDER_TIMEOUT',
];

interface GenerationFailureProps {
  error: ApiError;
  /** What the failed generation was asked for. */
  options: GenerationOptions;
  onGenerate: Generate;
}

/** Why there is no new site, and the ways on. The prompt is still there. */
export function GenerationFailure({ error, options, onGenerate }: GenerationFailureProps) {
  const engine = useEngine();
  // An instance that has not told its engine is asked by a model's failure; the composer itself has nothing to offer.
  const isComposers = engine?.engine === 'composer' || options.engine === 'composer';
  const canCompose = !isComposers && codesOfModels.includes(error.code);
  return (
    <div className="mt-4">
      <Alert onRetry={() => onGenerate(options)}>{error.message}</Alert>
      {canCompose && (
        <Button
          variant="outline"
          className="mt-2.5 w-full"
          onClick={() => onGenerate({ ...options, engine: 'composer' })}
        >
          Use the offline composer
        </Button>
      )}
    </div>
  );
}
