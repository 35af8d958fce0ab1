import type { Editable } from '@sitewright/contracts';

export interface Size {
  width: number;
  height: number;
}

const gap = 8;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where the toolbar stands: above what is selected, below when there is no room, always in sight. */
export function placeToolbar({ box }: Editable, scale: number, tools: Size, room: Size) {
  const above = box.y * scale - tools.height - gap - 4;
  const below = (box.y + box.height) * scale + gap + 4;
  return {
    left: within(box.x * scale - 4, gap, Math.max(gap, room.width - tools.width - gap)),
    top: within(above >= gap ? above : below, gap, Math.max(gap, room.height - tools.height - gap)),
  };
}

/** Where the name of a part ends, which the frame shows in the corner of its upper and right edges. */
const nameFoot = 32;

/** Where the handles of a part stand: outside its right edge, or within it below its name when there is no room. */
export function placeHandles({ box }: Editable, scale: number, tools: Size, room: Size) {
  const outside = (box.x + box.width) * scale + gap;
  const most = room.width - tools.width - gap;
  const top = box.y * scale + (outside > most ? nameFoot : 0) + gap;
  return {
    left: Math.min(outside, most),
    top: within(top, gap, Math.max(gap, room.height - tools.height - gap)),
  };
}

/** How wide the handles are at most: for fingers. */
const handlesWidth = 56;

/** The room that the handles of a part leave to the toolbar, which would cover them or be covered. */
export function roomBesideHandles(part: Editable, scale: number, room: Size): Size {
  const { left } = placeHandles(part, scale, { width: handlesWidth, height: 0 }, room);
  return { ...room, width: left };
}

/** Where the way to a new part stands: across the lower edge of a part, as far as that is in sight. */
export function placeAtFoot({ box }: Editable, scale: number, tools: Size, room: Size) {
  const middle = (box.x + box.width / 2) * scale;
  return {
    left: within(middle - tools.width / 2, gap, Math.max(gap, room.width - tools.width - gap)),
    top: within(
      (box.y + box.height) * scale - tools.height / 2,
      gap,
      Math.max(gap, room.height - tools.height - gap),
    ),
  };
}
