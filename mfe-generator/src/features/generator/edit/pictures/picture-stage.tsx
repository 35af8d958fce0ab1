import type { PictureCrop, PictureFocus, PictureView } from '@sitewright/contracts';
import { Segment, SegmentedControl } from '@sitewright/ui';
import { useState } from 'react';
import { CropStage } from './crop-stage.tsx';
import { FocusStage } from './focus-stage.tsx';
import { largestOf } from './shape.ts';

interface PictureStageProps {
  picture: PictureView;
  /** Width by height of its place on the page. */
  placeAspect: number;
  crop: PictureCrop;
  focus: PictureFocus;
  onCrop: (crop: PictureCrop) => void;
  onFocusPoint: (focus: PictureFocus) => void;
}

const tools = { crop: 'Crop', focus: 'Focal point' } as const;
const shapes = { free: 'Free', place: 'As its place', square: 'Square' } as const;
type Tool = keyof typeof tools;
type Shape = keyof typeof shapes;
const isTool = (value: string): value is Tool => value in tools;
const isShape = (value: string): value is Shape => value in shapes;

/** Which part of a picture is kept, and what matters most in it. */
export function PictureStage({ picture, placeAspect, crop, focus, onCrop, onFocusPoint }: PictureStageProps) {
  const [tool, setTool] = useState<Tool>('crop');
  const [shape, setShape] = useState<Shape>('free');
  const aspects = { free: undefined, place: placeAspect, square: 1 };
  const chooseShape = (next: Shape) => {
    setShape(next);
    onCrop(largestOf(picture, aspects[next]));
  };
  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap gap-2">
        <SegmentedControl
          label="What to set"
          value={tool}
          onValueChange={(next) => isTool(next) && setTool(next)}
        >
          {Object.entries(tools).map(([key, name]) => (
            <Segment key={key} value={key} className="pointer-coarse:h-11">
              {name}
            </Segment>
          ))}
        </SegmentedControl>
        {tool === 'crop' && (
          <SegmentedControl
            label="Shape"
            value={shape}
            onValueChange={(next) => isShape(next) && chooseShape(next)}
          >
            {Object.entries(shapes).map(([key, name]) => (
              <Segment key={key} value={key} className="pointer-coarse:h-11">
                {name}
              </Segment>
            ))}
          </SegmentedControl>
        )}
      </div>
      <div className="grid place-items-center rounded-control bg-paper-sunk p-2">
        {tool === 'crop' ? (
          <CropStage address={picture.dataUrl} crop={crop} aspect={aspects[shape]} onCrop={onCrop} />
        ) : (
          <FocusStage address={picture.dataUrl} crop={crop} focus={focus} onFocusPoint={onFocusPoint} />
        )}
      </div>
      <p className="mt-2 text-ink-3 text-small">
        {tool === 'crop'
          ? 'Draw the edges to what is to be seen; with the keyboard, Tab to an edge and use the arrows.'
          : 'Press on what matters most: it stays in sight where there is less room. Or use the arrow keys.'}
      </p>
    </div>
  );
}
