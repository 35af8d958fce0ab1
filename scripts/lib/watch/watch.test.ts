import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { routes } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.js';
import { exportedMetrics } from './exported-metrics.ts';
import { selectorsOf } from './selectors-of.ts';
import { dashboards, folder, questions, rules, ruleTests } from './watch-files.ts';

const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' });

const isPromtoolInstalled = (() => {
  try {
    return promtool('--version') !== '';
  } catch {
    return false;
  }
})();
const needsPromtool = { meta: { needs: 'promtool: apt-get install prometheus' } };

describe.skipIf(!isPromtoolInstalled)('promtool', needsPromtool, () => {
  it('accepts the rules, and the configuration that names them', () => {
    expect(promtool('check', 'config', 'prometheus.yaml')).toContain(`SUCCESS: ${rules.length} rules found`);
  });

  it('finds that each alert fires when it should, and only then', () => {
    expect(promtool('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS');
  });
});

const alerts = rules.flatMap(({ alert, ...rule }) => (alert ? [{ alert, ...rule }] : []));

describe('the rules', () => {
  it('each have a case in which they fire', () => {
    const fired = ruleTests
      .filter(({ exp_alerts }) => exp_alerts.length > 0)
      .map(({ alertname }) => alertname);
    expect([...new Set(fired)].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it('each say how bad it is and what has happened, and operations what to do', () => {
    const operations = readFileSync(inRoot('docs/operations.md'), 'utf8');
    for (const { alert, labels, annotations } of alerts) {
      expect(labels?.severity, alert).toMatch(/^(critical|warning)$/);
      expect(annotations?.summary, alert).toMatch(/^[A-Z{].+\.$/);
      expect(operations).toMatch(new RegExp(`^\\| [^|]*\`${alert}\``, 'm'));
    }
  });
});

describe('rules and dashboards', () => {
  it('ask only for what the parts measure', async () => {
    // `up` is what Prometheus itself knows of each target.
    const known = new Set([
      ...(await exportedMetrics()),
      ...rules.flatMap(({ record }) => record ?? []),
      'up',
    ]);
    for (const [place, expression] of questions)
      for (const metric of selectorsOf(expression).metrics) expect([...known], place).toContain(metric);
  });

  it('name only calls that there are', () => {
    const paths = Object.values(routes).map(({ path }) => path);
    const named = questions.flatMap(([, expression]) => selectorsOf(expression).values.get('route') ?? []);
    expect(new Set(named).size).toBeGreaterThan(1);
    expect(paths).toEqual(expect.arrayContaining(named));
  });

  it('have a name of their own each', () => {
    expect(dashboards).not.toEqual([]);
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    for (const { name, panels } of dashboards)
      expect(new Set(panels.map(({ title }) => title)).size, name).toBe(panels.length);
  });
});
