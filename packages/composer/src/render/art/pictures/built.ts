import type { Random } from '../../../random.ts';
import { times } from '../drawing.ts';
import { type Compose, paper } from './motif.ts';

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const smallest = 190;
const door = 62;

/** A wall with a gap, and the quarter circle in which its door swings. */
function wall(room: Room, isUpright: boolean, share: number, random: Random): string {
  const along = isUpright ? room.height : room.width;
  const gap = Math.round(random.between(30, along - door - 30));
  const [x, y] = isUpright
    ? [Math.round(room.x + room.width * share), room.y]
    : [room.x, Math.round(room.y + room.height * share)];
  return isUpright
    ? `M${x} ${y}V${y + gap}M${x} ${y + gap + door}V${room.y + room.height}M${x} ${y + gap}h${door}a${door} ${door} 0 0 1 ${-door} ${door}`
    : `M${x} ${y}H${x + gap}M${x + gap + door} ${y}H${room.x + room.width}M${x + gap} ${y}v${door}a${door} ${door} 0 0 0 ${door} ${-door}`;
}

/** Cuts a room in two until every part is small enough; `walls` collects what stands between them. */
function divide(room: Room, random: Random, walls: string[]): Room[] {
  const isUpright = room.width > room.height;
  if ((isUpright ? room.width : room.height) < smallest * 2) return [room];
  const share = random.between(0.38, 0.62);
  walls.push(wall(room, isUpright, share, random));
  const [width, height] = [Math.round(room.width * share), Math.round(room.height * share)];
  const parts: [Room, Room] = isUpright
    ? [
        { ...room, width },
        { ...room, x: room.x + width, width: room.width - width },
      ]
    : [
        { ...room, height },
        { ...room, y: room.y + height, height: room.height - height },
      ];
  return parts.flatMap((part) => divide(part, random, walls));
}

/** A ground plan with doors, one of its rooms marked. */
export const plan: Compose = ({ colours, random }) => {
  const whole: Room = { x: 90, y: 120, width: 620, height: 740 };
  const walls: string[] = [];
  const rooms = divide(whole, random, walls);
  const { x, y, width, height } = rooms[random.index(rooms.length)] ?? whole;
  return `${paper(colours.pale)}<path d="M90 120H710V860H90Z" fill="${colours.white}"/><path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${colours.fill}"/><path d="${walls.join('')}" fill="none" stroke="${colours.line}" stroke-width="9"/><path d="M90 120H710V860H90Z" fill="none" stroke="${colours.line}" stroke-width="20"/><path d="M90 920H710M90 904v32M710 904v32" fill="none" stroke="${colours.line}" stroke-width="4"/>`;
};

/** A front with its windows, some of them lit. */
export const front: Compose = ({ colours, random }) => {
  const [columns, floors] = [3 + random.index(2), 4 + random.index(3)];
  const [left, right, top, ground] = [150, 650, 190 + random.index(120), 830];
  const [bay, storey] = [(right - left) / columns, (ground - top) / floors];
  const opening = (index: number) => {
    const x = Math.round(left + (index % columns) * bay + bay * 0.22);
    const y = Math.round(top + Math.floor(index / columns) * storey + storey * 0.2);
    const fill = random.pick([colours.line, colours.line, colours.fill, colours.soft]);
    return `<path d="M${x} ${y}h${Math.round(bay * 0.56)}v${Math.round(storey * 0.6)}h${-Math.round(bay * 0.56)}z" fill="${fill}"/>`;
  };
  const tree = (x: number) =>
    `<path d="M${x} ${ground}V700" stroke="${colours.line}" stroke-width="8"/><circle cx="${x}" cy="640" r="72" fill="${colours.soft}" stroke="${colours.line}" stroke-width="4"/>`;
  return `${paper(colours.pale)}<path d="M${left} ${ground}V${top}H${right}V${ground}Z" fill="${colours.white}" stroke="${colours.line}" stroke-width="6"/>${times(columns * floors, opening).join('')}${tree(86)}${tree(720)}<path d="M0 ${ground}H800" stroke="${colours.line}" stroke-width="8"/>`;
};
