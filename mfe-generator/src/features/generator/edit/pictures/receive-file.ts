import type { EditFrameMessage } from '@sitewright/contracts';
import { bringFile } from './bring-picture.ts';
import { usePagePictures } from './page-pictures.ts';
import { targetAt } from './target.ts';

type Received = Extract<EditFrameMessage, { type: 'sitewright:picture-file' }>;

/** Somebody dropped a file on the page or pasted one there: for the picture under it, or for later. */
export function receiveFile({ version, element, file }: Received): void {
  const { told } = usePagePictures.getState();
  const picture =
    told?.version === version ? told.pictures.find((one) => one.element.start === element?.start) : undefined;
  void bringFile(file, picture && targetAt(version, picture));
}
