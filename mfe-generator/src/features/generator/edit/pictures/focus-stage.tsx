import type { PictureCrop, PictureFocus } from '@sitewright/contracts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { within } from './shape.ts';

interface FocusStageProps {
  address: string;
  crop: PictureCrop;
  focus: PictureFocus;
  onFocusPoint: (focus: PictureFocus) => void;
}

const inWords = (share: number) => `${Math.round(share * 100)} %`;
const inCss = (share: number) => `${share * 100}%`;

const steps: Record<string, PictureFocus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture, and what matters most in it: by a press or by the arrow keys. */
export function FocusStage({ address, crop, focus, onFocusPoint }: FocusStageProps) {
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocusPoint(within({ x: (clientX - left) / width, y: (clientY - top) / height }, crop));
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.02;
    onFocusPoint(within({ x: focus.x + by.x * size, y: focus.y + by.y * size }, crop));
  };
  const { x, y, width, height } = crop;
  return (
    <div
      className="relative cursor-crosshair touch-none overflow-hidden"
      onPointerDown={point}
      onPointerMove={(event) => event.buttons === 1 && point(event)}
    >
      <img src={address} alt="" draggable={false} className="block max-h-[44dvh] max-w-full" />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute outline-[100vmax] outline-black/50 outline-solid"
        style={{ left: inCss(x), top: inCss(y), width: inCss(width), height: inCss(height) }}
      />
      <button
        type="button"
        aria-label={`Focal point, ${inWords(focus.x)} from the left and ${inWords(focus.y)} from the top. Arrow keys move it`}
        className="absolute size-7 -translate-1/2 rounded-full border-2 border-white bg-purple/50 shadow-pop outline-offset-2 before:absolute before:inset-2 before:rounded-full before:bg-white"
        style={{ left: inCss(focus.x), top: inCss(focus.y) }}
        onKeyDown={step}
      />
    </div>
  );
}
