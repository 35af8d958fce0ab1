import { googleSignInPath } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useLocation } from '@sitewright/web-kit/router';
import { useId } from 'react';
import { keepReturnAddress } from '../../../lib/return-address.ts';

const googleColours = [
  {
    fill: '#4285F4',
    d: 'M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.4v2.9h3.7c2.2-2 3.4-5 3.4-8.4z',
  },
  {
    fill: '#34A853',
    d: 'M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.8H1.8v3A11.5 11.5 0 0 0 12 23.5z',
  },
  { fill: '#FBBC05', d: 'M5.6 14.1a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4z' },
  {
    fill: '#EA4335',
    d: 'M12 5c1.7 0 3.2.6 4.4 1.7l3.3-3.2A11.5 11.5 0 0 0 1.8 6.7l3.8 3A6.9 6.9 0 0 1 12 5z',
  },
] as const;

interface GoogleLinkProps {
  /** Undefined while nobody knows yet. */
  isSetUp: boolean | undefined;
}

/** Leaves the app for the server's Google sign-in; where that leads nowhere, it says so before it is pressed. */
export function GoogleLink({ isSetUp }: GoogleLinkProps) {
  const { state } = useLocation();
  const noteId = useId();
  const isMissing = isSetUp === false;
  return (
    <>
      <p className="my-5 flex items-center gap-3.5 text-ink-3 text-small before:h-px before:flex-1 before:bg-rule-strong after:h-px after:flex-1 after:bg-rule-strong">
        or
      </p>
      <Button asChild variant="outline" size="lg" className="w-full">
        <a
          href={googleSignInPath}
          aria-describedby={isMissing ? noteId : undefined}
          onClick={() => keepReturnAddress(state)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {googleColours.map(({ fill, d }) => (
              <path key={fill} fill={fill} d={d} />
            ))}
          </svg>
          Continue with Google
        </a>
      </Button>
      {/* Its height is there from the beginning, so that nothing moves when the answer comes. */}
      <p id={noteId} className="mt-1.5 min-h-[1.45em] text-center text-code text-ink-3 leading-[1.45]">
        {isMissing && 'Not set up on this server. Use your email and password.'}
      </p>
    </>
  );
}
