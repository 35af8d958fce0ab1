import { limits } from '@sitewright/contracts';

export interface SizedFile {
  path: string;
  bytes: number;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What cameras take and pictures are written as; a drawing is text. */
export const isPhoto = (path: string): boolean => /\.(?:webp|avif|png|jpe?g|gif)$/i.test(path);

/** Several sizes of each picture that may be uploaded. */
const filesPerPicture = 4;

/** What a site has too much of, in words behind "The site would have"; undefined where it has not. Pictures count apart. */
export function siteSizeProblem(files: readonly SizedFile[]): string | undefined {
  const sum = (some: readonly SizedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const photos = files.filter(({ path }) => isPhoto(path));
  const others = files.filter(({ path }) => !isPhoto(path));
  const { siteMaxFiles, siteMaxBytes, siteMaxPictures, sitePicturesMaxBytes } = limits;
  if (others.length > siteMaxFiles) return `more than ${siteMaxFiles} files beside its pictures`;
  if (sum(others) > siteMaxBytes) return `more than ${megabytes(siteMaxBytes)} of files beside its pictures`;
  if (photos.length > siteMaxPictures * filesPerPicture) return `more than ${siteMaxPictures} pictures`;
  if (sum(photos) > sitePicturesMaxBytes) return `more than ${megabytes(sitePicturesMaxBytes)} of pictures`;
  return undefined;
}
