import type { PictureCrop, PictureFocus } from '@sitewright/contracts';
import { useEffect, useRef } from 'react';
import { inPart } from './shape.ts';

interface InPlaceProps {
  address: string;
  crop: PictureCrop;
  focus: PictureFocus;
  /** Width by height of its place on the page. */
  aspect: number;
}

/** More would be drawn for nobody. */
const mostPixels = 480;

async function draw(canvas: HTMLCanvasElement, address: string, { x, y, width, height }: PictureCrop) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [fullWidth, fullHeight] = [image.naturalWidth * width, image.naturalHeight * height];
  const scale = Math.min(1, mostPixels / Math.max(fullWidth, fullHeight));
  canvas.width = Math.max(1, Math.round(fullWidth * scale));
  canvas.height = Math.max(1, Math.round(fullHeight * scale));
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      x * image.naturalWidth,
      y * image.naturalHeight,
      fullWidth,
      fullHeight,
      0,
      0,
      canvas.width,
      canvas.height,
    );
}

/** The part of the picture that is kept, as the page shows it at its place. */
export function InPlace({ address, crop, focus, aspect }: InPlaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Without it only this small view is missing.
    if (canvas.current) draw(canvas.current, address, crop).catch(() => undefined);
  }, [address, crop]);
  const { x, y } = inPart(focus, crop);
  return (
    <figure aria-hidden="true" className="max-sm:hidden">
      <figcaption className="mb-1.5 text-ink-3 text-small">At its place</figcaption>
      <canvas
        ref={canvas}
        className="max-h-38 max-w-full rounded-chip border border-rule bg-paper-sunk object-cover"
        style={{ aspectRatio: aspect, objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </figure>
  );
}
