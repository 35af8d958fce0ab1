import type { PagePicture } from '@sitewright/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PictureWords } from './picture-words.tsx';

const drawing: PagePicture = {
  tag: 'svg',
  element: { start: 0, end: 40 },
  startTag: { start: 0, end: 20 },
  isDecoration: true,
  part: 'Top of the page',
  width: 40,
  height: 40,
};

const decoration = { ...drawing, isDecoration: true };
const described = { ...drawing, isDecoration: false, alt: 'Two crossed tools' };
const box = () => screen.getByRole('checkbox');
const words = () => screen.getByRole('textbox');

/** The row of one picture, as the page tells it in one version after another. */
function openWords() {
  const at = (version: number, picture: PagePicture) => (
    <PictureWords name="picture 1" picture={picture} version={version} />
  );
  const { rerender } = render(at(1, decoration));
  return (version: number, picture: PagePicture) => rerender(at(version, picture));
}

test('what is entered stays while the page still tells what was before', async () => {
  const user = userEvent.setup();
  const show = openWords();
  await user.click(box());
  await user.type(words(), 'Two crossed tools{Enter}');
  expect(words()).toHaveValue('Two crossed tools');
  await user.click(box());
  expect(box()).toBeChecked();
  show(2, described);
  expect(box()).toBeChecked();
  show(3, decoration);
  expect(box()).toBeChecked();
});

test('what the page tells later holds again', async () => {
  const user = userEvent.setup();
  const show = openWords();
  await user.click(box());
  await user.type(words(), 'Two crossed tools{Enter}');
  show(2, described);
  expect(words()).toHaveValue('Two crossed tools');
  show(3, decoration);
  expect(box()).toBeChecked();
  show(4, { ...described, alt: 'A hammer' });
  expect(words()).toHaveValue('A hammer');
});

test('who unticks and ticks again has changed nothing', async () => {
  const user = userEvent.setup();
  const show = openWords();
  await user.click(box());
  await user.click(box());
  expect(box()).toBeChecked();
  show(2, described);
  expect(box()).not.toBeChecked();
});
