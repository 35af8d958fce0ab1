import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ffmpeg = async (...args: string[]) => {
  try {
    await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new Error('ffmpeg is missing. Install it, on Debian with: apt-get install ffmpeg', {
      cause: error,
    });
  }
};

/** One WebM of a list of frames, twelve and a half pictures a second: enough for a screen, small for a visitor. */
export const encodeFilm = (list: string, film: string) =>
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-an'],
    ...['-vf', 'fps=12.5,scale=1280:720,format=yuv420p'],
    ...['-c:v', 'libvpx-vp9', '-crf', '37', '-b:v', '0', '-g', '125', '-row-mt', '1', '-cpu-used', '2'],
    film,
  );

/** The film as an animated picture, three pictures a second, for pages that show no film: a README. */
export const takeMovingPicture = (film: string, picture: string) =>
  ffmpeg(
    ...['-i', film, '-vf', 'fps=3,scale=880:-1:flags=lanczos', '-loop', '0'],
    ...['-c:v', 'libwebp_anim', '-quality', '50', '-compression_level', '6'],
    picture,
  );

/** One picture out of a film. */
export const takePoster = (film: string, second: number, poster: string) =>
  ffmpeg('-ss', String(second), '-i', film, '-frames:v', '1', '-quality', '82', poster);
