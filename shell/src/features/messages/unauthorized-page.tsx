import { Button, TextLink } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link, useNavigate } from '@sitewright/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import { MessageLayout } from '../../components/message-layout.tsx';

/** Where a guard sends a person whose role is not the asked one. */
export function UnauthorizedPage() {
  usePageTitle('Unauthorized Access');
  const navigate = useNavigate();
  // A page opened from a bookmark or in a new tab has nothing behind it.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <MessageLayout title="Unauthorized Access" lead="You don't have permission to access this page.">
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="lg" onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
          Go Back
        </Button>
        <Button asChild size="lg">
          <Link to="/">Return Home</Link>
        </Button>
      </div>
      <p className="mt-7 text-ink-2">
        Should you have it?{' '}
        <TextLink asChild>
          <Link to="/contact">Contact support</Link>
        </TextLink>
      </p>
    </MessageLayout>
  );
}
