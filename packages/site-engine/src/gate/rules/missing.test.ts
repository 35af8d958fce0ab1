import { describe, expect, test } from 'vitest';
import { check, head, idsOf, page } from '../testing/check-page.ts';

describe('what is not there', () => {
  test('a missing picture becomes an honest placeholder of its size', () => {
    const { html, files } = check(
      page({ main: '<img src="team.jpg" alt="Our <team>" width="300" height="200">' }),
    );
    const placeholder = files.find(({ path }) => path.startsWith('images/placeholder-'));

    expect(html).toContain(`<img src="${placeholder?.path}"`);
    expect(placeholder?.content).toContain('viewBox="0 0 300 200"');
    expect(placeholder?.content).toContain('Our &lt;team&gt;');
  });

  test.each(['<script src="app.js"></script>', '<link rel="stylesheet" href="theme.css">'])(
    '%s is taken out',
    (main) => expect(check(page({ main })).html).toBe(page({})),
  );

  test('a script that nobody wrote is told as removed, settings of Tailwind are not', () => {
    const { wrong } = check(page({ main: '<script src="app.js"></script>' }));
    const settings = check(page({ main: '<script src="tailwind.config.js"></script>' })).wrong;

    expect(wrong).toMatchObject([{ id: 'resources', findings: [{ isRemoved: true }] }]);
    expect(wrong[0]?.findings[0]).not.toHaveProperty('hasPlaceholder');
    expect(settings).toMatchObject([{ id: 'resources', status: 'repaired' }]);
  });

  test.each(['favicon.ico', 'https://cdn.example/icon.png'])('the icon %s becomes the own one', (href) => {
    const own = head.replace(
      '<link rel="icon" href="favicon.svg">',
      `<link rel="icon" type="image/png" href="${href}">`,
    );
    const { wrong, html } = check(page({ head: own }));

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(html).toContain('<link rel="icon"  href="favicon.svg">');
  });

  test('a font that the styles name and the site lacks is not asked for', () => {
    const css =
      '@font-face{font-family:A;src:url(fonts/a.woff2)}.b{background:url("favicon.svg");mask:url(#m)}';
    const { wrong, contentOf } = check(page({}), [{ path: 'extra.css', content: css }]);

    expect(idsOf(wrong, 'repaired')).toEqual(['style-files']);
    expect(contentOf('extra.css')).toBe(css.replace('fonts/a.woff2', 'data:,'));
  });

  test('an address from the root is made relative, in folders too', () => {
    const post = page({})
      .replace('href="favicon.svg"', 'href="/favicon.svg"')
      .replace('href="styles.css"', 'href="/styles.css"');
    const { contentOf } = check(page({}), [{ path: 'blog/post.html', content: post }]);

    expect(contentOf('blog/post.html')).toContain('href="../favicon.svg"');
    expect(contentOf('blog/post.html')).toContain('href="../styles.css"');
  });

  test('a link that a script gives a place is left alone', () => {
    const main = '<a href="#cart">Cart</a><script>show("cart")</script>';

    expect(check(page({ main })).wrong).toEqual([]);
  });
});
