/** How often people do what, of a hundred things they do: this table is the mix. */
export const weights = {
  dashboard: 25,
  preview: 25,
  app: 10,
  edit: 14,
  generate: 5,
  follow: 4,
  share: 5,
  form: 2,
  download: 5,
  signIn: 5,
} as const;

export type Act = keyof typeof weights;
export const acts = Object.keys(weights) as Act[];

const total = acts.reduce((sum, act) => sum + weights[act], 0);

/** The share of an act among all that people do. */
export const shareOf = (act: Act): number => weights[act] / total;

/** @param random from 0 up to but without 1 */
export function pickAct(random: number): Act {
  let left = random * total;
  for (const act of acts) {
    left -= weights[act];
    if (left < 0) return act;
  }
  throw new Error(`${random} is not below 1.`);
}

/** Seconds that somebody looks at what they got before they do the next thing. */
export const pause = { least: 2, most: 8 };

/** @param random from 0 up to but without 1 */
export const pauseMs = (random: number): number => (pause.least + random * (pause.most - pause.least)) * 1000;
