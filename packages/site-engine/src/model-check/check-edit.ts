import type { Engine, EngineOptions } from '../engine.ts';

const page = `<!doctype html>
<html lang="en">
<head><title>Skein</title></head>
<body>
<main>
<h1>Skein, a yarn shop</h1>
<p>Merino wool £14</p>
<p>Alpaca £19</p>
</main>
</body>
</html>
`;
const changed = page.replace('£14', '£16');

/** What is wrong with the change of one price, asked for as a block; undefined where it is that and nothing else. */
export async function editProblem(
  engine: Engine,
  options: Pick<EngineOptions, 'signal' | 'onUsage'>,
): Promise<string | undefined> {
  if (!engine.revise) return 'The engine makes no changes in words';
  const files = [{ path: 'index.html', content: page }];
  const report = { checks: [], placeholders: [], notes: [], files: 1, bytes: page.length };
  const request = { name: 'Skein', instruction: 'Merino wool is £16 now', files, report, wholeUpTo: 0 };
  const change = await engine.revise(request, { ...options, onEvent: () => {} });
  const written = change.files.find(({ path }) => path === 'index.html')?.content;
  if (written === changed) return undefined;
  return written?.includes('£16') ? 'More was changed than was asked for' : 'The change was not made';
}
