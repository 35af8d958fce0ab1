import { useState } from 'react';
import { Badge, Button, CommentCard, CommentForm, CommentList, Field, Textarea } from '../../src/index.ts';

const said = [
  {
    id: 'a',
    number: 1,
    author: 'Ines Halloran',
    time: '2 hours ago',
    about: 'Opening hours, version 4',
    text: 'We close at five on Saturdays.',
    badges: <Badge tone="purple">New</Badge>,
    replies: [{ id: 'r', author: 'You', text: 'I will change it.' }],
  },
  { id: 'b', number: 2, author: 'Marek', text: 'The bread is lovely.', replies: [], isQuiet: true },
];

/** What is said about places of a page, and the card that more is written in. */
export function Comments() {
  const [chosen, setChosen] = useState('a');
  const [isAll, setIsAll] = useState(true);
  return (
    <div className="grid max-w-90 gap-4">
      <CommentForm about="Heading: Bread" aria-label="New comment" onEnd={() => setChosen('a')}>
        <Field label="Your comment">
          <Textarea rows={3} />
        </Field>
        <Button className="justify-self-start">Pin comment</Button>
      </CommentForm>
      <CommentList
        label="Comments"
        chosen={chosen}
        settled={1}
        isAll={isAll}
        onAllChange={() => setIsAll(!isAll)}
      >
        {said
          .filter(({ isQuiet }) => isAll || !isQuiet)
          .map(({ isQuiet = false, ...comment }) => (
            <CommentCard
              key={comment.id}
              {...comment}
              isChosen={comment.id === chosen}
              isQuiet={isQuiet}
              onChoose={() => setChosen(comment.id)}
            />
          ))}
      </CommentList>
    </div>
  );
}
