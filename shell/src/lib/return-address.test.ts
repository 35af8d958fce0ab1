import { expect, test } from 'vitest';
import { keepReturnAddress, keptReturnAddress, returnAddress } from './return-address.ts';

test.each(['/dashboard', '/dashboard?search=shop', '/admin-panel/users#top', '/?next=//elsewhere.example'])(
  '%s is followed',
  (from) => {
    expect(returnAddress({ from })).toBe(from);
  },
);

test.each([
  '//elsewhere.example/app',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '/.//elsewhere.example',
  '/app/..//elsewhere.example',
  '\\\\elsewhere.example',
  'https://elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  '//',
  'app',
  '',
  7,
  null,
])('%j is not followed', (from) => {
  expect(returnAddress({ from })).toBe('/app');
});

test.each([undefined, null, 'from', {}])(
  'without a remembered address, as %j, it is the generator',
  (state) => {
    expect(returnAddress(state)).toBe('/app');
  },
);

test('an address is kept for the way back, until the person leaves from another', () => {
  expect(keptReturnAddress()).toBe('/app');
  keepReturnAddress({ from: '/dashboard/profile' });
  expect(keptReturnAddress()).toBe('/dashboard/profile');
  keepReturnAddress(null);
  expect(keptReturnAddress()).toBe('/app');
});

test('an address put into the storage by somebody else leads nowhere else', () => {
  sessionStorage.setItem('return-to', '//elsewhere.example');
  expect(keptReturnAddress()).toBe('/app');
});
