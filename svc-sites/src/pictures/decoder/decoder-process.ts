/*
 * The process that decodes pictures, and does nothing else: it has no secrets in its environment, may not write files or start
 * processes, and its parent kills it when it takes too long. What it is sent are files of people it knows nothing of.
 */
import sharp from 'sharp';
import { decodeDrawing, decodeDrawnLogo, sizeDownDrawing } from './decode-drawing.ts';
import { checkDrawing, checkPhoto } from './decode-file.ts';
import { decodeLogo, decodePhoto, sizeDown } from './decode-photo.ts';
import {
  type DecoderAnswer,
  type DecoderRequest,
  type DecoderTask,
  overMemoryCode,
} from './decoder-protocol.ts';
import { RefusedPicture } from './refused-picture.ts';

const memoryLimitBytes = Number(process.env.MEMORY_LIMIT_MB) * 1024 * 1024;
const looksEachMs = 20;

sharp.cache(false);
sharp.concurrency(1);
// Of all formats that the library reads, those that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

// The library works in threads of its own, so that this is looked at while it does.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitBytes) process.exit(overMemoryCode);
}, looksEachMs).unref();

function decode(task: DecoderTask) {
  const { bytes, type } = task;
  if (task.do === 'picture')
    return type === 'svg' ? decodeDrawing(bytes, task.crop) : decodePhoto(bytes, task.crop);
  if (task.do === 'logo') return type === 'svg' ? decodeDrawnLogo(bytes) : decodeLogo(bytes);
  if (task.do === 'look')
    return type === 'svg' ? sizeDownDrawing(bytes, task.side) : sizeDown(bytes, task.side);
  return type === 'svg' ? checkDrawing(bytes) : checkPhoto(bytes, type);
}

async function answer({ id, task }: DecoderRequest): Promise<DecoderAnswer> {
  try {
    return { id, result: await decode(task) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { id, refusal: error.message };
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (request: DecoderRequest) => {
  const told = await answer(request);
  process.send?.(told);
});
process.on('disconnect', () => process.exit(0));
