import { Alert } from '@sitewright/ui';
import { useLocation } from '@sitewright/web-kit/router';
import { type ComponentType, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { Measured } from '../../../components/measured.tsx';
import { useWasNear } from '../../../lib/use-was-near.ts';
import { SectionHeading } from '../components/section-heading.tsx';
import { ContactFormSkeleton } from './contact-form-skeleton.tsx';

const id = 'contacts';

export interface ContactSectionProps {
  /** Loaded late: it brings the client and the schemas, which nothing else on the page needs. */
  Form: ComponentType;
}

const MissingForm = () => (
  <Alert retryLabel="Reload page" onRetry={() => window.location.reload()}>
    The form could not be loaded. Check your connection and reload this page.
  </Alert>
);

/** Where a visitor writes to the people behind this server. */
export function ContactSection({ Form }: ContactSectionProps) {
  const { ref, wasNear } = useWasNear<HTMLElement>();
  const { hash } = useLocation();
  const [wasAskedFor, setWasAskedFor] = useState(false);
  if (hash === `#${id}` && !wasAskedFor) setWasAskedFor(true);
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby="contacts-title"
      className="scroll-mt-16 pt-10 pb-24 outline-hidden md:pt-13 md:pb-36"
    >
      <Measured className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <SectionHeading id="contacts-title">Write to us.</SectionHeading>
          <p className="mt-4.5 max-w-105 text-ink-2 text-lead">
            Questions, faults, or a site that came out wrong: tell us what you asked for and what you got.
          </p>
        </div>
        <ErrorBoundary renderFailure={() => <MissingForm />}>
          <Suspense fallback={<ContactFormSkeleton />}>
            {wasNear || wasAskedFor ? <Form /> : <ContactFormSkeleton />}
          </Suspense>
        </ErrorBoundary>
      </Measured>
    </section>
  );
}
