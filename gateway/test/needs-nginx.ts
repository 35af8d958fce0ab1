/** Options of a test that is skipped where nginx is not installed. */
export const needsNginx = { meta: { needs: 'nginx: apt-get install nginx-light' } };
