import { limits } from '@sitewright/contracts';
import { AppError, readBody } from '@sitewright/service-kit';
import { type PictureType, pictureTypeOf, whyNoPicture } from './decoder/picture-type.ts';

/** Bodies of uploads that this process holds at once: each may have 15 MB. */
const mostAtOnce = 6;
const mostPerPerson = 2;

type UploadRequest = Parameters<typeof readBody>[0];

export interface ReceivedPicture {
  bytes: Buffer;
  type: PictureType;
}

/** Takes the bodies of uploads, as many at once as there is memory for. */
export interface UploadGate {
  /**
   * Works with the picture in a request's body; its place is free again when that has ended.
   *
   * @throws AppError `RATE_LIMITED` or `UNAVAILABLE` while too many are under way; `PAYLOAD_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`.
   */
  receive<Result>(
    ctx: UploadRequest,
    userId: string,
    work: (picture: ReceivedPicture) => Promise<Result>,
  ): Promise<Result>;
}

export function createUploadGate(): UploadGate {
  const underWay: string[] = [];
  return {
    async receive(ctx, userId, work) {
      if (underWay.filter((id) => id === userId).length >= mostPerPerson) throw oneAfterTheOther();
      if (underWay.length >= mostAtOnce) throw tooMany();
      underWay.push(userId);
      try {
        return await work(await readPicture(ctx));
      } finally {
        underWay.splice(underWay.indexOf(userId), 1);
      }
    },
  };
}

async function readPicture(ctx: UploadRequest): Promise<ReceivedPicture> {
  const megabytes = limits.pictureMaxBytes / 1024 / 1024;
  const bytes = await readBody(ctx, {
    type: 'application/octet-stream',
    alike: /^image\/[\w.+-]+$/,
    maxBytes: limits.pictureMaxBytes,
    tooLarge: `This picture is larger than ${megabytes} MB. Make it smaller, then choose it again.`,
  });
  if (bytes.length === 0) {
    throw new AppError('VALIDATION_FAILED', 'This file is empty. Choose another one.');
  }
  const type = pictureTypeOf(bytes);
  if (!type) throw new AppError('UNSUPPORTED_MEDIA_TYPE', whyNoPicture(bytes));
  return { bytes, type };
}

const again = { headers: { 'Retry-After': '3' } };

const oneAfterTheOther = () =>
  new AppError(
    'RATE_LIMITED',
    `Send at most ${mostPerPerson} pictures at once, the next when one is there.`,
    again,
  );

const tooMany = () =>
  new AppError(
    'UNAVAILABLE',
    'Many pictures are being sent at this moment. Try again in a few seconds.',
    again,
  );
