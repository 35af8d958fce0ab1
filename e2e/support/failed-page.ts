import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end what the page showed when a test failed: of a run elsewhere the output is all there is. */
export default class FailedPage implements Reporter {
  readonly #pages: string[] = [];

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      const [, page] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
      if (page) this.#pages.push(`\nThe page of “${title}”:\n${page}\n`);
    }
  }

  onEnd(): void {
    for (const page of this.#pages) process.stdout.write(page);
  }

  printsToStdio(): boolean {
    return false;
  }
}
