import { createOpenAiEngine } from '../../src/engines/openai/openai-engine.ts';
import { checkSite, repairWritten, styleSite } from '../../src/pipeline/build-site.ts';
import { withEarlier } from '../../src/pipeline/earlier-findings.ts';
import { withLayeredUtilities } from '../../src/tailwind/layered-utilities.ts';
import { answers as answersWith, startFakeProvider } from '../../src/testing/index.ts';

const prompt = 'A bakery called Rye';

/** A page with what the checks look for by patterns that they build: libraries and what needs them, tags, sheets of its own. */
const page = `<!doctype html><html lang="en"><head><title>Rye</title>
<link rel="stylesheet" href="https://cdn.example/bootstrap@5/bootstrap.min.css">
<script src="https://cdn.example/leaflet.js"></script>
<script src="https://cdn.example/lucide.js"></script>
<script src="https://cdn.example/alpine.js" defer></script>
<style>video{border:1px solid} .own{color:red}</style></head>
<body class="btn own"><h1 x-show="open">Rye</h1><div id="map"></div><p class="btn-primary">Bread</p>
<video controls src="https://film.example/a.mp4"></video><iframe src="https://maps.example/x"></iframe>
<script>L.map('map'); lucide.createIcons();</script></body></html>`;

/** A class of a layer that pages have behind a variant. */
const layer = { text: '@layer utilities', children: [{ text: '.tight', children: [{ text: 'margin:0' }] }] };

/** Files as they are asked for, and as models write them that know a format of their own. */
const answers = [
  `<think>Bread.</think>\n<file path="index.html">\n${page}\n</file>\n`,
  '<files><file><path>index.html</path><content><style>p{margin:0}</style><h1 class="flex p-4 mt-4 text-lg">Rye</h1><p>Bread</p></content></file></files>',
];

/** Has a model write a site, which is then read, built, checked and repaired as in a worker, and looked at again. */
export async function useModel(): Promise<void> {
  const provider = await startFakeProvider();
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  for (const text of answers) {
    provider.behave(answersWith(text));
    const { name, files, notes } = await engine.generate({ prompt }, options);
    const built = await styleSite({ name, files, notes, prompt });
    const checked = checkSite(built);
    withEarlier(checked, checked);
    repairWritten(built.files);
  }
  await provider.close();
  withLayeredUtilities([layer], ['md:tight']);
}
