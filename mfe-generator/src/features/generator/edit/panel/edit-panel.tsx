import { Segment, SegmentedControl } from '@sitewright/ui';
import { useState } from 'react';
import { LookPanel } from '../look/look-panel.tsx';
import { TextList } from './text-list.tsx';

const faces = { text: 'Text', look: 'Look' } as const;
type Face = keyof typeof faces;
const isFace = (value: string): value is Face => value in faces;

/** What can be edited beside the page: its words one by one, and how it looks. */
export function EditPanel({ siteId }: { siteId: string }) {
  const [face, setFace] = useState<Face>('text');
  return (
    <div data-content="" className="min-h-0 grow overflow-y-auto px-4 pt-3.5 pb-8 outline-hidden desk:px-5">
      <div className="mx-auto max-w-160">
        <SegmentedControl
          label="What to edit"
          value={face}
          onValueChange={(value) => isFace(value) && setFace(value)}
          className="w-full *:flex-1"
        >
          {Object.entries(faces).map(([key, name]) => (
            <Segment key={key} value={key} className="justify-center pointer-coarse:h-11">
              {name}
            </Segment>
          ))}
        </SegmentedControl>
        {face === 'text' ? <TextList siteId={siteId} /> : <LookPanel siteId={siteId} />}
      </div>
    </div>
  );
}
