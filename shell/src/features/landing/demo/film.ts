import film from './demo.json' with { type: 'json' };

/** The recorded demo. `npm run demo:record` makes all of its files again. */
export const demo = {
  ...film,
  src: new URL('./demo.webm', import.meta.url).href,
  poster: new URL('./demo-poster.webp', import.meta.url).href,
  captions: new URL('./demo.vtt', import.meta.url).href,
};

export type Chapter = (typeof film.chapters)[number];

/** Seconds as they are read on a player: 75 is "1:15". */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The chapter that a moment of the film belongs to. */
export const chapterAt = (seconds: number): Chapter | undefined =>
  demo.chapters.findLast(({ at }) => at <= seconds);
