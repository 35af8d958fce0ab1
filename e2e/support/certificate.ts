import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for this machine that nobody vouches for, with its key, where the stack looks for both. */
export function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'tls-key.pem'), '-out', join(folder, 'tls-certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const args = ['req', '-x509', '-nodes', ...key, ...files, '-subj', '/CN=localhost', '-days', '1'];
  execFileSync('openssl', args, { stdio: 'ignore' });
}
