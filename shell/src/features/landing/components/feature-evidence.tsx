import { cn } from '@sitewright/ui';
import { Download, Monitor } from 'lucide-react';
import { DistantExample } from '../example/distant-example.tsx';
import { Code } from './code.tsx';

const pageFiles = ['index.html', 'styles.css', 'script.js'] as const;
const [openFile] = pageFiles;

const openFileText = `<section id="prices" aria-labelledby="costs">
  <h2 id="costs">What it costs</h2>
  <dl class="grid grid-cols-[1fr_auto]">
    <dt>Safety check</dt><dd>£18</dd>
    <dt>Full service</dt><dd>£75</dd>
  </dl>
</section>`;

/** The files of a page, one of them open. */
export function CodeGeneration() {
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-surface">
      <ul className="flex gap-5 border-rule border-b px-5 font-mono text-code">
        {pageFiles.map((file) => (
          <li
            key={file}
            className={cn(
              '-mb-px border-transparent border-b-2 py-2.5',
              file === openFile ? 'border-purple text-ink' : 'text-ink-3',
            )}
          >
            {file}
          </li>
        ))}
      </ul>
      <Code language="html" className="px-5 py-4">
        {openFileText}
      </Code>
    </div>
  );
}

const usedClasses = 'rounded-3xl bg-amber-400\np-14 md:grid-cols-2';

const compiledRules = `.rounded-3xl{border-radius:1.5rem}
.bg-amber-400{background-color:#fcbb00}
.p-14{padding:3.5rem}`;

/** The classes of an element and the rules they become. */
export function TailwindIntegration() {
  return (
    <div className="overflow-hidden rounded-panel border border-rule">
      <Code language="classes" title="in the page" className="bg-surface px-4.5 py-3.75">
        {usedClasses}
      </Code>
      <Code
        language="css"
        title="in styles.css"
        className="border-rule border-t bg-paper-sunk px-4.5 py-3.75"
      >
        {compiledRules}
      </Code>
    </div>
  );
}

/** A finished page in its frame. */
export function InstantPreview() {
  return (
    <div className="overflow-hidden rounded-[10px] border border-rule-strong bg-surface">
      <div className="flex h-8.5 items-center gap-2 border-rule border-b px-3 text-[0.75rem] text-ink-3">
        <Monitor aria-hidden="true" className="size-3.5" />
        Preview
        <span className="ml-auto font-mono">{openFile}</span>
      </div>
      <DistantExample
        label="The upper part of the finished page"
        className="aspect-1280/600 [--page-width:1280px]"
      />
      <p className="flex h-8.5 items-center border-rule border-t px-3 text-[0.75rem] text-good-ink">
        Structure, contrast and links checked
      </p>
    </div>
  );
}

const archive = [
  ['index.html', 'the page'],
  ['styles.css', 'only the rules it uses'],
  ['script.js', 'menus and forms'],
  ['fonts/', 'only those it uses'],
  ['LICENSES.txt', 'for the fonts'],
  ['404.html, favicon.svg', 'for the server'],
  ['robots.txt', 'for search engines'],
] as const;

/** What lies in the archive, and the archive. */
export function ZipDownload() {
  return (
    <div className="grid items-center gap-9 lg:grid-cols-[1fr_212px]">
      <dl className="border-rule border-t text-small">
        {archive.map(([file, purpose]) => (
          <div key={file} className="flex justify-between gap-4 border-rule border-b py-2.25">
            <dt className="font-mono text-code leading-[1.45]">{file}</dt>
            <dd className="text-right text-ink-3">{purpose}</dd>
          </div>
        ))}
      </dl>
      <figure className="grid justify-items-center gap-3 rounded-panel border border-rule bg-surface px-4 py-7 max-lg:hidden">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-panel bg-purple-tint text-purple-ink"
        >
          <Download className="size-6" />
        </span>
        <figcaption className="font-mono text-code">generated-site.zip</figcaption>
      </figure>
    </div>
  );
}
