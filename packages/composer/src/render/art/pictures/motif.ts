import type { Random } from '../../../random.ts';
import type { Palette } from '../../palette/palette.ts';
import type { IconName } from '../icons.ts';

/** What a picture is made from; it is 800 wide and 1000 high. */
export interface Motif {
  signs: readonly [IconName, ...IconName[]];
  colours: Palette['art'];
  random: Random;
  /** The subject, with its middle at a point, `scale` 1 being 600 across. */
  thing(x: number, y: number, scale: number, angle?: number): string;
}

export type Compose = (motif: Motif) => string;

export const paper = (fill: string): string => `<path d="M0 0H800V1000H0Z" fill="${fill}"/>`;
