import { Download } from 'lucide-react';
import { DistantExample } from '../example/distant-example.tsx';
import { Code } from './code.tsx';

const steps = ['Plan', 'Write', 'Style', 'Check', 'Save'] as const;
/** Counted from 1. */
const stepNow = 2;

const writtenSoFar = `<section id="prices" aria-labelledby="costs">
  <h2 id="costs">What it costs</h2>
  <dl class="grid grid-cols-[1fr_auto]">
    <dt>Safety check</dt><dd>£18</dd>
    <dt>Full serv`;

function stepColour(step: number): string {
  if (step === stepNow) return 'text-pink-ink';
  return step < stepNow ? 'text-ink' : 'text-ink-3';
}

const Caret = () => <span className="ml-px inline-block h-[1.15em] w-0.5 bg-pink align-[-0.2em]" />;

/** A picture of the generator's ruler: the working one, of the design system, would be a script more for every visitor. */
const Ruler = () => (
  <div
    role="img"
    aria-label="An example of progress: Write, 2 of 5"
    className="relative h-4.5 overflow-hidden border-rule-strong border-r border-b"
  >
    <span className="absolute inset-x-0 bottom-0 h-1.75 bg-[length:10%_100%] bg-linear-to-r from-[1px] from-rule-strong to-[1px] to-transparent" />
    <span className="absolute inset-y-0 left-0 w-3/10 border-pink border-r-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:bg-pink" />
  </div>
);

/** The five steps on a ruler, and a file in the middle of being written. */
export function CodeGeneration() {
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-surface">
      <div className="border-rule border-b px-5 pt-4 pb-4.5">
        <ol className="mb-1 grid grid-cols-5 text-center font-semibold text-small">
          {steps.map((step, index) => (
            <li key={step} className={stepColour(index + 1)}>
              {step}
            </li>
          ))}
        </ol>
        <Ruler />
      </div>
      <Code language="html" title="index.html" className="px-5 py-4" caret={<Caret />}>
        {writtenSoFar}
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

/** A page half drawn: what is there, the line where it is being drawn, and what is to come. */
export function InstantPreview() {
  return (
    <div className="overflow-hidden rounded-[10px] border border-rule-strong bg-surface">
      <div className="flex h-8.5 items-center gap-2 border-rule border-b px-3 text-[0.75rem] text-ink-3">
        <span aria-hidden="true" className="size-2 rounded-full bg-pink" />
        <span>
          Writing <span className="font-mono">index.html</span>
        </span>
      </div>
      <DistantExample
        label="The upper half of a page, already drawn"
        className="aspect-1280/470 [--page-width:1280px]"
      />
      <div className="grid grid-cols-2 gap-x-5 gap-y-3 border-pink border-t-2 p-5">
        {['one', 'two', 'three', 'four'].map((line) => (
          <span key={line} className="h-2.75 rounded-chip bg-paper-sunk" />
        ))}
      </div>
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
