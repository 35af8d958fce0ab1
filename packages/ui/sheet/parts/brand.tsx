import { Joint, Mark, Slab, Wordmark } from '../../src/index.ts';
import { Row } from '../part.tsx';

/** The mark at its sizes, on paper and on the slab, and the joint. */
export function Brand() {
  return (
    <>
      <Row>
        <Wordmark />
        <Mark className="size-12" />
        <Mark className="size-8" />
        <Mark className="size-4" />
      </Row>
      <Joint />
      <Joint broken />
      <div className="pt-10">
        <Slab className="px-6 pt-16 pb-8">
          <Wordmark />
          <p className="mt-3 text-slab-text-2">The slab stays dark in both themes.</p>
        </Slab>
      </div>
    </>
  );
}
