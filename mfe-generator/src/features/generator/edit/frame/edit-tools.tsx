import type { Editable } from '@sitewright/contracts';
import { useEditing } from '../edit-store.ts';
import { partOf } from '../selection.ts';
import { PartHandles } from './part-handles.tsx';
import type { Size } from './place-tools.ts';
import { Toolbar } from './toolbar.tsx';

/** What was scrolled away takes its tools along. */
function isInSight({ box }: Editable, scale: number, { height }: Size): boolean {
  return height === 0 || ((box.y + box.height) * scale > 0 && box.y * scale < height);
}

/** What can be done with what is selected, over the page. */
export function EditTools({ scale, room }: { scale: number; room: Size }) {
  const selected = useEditing(({ editing }) => editing?.selected) ?? [];
  const [innermost, ...around] = selected;
  const part = partOf(selected);
  if (!innermost || !isInSight(innermost, scale, room)) return null;
  return (
    <div data-edit-tools="" className="contents">
      <Toolbar
        key={`${innermost.kind} ${innermost.element.start}`}
        selected={[innermost, ...around]}
        scale={scale}
        room={room}
      />
      {part && <PartHandles part={part} scale={scale} room={room} />}
    </div>
  );
}
