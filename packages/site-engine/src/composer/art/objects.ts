import type { Random } from '../random.ts';
import type { Paint } from './drawing.ts';
import { loaf } from './objects/baked.ts';
import { car, coin, column, rays, steps, vote } from './objects/city.ts';
import { barrel, bottle, glass } from './objects/drinks.ts';
import {
  ball,
  flag,
  flask,
  hand,
  heart,
  medal,
  paw,
  rocket,
  shapes,
  shield,
  tooth,
} from './objects/figures.ts';
import { bloom, leaf, mountain, scene, tree } from './objects/garden.ts';
import { camper, chair, chapel, house, lamp, tent, tower } from './objects/home.ts';
import { book, code, graph, letter, pen, phone, quill, speech } from './objects/letters.ts';
import type { Draw } from './objects/pieces.ts';
import { bag, boat, candle, clock, tap, teapot, vase } from './objects/shelf.ts';
import { cards, game, mask, microphone, reel, speaker, vinyl } from './objects/stage.ts';
import { carrot, cone } from './objects/sweets.ts';
import { cup, fish, knife, plate } from './objects/table.ts';
import { surfboard } from './objects/water.ts';
import { crown, dress, pole, ring, scissors, shoe } from './objects/wear.ts';
import { box, brick, broom, bulb, gear, key, lens, weight, wheel } from './objects/workshop.ts';
import type { Subject } from './subject.ts';

const objects: Readonly<Record<Subject, Draw>> = {
  bag,
  ball,
  barrel,
  bloom,
  boat,
  book,
  bottle,
  box,
  brick,
  broom,
  bulb,
  camper,
  candle,
  car,
  cards,
  carrot,
  chair,
  chapel,
  clock,
  code,
  coin,
  column,
  cone,
  crown,
  cup,
  dress,
  fish,
  flag,
  flask,
  game,
  gear,
  glass,
  graph,
  hand,
  heart,
  house,
  key,
  knife,
  lamp,
  leaf,
  lens,
  letter,
  loaf,
  mask,
  medal,
  microphone,
  mountain,
  paw,
  pen,
  phone,
  plate,
  pole,
  quill,
  rays,
  reel,
  ring,
  rocket,
  scene,
  scissors,
  shapes,
  shield,
  shoe,
  speaker,
  speech,
  steps,
  surfboard,
  tap,
  teapot,
  tent,
  tooth,
  tower,
  tree,
  vase,
  vinyl,
  vote,
  weight,
  wheel,
};

/** The thing itself, drawn large: on a square from -300 to 300. */
export const drawObject = (subject: Subject, paint: Paint, random: Random): string =>
  objects[subject](paint, random);
