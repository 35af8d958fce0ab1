import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { around, inSurroundings, kubectl } from './kubectl.ts';
import { modelPort, modelProgram } from './model-in-container.ts';
import { imageOf } from './platform-on-cluster.ts';

const labels = { 'app.kubernetes.io/name': 'model' };

const pod = () => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'model', namespace: around, labels },
  spec: {
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 1,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'model',
        image: imageOf('svc-sites'),
        command: ['node', '--input-type=module', '--eval', modelProgram],
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        readinessProbe: { tcpSocket: { port: modelPort }, periodSeconds: 1 },
      },
    ],
  },
});

const service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'model', namespace: around },
  spec: { selector: labels, ports: [{ port: modelPort }] },
};

/** The fake model of the tests, in the services' own image, where svc-sites reaches it. */
export async function startModel() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-model-'));
  const file = join(folder, 'model.json');
  writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [pod(), service] }));
  await kubectl('apply', '--filename', file);
  rmSync(folder, { recursive: true });
  await inSurroundings('wait', '--for=condition=Ready', 'pod/model', '--timeout=2m');
}

export const hurryModel = () => inSurroundings('exec', 'model', '--', 'sh', '-c', 'kill -USR2 1');

export const stopModel = () => inSurroundings('delete', 'pod/model', 'service/model', '--ignore-not-found');
