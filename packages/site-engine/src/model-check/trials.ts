import type { ModelScore } from '@sitewright/contracts';
import type { EngineOutput, WrittenSoFar } from '../engine.ts';

/** What is known of a site that the model was asked for. */
export interface WrittenTrial {
  output: EngineOutput;
  answer: string;
}

export interface Look {
  area: ModelScore['area'];
  /** What is wrong; undefined where nothing is. */
  problemOf(trial: WrittenTrial): string | undefined;
}

export interface Trial {
  prompt: string;
  /** What the limit of the model has left of its answer: it is to go on behind it. */
  written?: WrittenSoFar;
  looks: Look[];
}

const contentOf = ({ output }: WrittenTrial, path: string): string =>
  String(output.files.find((file) => file.path === path)?.content ?? '');

/** The first line that stands in no file. */
function lineOutside(answer: string): string | undefined {
  let isInside = false;
  for (const line of answer.split('\n')) {
    if (isInside) isInside = !line.startsWith('</file>');
    else if (/^<file\b/.test(line)) isInside = true;
    else if (line.trim() !== '') return line.trim();
  }
  return undefined;
}

const onlyFiles: Look = {
  area: 'format',
  problemOf({ answer }) {
    const words = lineOutside(answer);
    return words && `There are words outside of the files: “${words.slice(0, 60)}”`;
  },
};

const themeFirst: Look = {
  area: 'format',
  problemOf: ({ answer }) =>
    /^\s*<file path="theme\.css">/.test(answer) ? undefined : 'theme.css does not come first',
};

const closed: Look = {
  area: 'completeness',
  problemOf: ({ answer }) => (/<\/file>\s*$/.test(answer) ? undefined : 'The last file is not closed'),
};

const has = (...paths: string[]): Look => ({
  area: 'completeness',
  problemOf({ output }) {
    const there = new Set(output.files.map(({ path }) => path));
    const missing = paths.filter((path) => !there.has(path));
    return missing.length > 0 ? `Not written: ${missing.join(', ')}` : undefined;
  },
});

const states = (...facts: string[]): Look => ({
  area: 'facts',
  problemOf({ output }) {
    const pages = output.files.map(({ content }) => String(content)).join('\n');
    const missing = facts.filter((fact) => !pages.includes(fact));
    return missing.length > 0 ? `Not said: ${missing.join(', ')}` : undefined;
  },
});

const isIn = (language: string): Look => ({
  area: 'languages',
  problemOf(trial) {
    const told =
      /<html[^>]{0,300}\slang=["']?([\w-]{1,20})/i.exec(contentOf(trial, 'index.html'))?.[1] ?? 'none';
    return told.toLowerCase().startsWith(language) ? undefined : `The language is ${told}, not ${language}`;
  },
});

/** The beginning of an answer that was cut off within a word. */
const begun = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Anvil & Ash, a smithy in Hexham</title>
<link rel="stylesheet" href="styles.css">
</head>
<body class="bg-stone-50 text-stone-900">
<main class="mx-auto max-w-3xl p-8">
<h1 class="text-4xl font-bold">Anvil & Ash</h1>
<p class="mt-4">Gates, railings and fire tools, forged by hand in Hexh`;

const goesOn: Look = {
  area: 'completeness',
  problemOf(trial) {
    const page = contentOf(trial, 'index.html');
    if (page.split('</h1>').length !== 2) return 'A page that was cut off was begun again inside itself';
    return page.startsWith(`${begun}am`)
      ? undefined
      : 'A page that was cut off was not continued behind its last character';
  },
};

const always = [onlyFiles, themeFirst, closed];

/** The sites that a model is asked for. */
export const trials: readonly Trial[] = [
  {
    prompt:
      'A site of one page for a bakery called Hearth & Rye in Leeds. Telephone 0113 496 0123. Open from 7 to 15.',
    looks: [...always, has('index.html', 'theme.css'), states('0113 496 0123', 'Leeds'), isIn('en')],
  },
  {
    prompt:
      'A site of three pages for the choir “Cantabile”: index.html, concerts.html and join.html. Write to sing@cantabile.example.',
    looks: [
      ...always,
      has('index.html', 'concerts.html', 'join.html'),
      states('sing@cantabile.example'),
      isIn('en'),
    ],
  },
  {
    prompt: 'Eine Seite für die Fahrradwerkstatt Speiche in Freiburg. Inspektion 49 €. Telefon 0761 1234567.',
    looks: [...always, has('index.html'), states('49 €', '0761 1234567'), isIn('de')],
  },
  {
    prompt: 'A site of one page for the smithy Anvil & Ash in Hexham. Telephone 01434 496 0150.',
    written: { files: [{ path: 'index.html', content: begun, complete: false }], isWritten: false },
    looks: [onlyFiles, closed, goesOn, states('01434 496 0150')],
  },
];
