import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrontEnd } from '../parts.ts';
import { checkService, type ServiceHealth } from './check-service.ts';

export async function checkFrontEnd(
  setting: string,
  { replicas, folder }: FrontEnd,
  file: string,
): Promise<ServiceHealth> {
  if (replicas.length > 0) return checkService(setting, replicas);
  try {
    await access(join(folder, file));
    return { own: { status: 'ready' }, missing: {} };
  } catch {
    return { own: { status: 'unavailable', detail: `${file} is missing: build this part` }, missing: {} };
  }
}

export const checkShell = ({ shell }: { shell: FrontEnd }) =>
  checkFrontEnd('UPSTREAM_SHELL', shell, 'index.html');
