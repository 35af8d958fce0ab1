import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { CommentCard, CommentForm, CommentList } from '../index.ts';
import { installScrolling } from '../testing/index.ts';

beforeAll(installScrolling);

function Said({ chosen }: { chosen?: string }) {
  const [isAll, setIsAll] = useState(false);
  const [shown, setShown] = useState(chosen);
  return (
    <CommentList
      label="Comments"
      chosen={shown}
      settled={1}
      isAll={isAll}
      onAllChange={() => setIsAll(!isAll)}
    >
      {['a', 'b'].map((id, index) => (
        <CommentCard
          key={id}
          id={id}
          number={index + 1}
          author={`Author <b>${id}</b>`}
          text={`First line\n<i>${id}</i>`}
          replies={[{ id: `${id}1`, author: 'The owner', text: 'Thank you' }]}
          isChosen={id === shown}
          isQuiet={false}
          onChoose={() => setShown(id)}
        />
      ))}
    </CommentList>
  );
}

it('lists comments with their replies, as the plain text they are', () => {
  render(<Said />);
  const items = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('Author <b>a</b>');
  expect(items[0]).toHaveTextContent('First line <i>a</i>');
  expect(items[0]).toHaveTextContent('The ownerThank you');
});

it('brings the chosen one into sight, and says which it is', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Said />);
  expect(scroll).not.toHaveBeenCalled();
  const second = screen.getByRole('button', { name: /Show comment ?2/ });
  expect(second).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(scroll.mock.contexts).toEqual([screen.getAllByRole('listitem')[1]]);
});

it('takes the focus where nothing else has it', () => {
  render(<Said chosen="b" />);
  expect(screen.getByRole('button', { name: /Show comment ?2/ })).toHaveFocus();
});

it('leads to what is settled and back', async () => {
  render(<Said />);
  const more = screen.getByRole('button', { name: 'Show what is resolved (1)' });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-pressed', 'true');
  expect(more).toHaveAccessibleName('Hide what is resolved');
});

it('is written in a card that Escape gives up', async () => {
  const onEnd = vi.fn();
  render(
    <CommentForm about="Heading" aria-label="New comment" onEnd={onEnd}>
      <input aria-label="Your comment" />
    </CommentForm>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'x');
  expect(onEnd).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.getByRole('form', { name: 'New comment' })).toHaveTextContent('Heading');
});
