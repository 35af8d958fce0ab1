import { Button } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';

/** A page between the outlines of two that are not there yet. */
function PagesToBe() {
  return (
    <svg
      viewBox="0 0 300 130"
      fill="none"
      aria-hidden="true"
      className="w-75 max-w-full stroke-[1.3] stroke-control"
    >
      <g strokeDasharray="4 4">
        <rect x="10" y="22" width="86" height="86" rx="7" />
        <rect x="204" y="22" width="86" height="86" rx="7" />
      </g>
      <rect x="97" y="8" width="106" height="114" rx="8" className="fill-surface stroke-[1.6] stroke-ink" />
      <path d="M97 30h106" className="stroke-ink" />
      <path d="M111 48h46M111 60h32" className="stroke-4 stroke-ink" />
      <rect x="111" y="76" width="78" height="32" rx="3" className="fill-purple-tint stroke-purple" />
    </svg>
  );
}

/** My Projects before the first one. */
export function EmptyProjects() {
  return (
    <section
      aria-labelledby="no-projects"
      className="grid justify-items-center rounded-[12px] border border-control border-dashed px-6 pt-14 pb-16 text-center desk:px-10 desk:pt-19 desk:pb-21"
    >
      <PagesToBe />
      <h2 id="no-projects" className="mt-7 text-h1">
        No projects yet
      </h2>
      <p className="mt-1.5 mb-5.5 text-[1rem] text-ink-2">
        Generate your first website to see it appear here
      </p>
      <Button asChild size="lg">
        <Link to="/app">Generate Website</Link>
      </Button>
    </section>
  );
}
