import { TextLink } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';

/** The outline of a page that nobody has asked for yet. */
function PageOutline() {
  return (
    <svg
      viewBox="0 0 540 380"
      fill="none"
      aria-hidden="true"
      className="h-auto w-full stroke-[1.2] stroke-rule-strong"
    >
      <rect x="32" y="36" width="500" height="342" rx="8" className="fill-paper stroke-control" />
      <path d="M52 56.5h64M402 56.5h24M440 56.5h24M478 56.5h34" className="stroke-8 stroke-rule" />
      <g strokeDasharray="4 4">
        <path d="M32 76H532" />
        <rect x="60" y="100" width="210" height="36" rx="3" />
        <rect x="60" y="148" width="170" height="14" rx="3" />
        <rect x="60" y="182" width="92" height="28" rx="5" />
        <rect x="302" y="100" width="202" height="126" rx="5" />
        <rect x="60" y="254" width="136" height="96" rx="5" />
        <rect x="214" y="254" width="136" height="96" rx="5" />
        <rect x="368" y="254" width="136" height="96" rx="5" />
      </g>
      <path d="M32 14H254M310 14H532M32 8v12M532 8v12M8 36V378M2 36h12M2 378h12" className="stroke-control" />
      <text x="282" y="19" textAnchor="middle" className="fill-ink-2 stroke-none font-semibold text-[13px]">
        1280 px
      </text>
    </svg>
  );
}

/** The desk before the first site. */
export function EmptyDesk() {
  return (
    <div className="m-auto w-full max-w-145 px-6 pb-10 text-center">
      <PageOutline />
      <p className="mt-10 text-[1rem] text-ink-2">Please generate a site to preview it here.</p>
    </div>
  );
}

/** The desk while a website waits for its turn. */
export function WaitingDesk() {
  return (
    <div className="m-auto w-full max-w-145 px-6 pb-10 text-center">
      <PageOutline />
      <p className="mt-10 text-balance font-bold text-[1.0625rem]">
        Your page starts drawing here as soon as it is your turn.
      </p>
      <p className="mt-1 text-ink-2">
        You can close this tab. It is kept in{' '}
        <TextLink asChild>
          <Link to="/dashboard">My Projects</Link>
        </TextLink>
        .
      </p>
    </div>
  );
}
