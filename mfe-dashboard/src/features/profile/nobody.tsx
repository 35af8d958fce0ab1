import { Button } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';

/** What a page about the person says when there is nobody. */
export function Nobody() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2 text-lead">Please sign in to view your profile</p>
      <Button asChild>
        <Link to="/login">Sign in</Link>
      </Button>
    </div>
  );
}
