import type { PictureCrop } from '@sitewright/contracts';
import type { PictureType } from './picture-type.ts';

/** One size of a picture, as it was written anew. */
export interface WrittenFile {
  type: 'image/webp' | 'image/svg+xml' | 'image/png';
  width: number;
  height: number;
  content: Uint8Array;
}

/** A picture that was decoded and written anew: its files are the smallest first. */
export interface DecodedPicture {
  kind: 'photo' | 'animated' | 'drawing';
  files: WrittenFile[];
  /** WebP of at most 192 pixels. */
  thumbnail: Uint8Array;
}

/** A file of a site that was read: what it has to become, where it cannot stay as it is. */
export interface CheckedFile {
  content?: Uint8Array;
}

/** What the decoder is asked for. `crop` is of a picture that it has written before; a `file` stays of its type and size. */
export type DecoderTask =
  | { do: 'picture'; type: PictureType; bytes: Uint8Array; crop?: PictureCrop }
  | { do: 'logo' | 'file'; type: PictureType; bytes: Uint8Array }
  | { do: 'look'; type: PictureType; bytes: Uint8Array; side: number };

export interface DecoderResults {
  picture: DecodedPicture;
  logo: WrittenFile;
  file: CheckedFile;
  /** JPEG, which every model that sees reads. */
  look: Uint8Array;
}

/** To the process that decodes. */
export interface DecoderRequest {
  id: number;
  task: DecoderTask;
}

/** From it: `refusal` is for the person, `fault` for the log. */
export type DecoderAnswer =
  | { id: number; result: DecodedPicture | WrittenFile | CheckedFile | Uint8Array }
  | { id: number; refusal: string }
  | { id: number; fault: string };

/** How it ends when it would take more memory than it may. */
export const overMemoryCode = 86;
