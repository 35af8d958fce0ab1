import { Alert, cn, Skeleton, Spinner } from '@sitewright/ui';
import { LivePage } from '@sitewright/web-kit/generation';
import { useIsNarrow } from '../../use-is-narrow.ts';
import { useSize } from '../../use-size.ts';
import type { Design } from './draw-designs.ts';

/** How wide a page believes its window to be, in CSS pixels: on a phone that of a tablet, of which more can be read. */
const widths = { wide: 1280, narrow: 768 };

/** The maker is at work here. */
export const DrawLine = () => (
  <span className="absolute inset-x-0 bottom-0 z-10 h-0.75 animate-pulse bg-pink motion-reduce:animate-none" />
);

function PageToCome({ label }: { label: string }) {
  return (
    <div className="absolute inset-0 grid content-start gap-4 overflow-hidden bg-surface p-6">
      <div className="flex justify-between">
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-32" />
      </div>
      <div className="mt-4 grid grid-cols-[3fr_2fr] gap-6">
        <div className="grid content-start gap-3">
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-3 w-5/6" />
          <Skeleton className="mt-2 h-7 w-24" />
        </div>
        <Skeleton className="aspect-square" />
      </div>
      <DrawLine />
      <Spinner label={label} className="sr-only" />
    </div>
  );
}

interface DesignFrameProps {
  design: Design;
  /** Which one it is, for screen readers. */
  name: string;
  isSelected: boolean;
  onRetry: () => void;
}

/** A page in its design, drawn smaller; the selected one can be scrolled. */
export function DesignFrame({ design, name, isSelected, onRetry }: DesignFrameProps) {
  const { ref, width } = useSize<HTMLDivElement>();
  const isNarrow = useIsNarrow();
  const scale = width / (isNarrow ? widths.narrow : widths.wide);
  const { status } = design;
  return (
    <div ref={ref} className="absolute inset-0">
      <div inert={!isSelected || status !== 'ready'} className={cn(status === 'failed' && 'invisible')}>
        <LivePage
          page={status === 'ready' ? design.page : undefined}
          title={`${name}, your website`}
          scale={scale || 1}
          isSeeThrough={status !== 'ready'}
          className="absolute inset-0 overflow-hidden"
        />
      </div>
      {status === 'drawing' && <PageToCome label={`Drawing ${name}`} />}
      {status === 'failed' && (
        <Alert onRetry={onRetry} className="absolute inset-x-5 top-5 z-20">
          This design could not be drawn.
        </Alert>
      )}
    </div>
  );
}
