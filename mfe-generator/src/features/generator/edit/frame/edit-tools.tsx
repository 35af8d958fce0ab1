import type { Editable } from '@sitewright/contracts';
import { useEditing } from '../edit-store.ts';
import { AddPartButton } from '../parts/add-part-button.tsx';
import { partOf } from '../selection.ts';
import { PartHandles } from './part-handles.tsx';
import { roomBesideHandles, type Size } from './place-tools.ts';
import { Toolbar } from './toolbar.tsx';

/** Below this width all tools are in one bar. */
const narrow = 560;

/** What was scrolled away takes its tools along. */
function isInSight({ box }: Editable, scale: number, { height }: Size): boolean {
  return height === 0 || ((box.y + box.height) * scale > 0 && box.y * scale < height);
}

/** What can be done with what is selected, over the page. */
export function EditTools({ scale, room }: { scale: number; room: Size }) {
  const selected = useEditing(({ editing }) => editing?.selected) ?? [];
  const [innermost, ...around] = selected;
  const part = partOf(selected);
  const isNarrow = room.width > 0 && room.width < narrow;
  if (!innermost || !isInSight(innermost, scale, room)) return null;
  const hasHandles = part && !isNarrow;
  return (
    <div data-edit-tools="" className="contents">
      {part && (!isNarrow || innermost === part) && (
        <AddPartButton key={part.element.start} part={part} scale={scale} room={room} />
      )}
      <Toolbar
        key={`${innermost.kind} ${innermost.element.start}`}
        selected={[innermost, ...around]}
        scale={scale}
        room={hasHandles ? roomBesideHandles(part, scale, room) : room}
        isNarrow={isNarrow}
      />
      {hasHandles && <PartHandles part={part} scale={scale} room={room} />}
    </div>
  );
}
