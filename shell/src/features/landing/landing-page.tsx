import { usePageTitle } from '@sitewright/web-kit';
import { Developer } from './components/developer.tsx';
import { Features } from './components/features.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { Hero } from './components/hero.tsx';
import { Modes } from './components/modes.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The public front page. */
export function LandingPage() {
  usePageTitle('Plain words in, a finished website out');
  useScrollToHash();
  return (
    <>
      <Header />
      <main>
        <Hero />
        <Features />
        <Modes />
        <Developer />
      </main>
      <Footer />
    </>
  );
}
