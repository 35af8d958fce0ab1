import { writeFile } from 'node:fs/promises';
import { testConf } from './nginx-process.ts';

/** nginx's configuration on disk, which nginx has accepted. */
export interface Conf {
  readonly file: string;
  /** Renders it anew. @returns whether it differs from what nginx reads now. */
  renew(): Promise<boolean>;
}

/** @throws with nginx's own words when it does not accept what was rendered. */
export async function createConf(binary: string, file: string, render: () => Promise<string>): Promise<Conf> {
  let current = '';
  const renew = async () => {
    const text = await render();
    if (text === current) return false;
    await writeFile(file, text);
    await testConf(binary, file);
    current = text;
    return true;
  };
  await renew();
  return { file, renew };
}
