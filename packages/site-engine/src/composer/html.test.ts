import { expect, test } from 'vitest';
import { html, trusted } from './html.ts';

test('escapes whatever is put in, in text and in attributes', () => {
  const name = `<img src=x onerror="alert('1')">&`;

  expect(String(html`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  );
});

test('keeps markup, joins lists and drops what is not there', () => {
  const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);

  expect(String(html`<ul>${items}${false}${undefined}${null}${trusted('<hr>')}${0}</ul>`)).toBe(
    '<ul><li>a</li><li>b</li><hr>0</ul>',
  );
});

test('escapes strings inside lists', () => {
  expect(String(html`${['<b>', html`<i>`]}`)).toBe('&lt;b&gt;<i>');
});
