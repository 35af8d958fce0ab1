import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/command.ts';

/** What is behind it: files of a folder, and one server. */
export interface Behind {
  folder: string;
  server: string;
}

const configOf = (port: number, here: string, { folder, server }: Behind) => `
daemon off;
worker_processes auto;
pid ${here}/pid;
error_log ${here}/errors.log;
events {}
http {
  access_log ${here}/access.log;
  sendfile on;
  types { text/html html; text/css css; text/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${here}/${of};`).join('\n  ')}
  upstream behind { server ${server}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location /preview/ {
      proxy_pass http://behind;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
    location / { root ${folder}; }
  }
}
`;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const is = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return is;
}

/** nginx as its manual's first pages set it up: nothing of our table is in it. */
export async function startPlainNginx(behind: Behind) {
  const here = await mkdtemp(join(tmpdir(), 'sitewright-plain-nginx-'));
  const port = await freePort();
  const file = join(here, 'nginx.conf');
  await writeFile(file, configOf(port, here, behind));
  const child = spawn('nginx', ['-e', `${here}/errors.log`, '-c', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(here, { recursive: true });
    },
  };
}
