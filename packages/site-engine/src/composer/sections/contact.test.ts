import { expect, test } from 'vitest';
import { composeSite } from '../compose-site.ts';

function submitLabels(prompt: string): string[] {
  const home = composeSite(prompt, 0).files.find(({ path }) => path === 'index.html');
  return [...String(home?.content).matchAll(/<button type="submit"[^>]*>([^<]*)</g)].map(
    ([, label = '']) => label,
  );
}

test('a form for messages sends a message, wherever the main button leads', () => {
  const labels = submitLabels('A café called “Rye & Salt” in Porto with a menu and a contact form.');

  expect(labels).toContain('Send message');
  expect(labels).not.toContain('See the menu');
});

test('a form that asks for a day sends a request, in the words of the language', () => {
  const labels = submitLabels('Webseite für das Restaurant „Kupferkanne“ in Leipzig mit Kontaktformular.');

  expect(labels).toContain('Anfrage senden');
});

test('a form without a message sends a request too', () => {
  const labels = submitLabels('A dentist called “Bright Lane” in Leeds with a contact form.');

  expect(labels).toContain('Send request');
  expect(labels).not.toContain('Book a visit');
});
