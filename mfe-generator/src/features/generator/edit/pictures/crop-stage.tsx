import type { PictureCrop } from '@sitewright/contracts';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';

const labels = {
  cropArea: 'Part of the picture. Arrow keys move it, with Shift further',
  nwDragHandle: 'Corner at the top left. Arrow keys move it',
  nDragHandle: 'Upper edge. Up and down keys move it',
  neDragHandle: 'Corner at the top right. Arrow keys move it',
  eDragHandle: 'Right edge. Left and right keys move it',
  seDragHandle: 'Corner at the bottom right. Arrow keys move it',
  sDragHandle: 'Lower edge. Up and down keys move it',
  swDragHandle: 'Corner at the bottom left. Arrow keys move it',
  wDragHandle: 'Left edge. Left and right keys move it',
};

/** To be seen on any picture, and large enough for a finger. */
const handles =
  '[--rc-border-color:var(--color-purple)] [--rc-drag-handle-bg-colour:#fff] [--rc-drag-handle-mobile-size:28px] [--rc-drag-handle-size:14px] [--rc-focus-color:var(--color-pink)]';

interface CropStageProps {
  address: string;
  crop: PictureCrop;
  /** Width by height; any where there is none. */
  aspect: number | undefined;
  onCrop: (crop: PictureCrop) => void;
}

const inPercent = ({ x, y, width, height }: PictureCrop) => ({
  unit: '%' as const,
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

/** The picture, and the part of it that is kept: by pointer or by keys. */
export function CropStage({ address, crop, aspect, onCrop }: CropStageProps) {
  return (
    <ReactCrop
      crop={inPercent(crop)}
      {...(aspect !== undefined && { aspect })}
      keepSelection
      ruleOfThirds
      minWidth={24}
      minHeight={24}
      ariaLabels={labels}
      className={handles}
      onChange={(_pixels, { x, y, width, height }) =>
        onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
      }
    >
      <img src={address} alt="" className="max-h-[44dvh]" />
    </ReactCrop>
  );
}
