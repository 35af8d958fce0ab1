import { Segment, SegmentedControl } from '@sitewright/ui';
import { useAim } from '../../change/aim.ts';
import { editFaces, isEditFace, showEditFace, useEditFace } from '../face.ts';
import { LookPanel } from '../look/look-panel.tsx';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { useDropGuard } from '../pictures/use-window-files.ts';
import { TextList } from './text-list.tsx';

/** What each face shows. */
const panels = { text: TextList, look: LookPanel, pictures: PicturesPanel };

/** What can be edited beside the page: its words one by one, how it looks, and its pictures. */
export function EditPanel({ siteId }: { siteId: string }) {
  const face = useEditFace((state) => state.face);
  const isPicking = useAim((state) => state.isPicking);
  const Face = panels[face];
  useDropGuard();
  return (
    <div data-content="" className="min-h-0 grow overflow-y-auto px-4 pt-3.5 pb-8 outline-hidden desk:px-5">
      <div className="mx-auto max-w-160">
        <SegmentedControl
          label="What to edit"
          value={face}
          onValueChange={(value) => isEditFace(value) && showEditFace(value)}
          className="w-full *:flex-1"
        >
          {Object.entries(editFaces).map(([key, name]) => (
            <Segment key={key} value={key} className="justify-center pointer-coarse:h-11">
              {name}
            </Segment>
          ))}
        </SegmentedControl>
        {isPicking && (
          <p
            role="status"
            className="mt-3 rounded-control bg-purple-tint px-3 py-2 text-purple-ink text-small"
          >
            On the page, press what is to change.
          </p>
        )}
        <Face siteId={siteId} />
      </div>
    </div>
  );
}
