import type { Editable } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { placeHandles, placeToolbar, roomBesideHandles } from './place-tools.ts';

const partOf = (box: Editable['box']): Editable => ({
  kind: 'part',
  label: 'Top of the page',
  tag: 'section',
  element: { start: 0, end: 9 },
  startTag: { start: 0, end: 9 },
  isHidden: false,
  box,
});

const handles = { width: 46, height: 180 };
const room = { width: 960, height: 700 };
/** The frame writes the name of a part so far from its upper edge, and so high, in pixels of the screen. */
const name = { top: 8, height: 23 };

test('the handles of a part stand beside it where there is room', () => {
  const part = partOf({ x: 100, y: 200, width: 800, height: 500 });
  expect(placeHandles(part, 0.75, handles, room)).toEqual({ left: 683, top: 158 });
});

test.each([1, 0.75, 0.5])('they leave the name of a part in sight that fills the page, at %s', (scale) => {
  const part = partOf({ x: 0, y: 200, width: room.width / scale, height: 500 });
  const { left, top } = placeHandles(part, scale, handles, room);
  expect(left + handles.width).toBeLessThan(room.width);
  expect(top).toBeGreaterThanOrEqual(200 * scale + name.top + name.height);
});

test('they stay in sight while their part is scrolled', () => {
  const part = (y: number) => partOf({ x: 0, y, width: 960, height: 500 });
  expect(placeHandles(part(-300), 1, handles, room).top).toBe(8);
  expect(placeHandles(part(690), 1, handles, room).top).toBe(room.height - handles.height - 8);
});

test.each([
  { where: 'within a part that fills the page', part: { x: 0, y: 200, width: 960, height: 500 } },
  { where: 'beside a part in the middle', part: { x: 100, y: 200, width: 600, height: 500 } },
])('the toolbar of what is selected at the right edge ends before the handles $where', ({ part: box }) => {
  const part = partOf(box);
  const tools = { width: 400, height: 44 };
  const entry = partOf({ x: box.x + box.width - 90, y: 330, width: 80, height: 30 });
  const beside = roomBesideHandles(part, 1, room);
  const { left } = placeToolbar(entry, 1, tools, beside);
  expect(left + tools.width).toBeLessThan(placeHandles(part, 1, handles, room).left);
  expect(placeToolbar(entry, 1, tools, room).left).toBeGreaterThan(left);
});
