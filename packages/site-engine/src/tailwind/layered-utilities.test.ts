import { describe, expect, it } from 'vitest';
import { compileStyles } from './compile-styles.ts';

const flat = (css: string) => css.replace(/\s+/g, '');
const built = async (body: string, styles: string) =>
  compileStyles([{ path: 'index.html', content: `<!doctype html><body>${body}` }], styles);

const styles = `@layer components {
  .btn { @apply px-4 font-bold; } .btn:hover { opacity: .9 }
  .tag { padding: 1px } .tag.is-new { color: red }
}
@layer utilities { .flow { columns: 2 } }`;

describe('classes of layers with variants', () => {
  it('mean what they mean without, where the variant holds', async () => {
    const { css, notes } = await built('<a class="btn md:btn"><p class="dark:flow">', styles);
    expect(flat(css)).toContain('.btn{');
    expect(flat(css)).toMatch(/@media\(width>=48rem\)\{\.md\\:btn\{[^}]*font-weight/);
    expect(flat(css)).toMatch(/\.md\\:btn:hover\{opacity:\.9/);
    expect(flat(css)).toMatch(/\.dark\\:flow\{columns:2/);
    expect(notes).toEqual([]);
  });

  it('count less than utilities beside them, in the order of the screens', async () => {
    const { css } = await built('<a class="lg:btn md:btn px-2">', styles);
    const at = (part: string) => flat(css).indexOf(part);
    expect(at('.px-2{')).toBeGreaterThan(-1);
    expect(at('.md\\:btn{')).toBeGreaterThan(at('.px-2{'));
    expect(at('.lg\\:btn{')).toBeGreaterThan(at('.md\\:btn{'));
  });

  it.each([
    ['styled together with another class', '<a class="md:tag">', styles],
    [
      'styled for some screens',
      '<a class="md:box">',
      '@layer components { @media print { .box { margin: 0 } } .box { margin: 1px } }',
    ],
    ['of no layer', '<a class="md:plain">', '.plain { color: red }'],
    ['without variants', '<a class="btn">', styles],
  ])('stay where they are when %s', async (_, body, own) => {
    const { ownStyles } = await built(body, own);
    expect(ownStyles).not.toContain('@utility');
  });

  it('stay as they are when the styles are built again', async () => {
    const { ownStyles, css } = await built('<a class="md:btn">', styles);
    expect(ownStyles).toContain('@utility btn');
    expect((await built('<a class="md:btn">', ownStyles)).css).toBe(css);
  });
});
