import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const jar = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));
const largestAnswer = 256 * 1024 * 1024;

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
    }),
  ),
});

/** The checker's reader of CSS does not know container units, which sizes of headlines are written in. */
const isContainerUnit = (message: string): boolean =>
  /^CSS: “font-size”: (?:Parse Error|Character)/.test(message);

export interface HtmlMistake {
  file: string;
  message: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function runJava(args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: largestAnswer });
    return stdout;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error('The HTML checker needs Java 11 or newer. Install it, then run the evaluation again.', {
      cause: error,
    });
  }
}

/**
 * Asks the Nu HTML checker about every page below a folder, in one run of Java.
 *
 * @throws Error with a sentence for the person when there is no Java.
 */
export async function checkHtml(folder: string): Promise<HtmlMistake[]> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', '--skip-non-html'];
  const answer: unknown = JSON.parse(await runJava(['-jar', jar, ...options, folder]));
  return answerSchema
    .parse(answer)
    .messages.filter(({ type, message }) => type !== 'info' && !isContainerUnit(message))
    .map(({ url, lastLine, message }) => ({
      file: fileURLToPath(url ?? 'file:///'),
      message: `${message} (line ${lastLine ?? '?'})`,
    }));
}
