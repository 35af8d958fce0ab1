import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../paths.js';

export const folder = inRoot('deploy/watch');

const ruleSchema = z.object({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }).optional(),
  annotations: z.object({ summary: z.string() }).optional(),
});
const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });
const ruleTestsSchema = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});
const dashboardSchema = z.object({
  uid: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

export const rules = rulesSchema.parse(parse(read('alerts.yaml'))).groups.flatMap((group) => group.rules);

export const ruleTests = ruleTestsSchema
  .parse(parse(read('alerts.test.yaml')))
  .tests.flatMap((test) => test.alert_rule_test);

export const dashboards = globSync('dashboards/*.json', { cwd: folder }).map((file) => ({
  name: basename(file, '.json'),
  ...dashboardSchema.parse(JSON.parse(read(file))),
}));

/** Every question that a rule or a panel asks, by where it stands. */
export const questions: [place: string, expression: string][] = [
  ...rules.map(({ record, alert, expr }): [string, string] => [record ?? alert ?? '', expr]),
  ...dashboards.flatMap(({ name, panels }) =>
    panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }): [string, string] => [`${name}: ${title}`, expr]),
    ),
  ),
];
