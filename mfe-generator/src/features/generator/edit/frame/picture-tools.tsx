import type { Editable } from '@sitewright/contracts';
import { Image, ImageUp } from 'lucide-react';
import { showInList } from '../pictures/page-pictures.ts';
import { Tool } from './tool.tsx';

interface PictureToolsProps {
  editable: Editable;
  onDescribe: () => void;
}

/** Another picture in the place of one, and its words. */
export function PictureTools({ editable, onDescribe }: PictureToolsProps) {
  return (
    <>
      <Tool name="Replace the picture" icon={<ImageUp aria-hidden="true" />} onPress={showInList} />
      {editable.tag === 'img' && (
        <Tool
          name="Words for who cannot see the picture"
          icon={<Image aria-hidden="true" />}
          onPress={onDescribe}
        />
      )}
    </>
  );
}
