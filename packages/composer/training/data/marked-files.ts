import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads one text as it is written, with its marks. */
type Read<Text> = (written: string, language: string) => Text;

const textsIn = <Text>(file: string, read: Read<Text>): Text[] =>
  readFileSync(file, 'utf8')
    .split(/^=== (?=[a-z]{2}$)/mu)
    .slice(1)
    .map((block) => read(block.slice(3).trim(), block.slice(0, 2)));

/** What others have written to try a model by; nothing is learnt from it. */
const heldOut = 'held-out.txt';

/** The texts of a folder of this one, in the order of its files: a line `=== en` begins each. */
export function markedFolder<Text>(name: string, read: Read<Text>) {
  const folder = path.join(import.meta.dirname, name);
  const readFile = (file: string): Text[] => textsIn(path.join(folder, file), read);
  return {
    readLearnt: (): Text[] =>
      readdirSync(folder)
        .toSorted()
        .filter((file) => file !== heldOut)
        .flatMap(readFile),
    readHeldOut: (): Text[] => readFile(heldOut),
  };
}
