import { expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const content = '<a href="/">Home</a><button>Menu</button>';

function standIn() {
  document.body.innerHTML = `<div id="root">${content}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  return { root, giveBack: keepFocus(root) };
}

test('a focus that came before the page is in its place afterwards', () => {
  const { root, giveBack } = standIn();
  root.querySelector('button')?.focus();
  root.innerHTML = content;
  expect(document.body).toHaveFocus();
  giveBack();
  expect(root.querySelector('button')).toHaveFocus();
});

test('nobody is given a focus they did not have, or have taken elsewhere', () => {
  const nobody = standIn();
  nobody.root.innerHTML = content;
  nobody.giveBack();
  expect(document.body).toHaveFocus();

  const { root, giveBack } = standIn();
  root.querySelector('a')?.focus();
  root.innerHTML = content;
  root.querySelector('button')?.focus();
  giveBack();
  expect(root.querySelector('button')).toHaveFocus();
});
