import { Badge, Button, Skeleton } from '@sitewright/ui';
import { useId } from 'react';
import { DesignFacts } from './design-facts.tsx';
import { DesignFrame, DrawLine } from './design-frame.tsx';
import type { Design } from './draw-designs.ts';

export interface DesignCardProps {
  design: Design;
  name: string;
  /** The radio group it belongs to. */
  group: string;
  isSelected: boolean;
  /** It is being drawn in another look. */
  isOutdated: boolean;
  /** Using it changes nothing. */
  isKept: boolean;
  /** It is being stored. */
  isBusy: boolean;
  onSelect: () => void;
  /** The selected one is taken. */
  onUse: () => void;
  onRetry: () => void;
}

function UseButton({
  design,
  isSelected,
  isKept,
  isBusy,
  onSelect,
  onUse,
  titleId,
}: DesignCardProps & { titleId: string }) {
  const useWords = isKept ? 'Keep this design' : 'Use this design';
  return (
    <Button
      variant={isSelected ? 'primary' : 'outline'}
      busy={isSelected && isBusy}
      disabled={isBusy || design.status !== 'ready'}
      aria-describedby={titleId}
      className="mt-3.5 w-full"
      onClick={isSelected || isKept ? onUse : onSelect}
    >
      {isSelected || isKept ? useWords : 'Choose'}
    </Button>
  );
}

/** A design: the page in it, what it is made of, and the way to have it. */
export function DesignCard(props: DesignCardProps) {
  const { design, name, group, isSelected, isOutdated, isBusy, onSelect, onUse, onRetry } = props;
  const id = useId();
  const isReady = design.status === 'ready';
  return (
    <div className="flex min-w-0 flex-col">
      <div className="relative h-(--frame) overflow-hidden rounded-[10px] border border-rule-strong bg-surface shadow-window has-checked:outline-2 has-checked:outline-purple has-focus-visible:ring-4 has-focus-visible:ring-purple-line dark:has-checked:outline-purple-ink">
        <input
          type="radio"
          id={`${id}-radio`}
          name={group}
          checked={isSelected}
          disabled={!isReady || isBusy}
          aria-labelledby={`${id}-name ${id}-now`}
          className="absolute size-px opacity-0"
          onChange={onSelect}
          onKeyDown={({ key }) => key === 'Enter' && onUse()}
        />
        <DesignFrame design={design} name={name} isSelected={isSelected} onRetry={onRetry} />
        {isOutdated && <DrawLine />}
        {isReady && !isSelected && (
          <label htmlFor={`${id}-radio`} className="absolute inset-0 z-10 cursor-pointer">
            <span className="sr-only">{name}</span>
          </label>
        )}
      </div>
      <div className="mt-4 flex min-h-7 items-center justify-between gap-3">
        <h2 id={`${id}-name`} className="text-h2">
          {name}
        </h2>
        {design.isCurrent && <Badge id={`${id}-now`}>now</Badge>}
      </div>
      <div className="min-h-28 grow">
        {isReady ? (
          <DesignFacts look={design.look} />
        ) : (
          design.status === 'drawing' && (
            <>
              <Skeleton className="mt-1.5 h-3.5 w-4/5" />
              <Skeleton className="mt-4 h-8 w-full" />
              <Skeleton className="mt-3.5 h-3.5 w-1/2" />
            </>
          )
        )}
      </div>
      <UseButton {...props} titleId={`${id}-name`} />
    </div>
  );
}
