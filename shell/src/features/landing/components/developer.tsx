import { cn, Slab } from '@sitewright/ui';
import { FileCode, Folder, type LucideIcon } from 'lucide-react';
import { Measured } from '../../../components/measured.tsx';
import { Code } from './code.tsx';
import { SectionHeading } from './section-heading.tsx';

const points = [
  { title: 'Plain files', text: 'HTML with landmarks and labels, one compiled stylesheet, one script.' },
  { title: 'No outside requests', text: 'Fonts sit beside the page, icons and drawings inside it.' },
  {
    title: 'Ready to publish',
    text: 'Titles, Open Graph, robots, favicon and a 404 page are included.',
  },
] as const;

const files: readonly { name: string; Icon: LucideIcon }[] = [
  { name: 'index.html', Icon: FileCode },
  { name: '404.html', Icon: FileCode },
  { name: 'styles.css', Icon: FileCode },
  { name: 'script.js', Icon: FileCode },
  { name: 'fonts', Icon: Folder },
  { name: 'favicon.svg', Icon: FileCode },
  { name: 'robots.txt', Icon: FileCode },
  { name: 'LICENSES.txt', Icon: FileCode },
];

const openFile = 'index.html';

const openFileCode = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Halden Cycles, bicycle repair</title>
  <link rel="stylesheet" href="styles.css">
  <link rel="icon" href="favicon.svg">
</head>
<body class="bg-amber-50 text-teal-950">
  <header class="flex items-center py-5">
    <a href="index.html">Halden Cycles</a>
    <nav aria-label="Main"> …
  </header>
  <main> …`;

function Folders() {
  return (
    <div className="border-slab-rule p-2.5 font-mono text-code text-slab-text-2 leading-none max-md:border-b md:border-r md:py-3.5">
      <p className="flex h-7 items-center gap-2 px-2">
        <Folder aria-hidden="true" className="size-3.5" />
        generated-site
      </p>
      <ul>
        {files.map(({ name, Icon }) => (
          <li
            key={name}
            className={cn(
              'flex h-7 items-center gap-2 rounded-[5px] pr-2 pl-5.5',
              name === openFile && 'bg-slab text-slab-text',
            )}
          >
            <Icon aria-hidden="true" className="size-3.5" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is inside the folder, for people who will open it. */
export function Developer() {
  return (
    <Slab
      id="developer"
      tabIndex={-1}
      aria-labelledby="developer-title"
      className="scroll-mt-6 outline-hidden pt-21 pb-16 md:pt-35 md:pb-26"
    >
      <Measured className="grid gap-9 lg:grid-cols-[1fr_1.7fr] xl:grid-cols-[1fr_760px] xl:gap-18">
        <div>
          <SectionHeading id="developer-title">Nothing to untangle.</SectionHeading>
          <p className="mt-4.5 text-lead text-slab-text-2">
            Open the folder in any editor. There is no build step to run and no account to keep.
          </p>
          <ul className="mt-8.5">
            {points.map(({ title, text }) => (
              <li key={title} className="border-slab-rule border-t py-3.75 text-slab-text-2">
                <h3 className="font-bold font-text text-[1rem] text-slab-text tracking-normal">{title}</h3>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <div className="grid overflow-hidden rounded-panel border border-slab-rule bg-slab-2 md:grid-cols-[212px_1fr]">
            <Folders />
            <Code language="html" className="px-5 py-4.5">
              {openFileCode}
            </Code>
          </div>
          <p className="mt-3.5 flex gap-3 overflow-hidden whitespace-nowrap rounded-[9px] border border-slab-rule px-4.5 py-3.5 font-mono text-small">
            <span aria-hidden="true" className="text-slab-pink">
              $
            </span>
            unzip generated-site.zip &amp;&amp; open index.html
          </p>
        </div>
      </Measured>
    </Slab>
  );
}
