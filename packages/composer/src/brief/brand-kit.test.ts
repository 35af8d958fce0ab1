import type { BrandKitRequest, Brief } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { composeBrief } from '../compose.ts';
import { withBrandKit } from './brand-kit.ts';
import { readBrief } from './read-brief.ts';

const kit: BrandKitRequest = {
  name: 'Halden & Daughters',
  contacts: [
    { kind: 'phone', value: '0113 496 0123' },
    { kind: 'email', value: 'hello@halden.example' },
    { kind: 'link', value: 'instagram.com/halden', label: 'Instagram' },
  ],
  hours: [{ days: 'Monday to Friday', times: '8 to 16' }],
  colours: { primary: '#7a1f3d', background: '#fff8ee' },
  typefaces: { headings: 'EB Garamond', text: 'Public Sans' },
};
const branded = (prompt: string, said: Partial<BrandKitRequest> = {}): Brief =>
  withBrandKit(readBrief(prompt), { ...kit, ...said });
const pagesOf = (brief: Brief, own?: Parameters<typeof composeBrief>[2]) =>
  composeBrief(brief, '1', own)
    .files.filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => String(content))
    .join('\n');

describe('a brand kit', () => {
  it('gives what the prompt does not say, and is told', () => {
    const brief = branded('A joinery in Leeds that makes windows and doors.');
    const page = pagesOf(brief);
    expect(page).toContain('Halden &amp; Daughters');
    expect(page).toContain('href="mailto:hello@halden.example"');
    expect(page).toMatch(/href="tel:\+?\d+"/);
    expect(page).toContain('Monday to Friday');
    expect(brief.design).toMatchObject({
      colours: [{ role: 'background' }, { role: 'primary', css: '#7a1f3d' }],
      letters: kit.typefaces,
    });
    expect(brief.fromBrandKit).toEqual(
      expect.arrayContaining(['Halden & Daughters', '0113 496 0123', '8 to 16', '#7a1f3d', 'EB Garamond']),
    );
  });

  it('gives way to what the prompt says', () => {
    const said =
      'A joinery called Rye & Oak. Phone: 020 7946 0958. Open Tuesday to Sunday 7 to 3. Colours: green and white, serif typeface.';
    const read = readBrief(said);
    const brief = branded(said);
    expect([brief.name, brief.hours, brief.design]).toEqual([read.name, read.hours, read.design]);
    expect(brief.contacts.filter(({ kind }) => kind === 'phone')).toEqual(
      read.contacts.filter(({ kind }) => kind === 'phone'),
    );
    expect(brief.fromBrandKit).toEqual(['hello@halden.example', 'instagram.com/halden']);
  });

  it('that is empty changes nothing', () => {
    const read = readBrief('A joinery in Leeds.');
    expect(withBrandKit(read, { contacts: [], hours: [], colours: {} })).toBe(read);
  });

  it('does not run what it is given', () => {
    const page = pagesOf(
      branded('A joinery.', {
        name: '<script>alert(1)</script>',
        contacts: [{ kind: 'link', value: 'javascript:alert(1)' }],
      }),
    );
    expect(page).not.toMatch(/<script>alert|href="javascript:/);
  });
});

describe('a logo', () => {
  const path = 'images/logo.svg';
  const file = { path, content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' };
  const withLogo = (width: number, height: number): Brief => ({
    ...branded('A joinery in Leeds that makes windows and doors.'),
    logo: { path, width, height },
  });

  it('that is a mark stands before the name, and is the favicon', () => {
    const page = pagesOf(withLogo(64, 64), [file]);
    expect(page).toContain('<link rel="icon" href="images/logo.svg" type="image/svg+xml">');
    expect(page).toMatch(
      /<img src="images\/logo\.svg" width="64" height="64" alt="" [^>]*><span[^>]*>Halden/,
    );
    expect(composeBrief(withLogo(64, 64), '1', [file]).files).toContainEqual(file);
  });

  it('that holds the name stands in its place', () => {
    const page = pagesOf(withLogo(300, 60), [file]);
    expect(page).toContain('<link rel="icon" href="favicon.svg" type="image/svg+xml">');
    expect(page).toMatch(/<img src="images\/logo\.svg" width="300" height="60" alt="Halden &amp; Daughters"/);
  });

  it('without its file is not shown', () => {
    expect(pagesOf(withLogo(64, 64))).not.toContain('images/logo');
  });
});
