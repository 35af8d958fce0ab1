import { useWasNear } from '../../../lib/use-was-near.ts';
import { ExamplePage } from './example-page.tsx';
import { ScaledPage, type ScaledPageProps } from './scaled-page.tsx';

/** The example page further down: drawn when it comes near, in a frame that has its size from the beginning. */
export function DistantExample(frame: Omit<ScaledPageProps, 'children'>) {
  const { ref, wasNear } = useWasNear<HTMLDivElement>();
  return (
    <div ref={ref}>
      <ScaledPage {...frame}>{wasNear && <ExamplePage />}</ScaledPage>
    </div>
  );
}
