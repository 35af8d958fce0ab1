import { expect, it } from 'vitest';
import { linkToNextPage } from './link-to-next-page.ts';

it('keeps what the list was asked for, and replaces the cursor', () => {
  const query = { limit: 5, cursor: 'old', search: 'a & b', sort: 'name' };
  expect(linkToNextPage('/api/things', query, 'new')).toBe(
    '</api/things?limit=5&cursor=new&search=a+%26+b&sort=name>; rel="next"',
  );
});

it('leaves out what was not asked for', () => {
  const query = { limit: 5, search: '', sort: undefined };
  expect(linkToNextPage('/api/things', query, 'new')).toBe('</api/things?limit=5&cursor=new>; rel="next"');
});
