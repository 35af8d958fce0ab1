export interface Caption {
  from: number;
  to: number;
  text: string;
}

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Captions as a WebVTT file. */
export const webVtt = (captions: Caption[]) =>
  `WEBVTT\n${captions.map(({ from, to, text }) => `\n${time(from)} --> ${time(to)}\n${text}\n`).join('')}`;
