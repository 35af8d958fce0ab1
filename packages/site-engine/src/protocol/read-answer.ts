import { OutputParser } from './parser.ts';
import { type ToldFile, ToldFiles } from './told-files.ts';

/**
 * The files of an answer as it is stored, as far as it came, the one that it breaks off in open. Its thoughts were taken out while it was
 * streamed, so that what looks like the end of one forgets nothing.
 */
export function readAnswer(answer: string): ToldFile[] {
  const parser = new OutputParser({ isWithoutThought: true });
  const told = new ToldFiles();
  for (const event of [...parser.push(answer), ...parser.breakOff()]) told.take(event);
  return told.files;
}
