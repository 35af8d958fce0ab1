import { contentId } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { useDeferredValue, useEffect } from 'react';
import { withdrawOutline } from '../../lib/outline.ts';
import { useScrollToHash } from '../../lib/use-scroll-to-hash.ts';
import { Developer } from './components/developer.tsx';
import { Features } from './components/features.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { Hero } from './components/hero.tsx';
import { Modes } from './components/modes.tsx';
import { ContactSection, type ContactSectionProps } from './contact/contact-section.tsx';
import { DemoSection } from './demo/demo-section.tsx';
import { MadeSection } from './made/made-section.tsx';

interface LandingPageProps {
  ContactForm: ContactSectionProps['Form'];
}

function LowerSections({ ContactForm }: LandingPageProps) {
  useScrollToHash();
  return (
    <>
      <Features />
      <Modes />
      <Developer />
      <DemoSection />
      <MadeSection />
      <ContactSection Form={ContactForm} />
    </>
  );
}

/** The public front page. What lies below its first window is drawn after that, piece by piece, while the page answers. */
export default function LandingPage({ ContactForm }: LandingPageProps) {
  usePageTitle('Plain words in, a finished website out');
  useEffect(withdrawOutline, []);
  const isFirstWindowDrawn = useDeferredValue(true, false);
  return (
    <>
      <Header />
      <main id={contentId}>
        <Hero />
        {isFirstWindowDrawn && <LowerSections ContactForm={ContactForm} />}
      </main>
      {isFirstWindowDrawn && <Footer />}
    </>
  );
}
