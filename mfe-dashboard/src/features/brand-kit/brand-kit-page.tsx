import { Alert, cn, Skeleton, Spinner, TextLink } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import type { FocusEvent } from 'react';
import { storeNow } from './brand-kit-store.ts';
import { ColoursPart } from './colours-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { LogoPart } from './logo-part.tsx';
import { SaveState } from './save-state.tsx';
import { TypefacesPart } from './typefaces-part.tsx';
import { useGuard, useKit } from './use-kit.ts';

/** What was entered is stored when its field is left; of a line of fields, when the line is. */
function leaveField({ target, relatedTarget }: FocusEvent): void {
  const isWithinLine =
    relatedTarget instanceof Node && target.closest('li')?.contains(relatedTarget) === true;
  if (!isWithinLine) void storeNow();
}

function Kit() {
  const { kit, error, retry } = useKit();
  useGuard();
  if (error) {
    return (
      <Alert onRetry={retry} className="max-w-155">
        Error: {error.message}
      </Alert>
    );
  }
  if (!kit) {
    return (
      <div className="relative">
        <Skeleton className="h-105 rounded-panel" />
        <Spinner label="Loading your brand kit" className="absolute inset-x-0 top-24 justify-center" />
      </div>
    );
  }
  const { draft, errors, logo } = kit;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} onBlur={leaveField}>
      <LogoPart logo={logo} />
      <ColoursPart colours={draft.colours} />
      <TypefacesPart typefaces={draft.typefaces} />
      <FactsPart draft={draft} errors={errors} />
      <div
        className={cn(
          'sticky bottom-0 -mx-4.5 flex items-center gap-4 bg-paper px-4.5 desk:mx-0 desk:px-0',
          kit.saving !== 'nothing' && 'min-h-12 border-rule border-t',
        )}
      >
        <SaveState {...kit} />
      </div>
    </form>
  );
}

/** What a person's sites have in common. */
export function BrandKitPage() {
  usePageTitle('Brand kit');
  return (
    <>
      <TextLink asChild className="mb-4 inline-flex items-center gap-1.5 text-ui">
        <Link to="/dashboard/profile">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Profile
        </Link>
      </TextLink>
      <h1 className="mb-2 text-d3">Brand kit</h1>
      <p className="mb-7 max-w-160 text-ink-2 text-lead">
        What your sites have in common. Every new site takes from it what your prompt does not say.
      </p>
      <Kit />
    </>
  );
}
