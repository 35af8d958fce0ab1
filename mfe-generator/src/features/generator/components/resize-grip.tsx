import type { KeyboardEvent, PointerEvent } from 'react';

/** Widths of the panel in CSS pixels. */
export const panelWidths = { least: 360, usual: 424, most: 560 } as const;

const step = 16;

const within = (width: number) => Math.min(panelWidths.most, Math.max(panelWidths.least, width));

function widthAfterKey(key: string, width: number): number | undefined {
  if (key === 'ArrowLeft') return width - step;
  if (key === 'ArrowRight') return width + step;
  if (key === 'Home') return panelWidths.least;
  if (key === 'End') return panelWidths.most;
  return undefined;
}

interface ResizeGripProps {
  width: number;
  onResize: (width: number) => void;
}

/** The joint between panel and desk: drag it, or use the arrow keys. */
export function ResizeGrip({ width, onResize }: ResizeGripProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    onResize(within(next));
  };

  const handlePointerDown = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId);

  const handlePointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(within(event.clientX));
  };

  return (
    <div className="absolute top-1/2 -right-2.25 z-10 grid h-9.5 w-4.25 place-items-center rounded-[6px] border border-rule-strong bg-paper text-ink-3 hover:text-ink">
      <svg
        viewBox="0 0 9 16"
        fill="none"
        aria-hidden="true"
        className="h-4 w-2.25 stroke-[1.7] stroke-current"
      >
        <path d="M8 4H1.5l6 8H1" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <hr
        tabIndex={0}
        aria-label="Width of the prompt panel"
        aria-orientation="vertical"
        aria-valuemin={panelWidths.least}
        aria-valuemax={panelWidths.most}
        aria-valuenow={width}
        className="absolute inset-0 h-auto cursor-col-resize touch-none rounded-[5px] border-0"
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
      />
    </div>
  );
}
