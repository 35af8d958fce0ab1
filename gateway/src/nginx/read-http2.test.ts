import { expect, it } from 'vitest';
import { http2Of } from './read-http2.ts';

const words = (version: string, module = '--with-http_v2_module') =>
  `nginx version: nginx/${version}\nbuilt with OpenSSL 3.0.17\nconfigure arguments: --with-http_ssl_module ${module} --with-debug`;

it.each([
  ['1.22.1', 'parameter'],
  ['1.25.0', 'parameter'],
  ['1.25.1', 'directive'],
  ['1.28.0', 'directive'],
  ['1.30.0', 'directive'],
  ['2.0.0', 'directive'],
])('nginx %s speaks HTTP/2 by its %s', (version, way) => {
  expect(http2Of(words(version))).toBe(way);
});

it('an nginx that was built without it does not', () => {
  expect(http2Of(words('1.28.0', ''))).toBe('none');
});
