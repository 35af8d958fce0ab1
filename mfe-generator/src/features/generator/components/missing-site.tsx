import { buttonVariants, Joint } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { emptyPage } from '../addresses.ts';

/** The address names a site that this person cannot open. */
export function MissingSite() {
  return (
    <div role="alert" className="m-auto w-full max-w-130 px-6 pb-10">
      <Joint broken />
      <h2 className="mt-7 text-h1">This site cannot be opened</h2>
      <p className="mt-3 text-ink-2">
        It may have been deleted, it may belong to somebody else, or the address is not quite right. Your
        prompt is still here.
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Link {...emptyPage} className={buttonVariants({ variant: 'outline' })}>
          Start with an empty desk
        </Link>
        <Link to="/dashboard" className={buttonVariants({ variant: 'ghost' })}>
          My Projects
        </Link>
      </div>
    </div>
  );
}
