import { type Picture, type PictureCrop, type PictureFocus, routes } from '@sitewright/contracts';
import { toApiError } from '@sitewright/web-kit';
import { headOf, tookHead } from '../../head/head-store.ts';
import { refreshHead } from '../../head/open-head.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { saveNow } from '../saving/save.ts';
import { readSource } from '../saving/sources.ts';
import { selectWhenShown } from './page-pictures.ts';
import { placeNow, type Target } from './target.ts';
import { tellUploadsChanged } from './work.ts';

/** How a picture is shown at its place. */
export interface Shown {
  /** Words for who cannot see it; empty where it only decorates. */
  alt: string;
  isDecoration: boolean;
  crop: PictureCrop | undefined;
  focus: PictureFocus | undefined;
}

/** Why a picture was not put on the page, for the person. */
export interface NotPut {
  /** What is wrong with the words. */
  alt?: string;
  message?: string;
}

async function put(target: Target, { id }: Picture, { alt, isDecoration, crop, focus }: Shown) {
  const { siteId, page } = target;
  const text = await readSource(siteId, page);
  const [editing, open, place] = [editingOf(siteId), headOf(siteId), placeNow(target)];
  if (!editing || !open) return {};
  if (!place) return { message: 'What it was to replace is not on the page any more. Choose another place.' };
  const { element, ...head } = await editing.api.call(routes.usePicture, {
    params: { id: siteId, picture: id },
    body: {
      version: open.head.version,
      sitting: editing.sitting,
      path: page,
      ...place,
      old: text.slice(place.start, place.end),
      alt,
      ...(isDecoration && { decorative: true }),
      ...(crop && { crop }),
      ...(focus && { focus }),
    },
  });
  selectWhenShown(head.version, element);
  updateEditing(siteId, { saving: 'saved', savedAs: head.version, problem: undefined });
  tookHead(siteId, head);
  tellUploadsChanged();
  return undefined;
}

/** Shows a picture at a place of the page, as a new version. @returns why it does not; nothing when it does */
export async function putPicture(
  target: Target,
  picture: Picture,
  shown: Shown,
): Promise<NotPut | undefined> {
  if (!(await saveNow(target.siteId)))
    return { message: 'What you did before is not saved yet. See to that first: nothing is lost here.' };
  try {
    return await put(target, picture, shown);
  } catch (thrown) {
    const { code, fields, message } = toApiError(thrown);
    if (code === 'CONFLICT') {
      await refreshHead(target.siteId);
      return { message: 'The site was changed elsewhere in the meantime. Press Use picture once more.' };
    }
    return fields.alt === undefined ? { message } : { alt: fields.alt };
  }
}
