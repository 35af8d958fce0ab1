import type { Palette } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import { round, times } from './drawing.ts';
import { type IconName, iconStrokes } from './icons.ts';
import { createNoise } from './noise.ts';
import { drawObject } from './objects.ts';
import type { Subject } from './subject.ts';

type Colours = Palette['art'];
type Compose = (subject: Subject, signs: readonly IconName[], colours: Colours, random: Random) => string;

const paper = (fill: string) => `<path d="M0 0H800V1000H0Z" fill="${fill}"/>`;

/** The thing itself, large and cut by the edge. */
const closeUp: Compose = (subject, _signs, colours, random) =>
  `${paper(colours.pale)}<g transform="translate(${Math.round(random.between(120, 680))} ${Math.round(random.between(380, 800))}) scale(${round(random.between(1.4, 1.8))})">${drawObject(subject, colours, random)}</g>`;

/** Three of it in a loose row. */
const row: Compose = (subject, _signs, colours, random) =>
  `${paper(colours.fill)}${times(3, (index) => `<g transform="translate(${180 + index * 230} ${Math.round(230 + index * 270 + random.between(-40, 40))}) scale(.42) rotate(${Math.round(random.between(-30, 30))})">${drawObject(subject, { ...colours, fill: colours.soft }, random)}</g>`).join('')}`;

/** A still life: a table, a wall and a light from the side. */
const stillLife: Compose = (subject, _signs, colours, random) =>
  `${paper(colours.soft)}<path d="M0 0H800V1000Z" fill="${colours.pale}"/><path d="M0 ${Math.round(random.between(640, 720))}H800V1000H0Z" fill="${colours.line}"/><g transform="translate(400 560) scale(.95)">${drawObject(subject, colours, random)}</g>`;

/** Hills at some hour. */
const land: Compose = (_subject, _signs, colours, random) => {
  const noise = createNoise(random);
  const ridge = (level: number, height: number, offset: number, fill: string) => {
    const points = times(
      41,
      (index) => `L${index * 20} ${Math.round(level - noise(index * 0.16 + offset) * height)}`,
    ).join('');
    return `<path d="M0 1000L0 ${level}${points}L800 1000Z" fill="${fill}"/>`;
  };
  return `${paper(colours.pale)}<circle cx="${Math.round(random.between(200, 600))}" cy="${Math.round(random.between(240, 380))}" r="110" fill="${colours.fill}"/>${ridge(620, 300, 0, colours.soft)}${ridge(760, 300, 40, colours.fill)}${ridge(920, 320, 80, colours.line)}`;
};

/** Signs of the trade, as on wrapping paper. */
const wrapping: Compose = (_subject, signs, colours, random) => {
  const sign = (index: number) => {
    const name = signs[random.index(signs.length)];
    const x = (index % 4) * 200 + (Math.floor(index / 4) % 2 ? 100 : 0) - 10;
    return name
      ? `<g transform="translate(${x} ${Math.floor(index / 4) * 170 + 40}) rotate(${random.index(5) * 10 - 20}) scale(4)">${iconStrokes(name)}</g>`
      : '';
  };
  return `${paper(colours.line)}<g fill="none" stroke="${colours.pale}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${times(24, sign).join('')}</g>`;
};

const compositions: readonly Compose[] = [closeUp, land, stillLife, wrapping, row];

/** A drawn stand-in for a photograph, four wide to five high, as a file of its own. */
export function drawPicture(
  index: number,
  subject: Subject,
  signs: readonly IconName[],
  colours: Colours,
  random: Random,
): string {
  const compose = compositions[index % compositions.length] ?? closeUp;
  const source = random.fork(`picture ${index}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" preserveAspectRatio="xMidYMid slice">${compose(subject, signs, colours, source)}</svg>\n`;
}
