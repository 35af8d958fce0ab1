import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

interface Frame {
  file: string;
  /** Seconds since the first frame. */
  at: number;
}

export interface Camera {
  /** Seconds filmed so far. */
  now: () => number;
  /** Films another page from here on. */
  lookAt: (page: Page) => Promise<void>;
  /** Ends the film; gives its frames in order. */
  stop: () => Promise<Frame[]>;
}

/** Films pages through the browser's own screencast: a frame for each change of the picture. */
export async function startCamera(page: Page, folder: string): Promise<Camera> {
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  const start = performance.now();
  const now = () => (performance.now() - start) / 1000;
  let session: CDPSession | undefined;

  const keep = (data: string) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    frames.push({ file, at: now() });
    writing.push(writeFile(file, data, 'base64'));
  };

  const lookAt = async (subject: Page) => {
    await session?.detach();
    const current = await subject.context().newCDPSession(subject);
    session = current;
    current.on('Page.screencastFrame', ({ data, sessionId }) => {
      keep(data);
      void current.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await current.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
  };

  await lookAt(page);
  return {
    now,
    lookAt,
    stop: async () => {
      await session?.detach();
      await Promise.all(writing);
      return [...frames, { file: frames.at(-1)?.file ?? '', at: now() }];
    },
  };
}

/** The frames as ffmpeg's concat demuxer reads them: each with the time it stays. */
export const frameList = (frames: Frame[]) =>
  frames
    .map(({ file, at }, index) => {
      const until = frames[index + 1]?.at ?? at;
      return `file '${file}'\nduration ${(until - at).toFixed(3)}`;
    })
    .join('\n');
