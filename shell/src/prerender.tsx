import { StaticRouter } from '@sitewright/web-kit/static-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingPage } from './components/loading-page.tsx';
import { FirstWindow } from './features/landing/first-window.tsx';
import { GeneratorOutline } from './features/remotes/generator-outline.tsx';

/** What stands in `index.html` before any script has come. Which of these is shown says `lib/outline.ts`. */
export default renderToStaticMarkup(
  <StaticRouter location="/">
    <div className="contents in-data-outline:hidden">
      <LoadingPage />
    </div>
    <div className="hidden in-data-[outline=generator]:contents">
      <GeneratorOutline />
    </div>
    <div className="hidden in-data-[outline=landing]:contents">
      <FirstWindow />
    </div>
  </StaticRouter>,
);
