import { relative } from 'node:path';
import { checkHtml } from '../checks/html-checker.ts';
import { madeChecks, writtenChecks } from '../checks/index.ts';
import { heaviest, weightOf } from '../checks/making.ts';
import { sitesFolder } from '../folders.ts';
import type { MadeSite } from '../sites/made-site.ts';
import { judgeAll, type Row } from './row.ts';

const cpuGoalMs = 60;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function cpuRow(sites: readonly MadeSite[]): Row {
  const p50 = median(sites.map(({ cpuMs }) => cpuMs));
  const slowest = sites.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 3);
  return {
    check: 'CPU of a site, p50',
    goal: `< ${cpuGoalMs} ms`,
    measured: `${p50.toFixed(1)} ms`,
    isMet: p50 < cpuGoalMs,
    problems: slowest.map(({ prompt, cpuMs }) => `${prompt.id}: ${cpuMs.toFixed(0)} ms`),
  };
}

function heaviestRow(sites: readonly MadeSite[]): Row {
  const [first] = sites.toSorted((a, b) => weightOf(b) - weightOf(a));
  const most = first ? weightOf(first) : 0;
  return {
    check: 'Weight of the heaviest site',
    goal: `< ${heaviest} KB`,
    measured: `${most.toFixed(0)} KB`,
    isMet: most < heaviest,
    problems: first ? [first.prompt.id] : [],
  };
}

async function htmlRow(): Promise<Row> {
  const problems = (await checkHtml(sitesFolder)).map(
    ({ file, message }) => `${relative(sitesFolder, file)}: ${message}`,
  );
  return {
    check: 'Errors of the Nu HTML checker',
    goal: '0',
    measured: String(problems.length),
    isMet: problems.length === 0,
    problems,
  };
}

const idOf = ({ prompt }: MadeSite): string => prompt.id;

/** Everything that is known of the sites before a browser opens them. */
export const makingRows = async (sites: readonly MadeSite[]): Promise<Row[]> => [
  ...writtenChecks.map((check) => judgeAll(check, sites, idOf)),
  ...madeChecks.map((check) => judgeAll(check, sites, idOf)),
  heaviestRow(sites),
  cpuRow(sites),
  await htmlRow(),
];
