import { OutputParser } from './parser.ts';
import { type ToldFile, ToldFiles } from './told-files.ts';

/** The files of an answer as far as it came, the one that it breaks off in open. */
export function readAnswer(answer: string): ToldFile[] {
  const parser = new OutputParser();
  const told = new ToldFiles();
  for (const event of [...parser.push(answer), ...parser.breakOff()]) told.take(event);
  return told.files;
}
