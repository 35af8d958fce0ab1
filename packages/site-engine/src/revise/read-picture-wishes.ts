import { type PicturesAsked, type PictureWishes, pictureWishes } from '@sitewright/composer';

/** Where pictures are to stand that are sent along with an instruction, by its words. */
export const readPictureWishes = async (asked: PicturesAsked): Promise<PictureWishes> => pictureWishes(asked);
