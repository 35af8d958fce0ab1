import type { ComponentType, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

export interface NotFoundMessageProps {
  /** The requested path. */
  path: string;
  /** The router's link. */
  Link: ComponentType<{ to: string; children: ReactNode }>;
}

/** The answer to an address that nothing is at, within a page that has a menu. */
export function NotFoundMessage({ path, Link }: NotFoundMessageProps) {
  const requested = (
    <code className="wrap-anywhere rounded-[5px] bg-paper-sunk box-decoration-clone px-2 py-0.75 text-[1rem] text-ink">
      {path}
    </code>
  );
  return (
    <Message broken title="Page Not Found" lead={<>Nothing has been made at {requested}</>}>
      <Button asChild variant="outline" size="lg">
        <Link to="/">Back to Home</Link>
      </Button>
      <Button asChild size="lg">
        <Link to="/app">Launch App</Link>
      </Button>
    </Message>
  );
}
