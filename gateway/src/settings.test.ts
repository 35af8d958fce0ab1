import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, tlsOf, trustedProxiesOf } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing for a local run', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      GATEWAY: 'auto',
      UPSTREAM_AUTH: [],
      TRUST_PROXY: [],
      STOP_GRACE_SECONDS: 3,
    });
  });

  it.each([
    { PREVIEW_ORIGIN: 'https://previews.example.com' },
    { PREVIEW_ORIGIN: 'https://sites.example.com', PUBLIC_URL: 'https://sites.example.com' },
    { PREVIEW_ORIGIN: 'previews', PUBLIC_URL: 'https://sites.example.com' },
  ])('refuses the preview host of %j', (environment) => {
    expect(() => readSettings(environment)).toThrow(/PREVIEW_ORIGIN must be/);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '', MFE_REGISTRY: '' })).toMatchObject({ PORT: 8080 });
  });

  it('reads replicas, front ends and trusted networks', () => {
    const settings = readSettings({
      UPSTREAM_AUTH: 'http://svc-auth:8080',
      UPSTREAM_SITES: 'http://127.0.0.1:4001, http://localhost:4002/',
      STATIC_MFE: 'generator=a/dist,admin=/b',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    });
    expect(settings.UPSTREAM_AUTH).toEqual(['http://svc-auth:8080']);
    expect(settings.UPSTREAM_SITES).toEqual(['http://127.0.0.1:4001', 'http://localhost:4002']);
    expect(settings.STATIC_MFE).toEqual([
      { name: 'generator', replicas: [], folder: resolve('a/dist') },
      { name: 'admin', replicas: [], folder: '/b' },
    ]);
    expect(settings.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  });

  it('reads the servers of front ends, with a second place and several replicas', () => {
    const settings = readSettings({
      UPSTREAM_SHELL: 'http://shell:8080/',
      UPSTREAM_MFE: 'admin=http://10.0.0.1:8080, admin=http://10.0.0.2:8080,admin-next=http://c:8080',
    });
    expect(settings.UPSTREAM_SHELL).toEqual(['http://shell:8080']);
    expect(settings.UPSTREAM_MFE).toEqual([
      { name: 'admin', replicas: ['http://10.0.0.1:8080', 'http://10.0.0.2:8080'], folder: '' },
      { name: 'admin-next', replicas: ['http://c:8080'], folder: '' },
    ]);
  });

  it('reads where TLS ends, and where plain HTTP is sent', () => {
    const own = { TLS_CERTIFICATE_FILE: import.meta.filename, TLS_KEY_FILE: import.meta.filename };
    const plain = { REDIRECT_PORT: '8081', PUBLIC_URL: 'https://sites.example.com/' };
    expect(tlsOf(readSettings({}))).toBeUndefined();
    expect(tlsOf(readSettings(own))).toMatchObject({ keyFile: import.meta.filename, redirect: undefined });
    expect(tlsOf(readSettings({ ...own, ...plain }))?.redirect).toEqual({
      port: 8081,
      to: 'https://sites.example.com',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['UPSTREAM_AUTH', '127.0.0.1:4001'],
    ['UPSTREAM_SITES', 'http://sites:4001/api'],
    ['UPSTREAM_MAIL', 'http://user:secret@mail'],
    ['UPSTREAM_MAIL', 'http://127.0.0.1:4003,http://mail:4003'],
    ['STATIC_MFE', 'generator'],
    ['STATIC_MFE', '../generator=dist'],
    ['UPSTREAM_SHELL', 'shell:8080'],
    ['UPSTREAM_MFE', 'http://admin:8080'],
    ['UPSTREAM_MFE', 'admin=admin:8080'],
    ['UPSTREAM_MFE', 'admin=http://a:8080,admin=http://b:8080'],
    ['TLS_CERTIFICATE_FILE', '/no/such/certificate.pem'],
    ['REDIRECT_PORT', '8081'],
    ['PUBLIC_URL', 'sites.example.com'],
    ['MFE_REGISTRY', '/no/such/registry.json'],
    ['GATEWAY', 'apache'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`, 'm'));
  });

  it('names every bad variable at once', () => {
    expect(() => readSettings({ PORT: 'x', GATEWAY: 'y' })).toThrow(/^PORT .+\.\nGATEWAY .+\.$/);
  });
});

describe('trustedProxiesOf', () => {
  it('holds single addresses and networks of both families', () => {
    const proxies = trustedProxiesOf(['10.0.0.0/8', '192.0.2.1', 'fd00::/8']);
    expect(proxies.check('10.9.8.7')).toBe(true);
    expect(proxies.check('192.0.2.1')).toBe(true);
    expect(proxies.check('192.0.2.2')).toBe(false);
    expect(proxies.check('fd00::1', 'ipv6')).toBe(true);
  });
});
