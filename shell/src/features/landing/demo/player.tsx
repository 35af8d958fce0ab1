import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { clock, demo } from './film.ts';

interface PosterProps {
  onPlay: () => void;
}

/** The film's best moment, and the way into it. Nothing of the film itself is fetched before. */
export function Poster({ onPlay }: PosterProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group/play absolute inset-0 size-full focus-visible:-outline-offset-4"
    >
      <img src={demo.poster} alt="" width={1280} height={720} loading="lazy" className="size-full" />
      <span className="absolute inset-0 bg-[oklch(0.2_0.03_305/0.28)] transition-colors group-hover/play:bg-[oklch(0.2_0.03_305/0.16)]" />
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-white text-[oklch(0.22_0.022_305)] shadow-pop transition-transform duration-140 group-active/play:scale-96 md:size-22">
        <Play aria-hidden="true" className="ml-1 size-6 md:size-8" />
      </span>
      <span className="absolute right-3 bottom-3 rounded-chip bg-slab px-2 py-0.75 text-slab-text text-small tabular-nums">
        <span className="sr-only">Play the demo with captions, </span>
        {clock(demo.seconds)}
      </span>
    </button>
  );
}

interface PlayerProps {
  ref: Ref<HTMLVideoElement>;
  onTime: (seconds: number) => void;
}

/** The film with the browser's own controls, which every person and every reader knows. */
export function Player({ ref, onTime }: PlayerProps) {
  return (
    <video
      ref={ref}
      controls
      playsInline
      preload="none"
      src={demo.src}
      poster={demo.poster}
      aria-label="Demo of the generator"
      onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      className="absolute inset-0 size-full bg-slab"
    >
      <track kind="captions" srcLang="en" label="English" src={demo.captions} default />
    </video>
  );
}
