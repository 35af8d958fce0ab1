import { contentId, SkipLink } from '@sitewright/ui';
import { Header } from './components/header.tsx';
import { Hero } from './components/hero.tsx';

/** What is seen of the landing page first, as it stands in `index.html`. */
export function FirstWindow() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id={contentId}>
        <Hero />
      </main>
    </>
  );
}
