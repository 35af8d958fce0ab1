import type { Random } from '../../random.ts';
import type { Paint } from './drawing.ts';
import { bee, cat, dog } from './objects/animals.ts';
import { loaf } from './objects/baked.ts';
import { dumbbell, lotus, stethoscope } from './objects/body.ts';
import { car, coin, column, rays, steps, vote } from './objects/city.ts';
import { camera, laptop } from './objects/devices.ts';
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
import {
  flame,
  glasses,
  palette,
  plant,
  racket,
  sofa,
  solar,
  spool,
  suitcase,
  tools,
} from './objects/household.ts';
import { book, code, graph, letter, pen, phone, quill, speech } from './objects/letters.ts';
import { guitar, piano, violin } from './objects/music.ts';
import type { Draw } from './objects/pieces.ts';
import { bag, boat, candle, clock, tap, teapot, vase } from './objects/shelf.ts';
import { cards, game, mask, microphone, reel, speaker, vinyl } from './objects/stage.ts';
import { carrot, cone } from './objects/sweets.ts';
import { cup, fish, knife, plate } from './objects/table.ts';
import { bowl, burger, cake, croissant, pizza } from './objects/treats.ts';
import { surfboard } from './objects/water.ts';
import { crown, dress, pole, ring, scissors, shoe } from './objects/wear.ts';
import { bike, bus, van } from './objects/wheels.ts';
import { box, brick, broom, bulb, gear, key, lens, weight, wheel } from './objects/workshop.ts';
import type { Subject } from './subject.ts';

const objects: Readonly<Record<Subject, Draw>> = {
  bag,
  ball,
  barrel,
  bee,
  bike,
  bloom,
  boat,
  book,
  bottle,
  bowl,
  box,
  brick,
  broom,
  bulb,
  burger,
  bus,
  cake,
  camera,
  camper,
  candle,
  car,
  cards,
  carrot,
  cat,
  chair,
  chapel,
  clock,
  code,
  coin,
  column,
  cone,
  croissant,
  crown,
  cup,
  dog,
  dress,
  dumbbell,
  fish,
  flag,
  flame,
  flask,
  game,
  gear,
  glass,
  glasses,
  graph,
  guitar,
  hand,
  heart,
  house,
  key,
  knife,
  lamp,
  laptop,
  leaf,
  lens,
  letter,
  loaf,
  lotus,
  mask,
  medal,
  microphone,
  mountain,
  palette,
  paw,
  pen,
  phone,
  piano,
  pizza,
  plant,
  plate,
  pole,
  quill,
  racket,
  rays,
  reel,
  ring,
  rocket,
  scene,
  scissors,
  shapes,
  shield,
  shoe,
  sofa,
  solar,
  speaker,
  speech,
  spool,
  steps,
  stethoscope,
  suitcase,
  surfboard,
  tap,
  teapot,
  tent,
  tools,
  tooth,
  tower,
  tree,
  van,
  vase,
  vinyl,
  violin,
  vote,
  weight,
  wheel,
};

export const isSubject = (name: string): name is Subject => Object.hasOwn(objects, name);

/** The thing itself, drawn large: on a square from -300 to 300. */
export const drawObject = (subject: Subject, paint: Paint, random: Random): string =>
  objects[subject](paint, random);
