import type { ReactNode } from 'react';
import { Button, Message, NotFoundMessage } from '../../src/index.ts';

const Anchor = ({ to, ...props }: { to: string; children: ReactNode }) => <a href={`#${to}`} {...props} />;

/** One thing said where a page would have been. */
export function Messages() {
  return (
    <>
      <Message title="No projects yet" lead="Generate your first website to see it appear here">
        <Button>Launch App</Button>
      </Message>
      <NotFoundMessage path="/dashboard/nothing" Link={Anchor} />
    </>
  );
}
