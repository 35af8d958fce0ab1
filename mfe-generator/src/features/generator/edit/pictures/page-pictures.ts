import type { EditFrameMessage, PagePicture, SourceRange } from '@sitewright/contracts';
import { create } from 'zustand';
import { useEditing } from '../edit-store.ts';
import { showEditFace } from '../face.ts';
import { command } from '../frame/commands.ts';

type Told = Omit<Extract<EditFrameMessage, { type: 'sitewright:pictures' }>, 'type'>;

/** A picture, counted from 1 in the order of its page. */
export interface NumberedPicture extends PagePicture {
  number: number;
}

/** The pictures of the page in sight, as its frame tells them. */
export interface PagePictures extends Told {
  siteId: string;
  pictures: NumberedPicture[];
}

interface PicturesState {
  told: PagePictures | undefined;
  /** What is to be selected once the frame shows the version. */
  awaited: { version: number; element: SourceRange } | undefined;
  /** The keys are to go to the selected one, in the list. */
  isFocusWanted: boolean;
}

export const usePagePictures = create<PicturesState>()(() => ({
  told: undefined,
  awaited: undefined,
  isFocusWanted: false,
}));

/** The frame has told what pictures it shows. */
export function tookPictures(siteId: string, { version, path, pictures }: Told): void {
  const { awaited } = usePagePictures.getState();
  const isThere = awaited !== undefined && awaited.version <= version;
  usePagePictures.setState({
    told: {
      siteId,
      version,
      path,
      pictures: pictures.map((picture, index) => ({ ...picture, number: index + 1 })),
    },
    awaited: isThere ? undefined : awaited,
  });
  if (isThere && awaited.version === version) selectOnPage(awaited.element);
}

/** Selects something on the page; the focus stays where it is. */
export const selectOnPage = (element: SourceRange): void =>
  command({ type: 'sitewright:edit-select', element, isFocusKept: true });

/** Leads from the picture that is selected on the page to what can be done with it beside the page. */
export function showInList(): void {
  showEditFace('pictures');
  usePagePictures.setState({ isFocusWanted: true });
}

/** What was put on the page is selected when it is shown. */
export const selectWhenShown = (version: number, element: SourceRange): void =>
  usePagePictures.setState({ awaited: { version, element } });

/** The picture that is selected on the page. */
export function useSelectedPicture(): NumberedPicture | undefined {
  const told = usePagePictures((state) => state.told);
  const start = useEditing(({ editing }) =>
    editing?.selected[0]?.kind === 'picture' && editing.selectedAt === told?.version
      ? editing.selected[0].startTag.start
      : undefined,
  );
  return told?.pictures.find(({ startTag }) => startTag.start === start);
}
