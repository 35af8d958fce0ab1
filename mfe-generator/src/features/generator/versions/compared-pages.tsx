import { cn } from '@sitewright/ui';
import { type KeyboardEvent, useState } from 'react';
import type { VersionPair } from './use-versions.ts';
import { type Pointed, VersionFrame } from './version-frame.tsx';

interface ComparedPagesProps extends VersionPair {
  folderId: string;
  page: string;
  /** What stands out, on the page before and after. */
  pointed: { from: Pointed | undefined; to: Pointed | undefined };
}

const window =
  'flex min-h-0 grow flex-col overflow-hidden rounded-t-[10px] border border-rule-strong border-b-0 shadow-window';

/** Two versions side by side, which scroll together. */
export function SideBySide({ folderId, page, from, to, pointed }: ComparedPagesProps) {
  const [top, setTop] = useState(0);
  const shared = { folderId, page, top, onScroll: setTop };
  return (
    <div className="grid min-h-0 grow grid-rows-2 gap-5 desk:grid-cols-2 desk:grid-rows-1">
      <div className={window}>
        <VersionFrame {...shared} version={from} pointed={pointed.from} />
      </div>
      <div className={window}>
        <VersionFrame {...shared} version={to} pointed={pointed.to} />
      </div>
    </div>
  );
}

const step = 5;
const keySteps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => Math.max(0, at - step),
  ArrowRight: (at) => Math.min(100, at + step),
  Home: () => 0,
  End: () => 100,
};

/** Two versions on top of each other; a line between them is moved by pointer and arrow keys. */
export function Slider({ folderId, page, from, to, pointed }: ComparedPagesProps) {
  const [top, setTop] = useState(0);
  const [at, setAt] = useState(50);
  const shared = { folderId, page, top, onScroll: setTop };
  const handleKey = (event: KeyboardEvent) => {
    const move = keySteps[event.key];
    if (!move) return;
    event.preventDefault();
    setAt(move(at));
  };
  return (
    <div className={cn(window, 'relative')}>
      <VersionFrame {...shared} version={from} pointed={pointed.from} />
      <div className="absolute inset-0 flex" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
        <VersionFrame {...shared} version={to} pointed={pointed.to} />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label="How much of the earlier version is shown"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at)}
        aria-valuetext={`${Math.round(at)} %`}
        className="-ml-5.5 absolute inset-y-0 z-10 flex w-11 cursor-ew-resize touch-none items-center justify-center"
        style={{ left: `${at}%` }}
        onKeyDown={handleKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ currentTarget, clientX, pointerId }) => {
          if (!currentTarget.hasPointerCapture(pointerId)) return;
          const box = currentTarget.parentElement?.getBoundingClientRect();
          if (box) setAt(Math.min(100, Math.max(0, ((clientX - box.left) / box.width) * 100)));
        }}
      >
        <span className="absolute inset-y-0 w-0.5 bg-purple" />
        <span
          aria-hidden="true"
          className="relative grid size-9 place-items-center rounded-lg bg-purple text-white"
        >
          ↔
        </span>
      </div>
    </div>
  );
}
