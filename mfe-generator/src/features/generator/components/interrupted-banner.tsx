import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { writeRest } from '../generation/write-rest.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { replacePrompt } from '../replace-prompt.ts';
import { useGenerate } from '../use-generate.ts';

const mostNamed = 3;

/** The pages that were written and show nothing. */
const blankPages = ({ report }: SiteDetails): string[] => {
  const found = report.checks.find(({ id, status }) => id === 'blank-page' && status === 'failed')?.findings;
  return [...new Set(found?.map(({ path }) => path))];
};

function listPages(paths: readonly string[]): string {
  const named = paths.slice(0, mostNamed).map((path) => `“${path}”`);
  const more = paths.length - named.length;
  const list = new Intl.ListFormat('en').format(more > 0 ? [...named, `${more} more`] : named);
  return paths.length === 1 ? `the page ${list}` : `the pages ${list}`;
}

/** What happened to it, and what to do. */
function wordsOf(site: SiteDetails): string {
  const blank = blankPages(site);
  if (blank.length === 0) return 'This site was interrupted. It holds what was written until then.';
  const ways = site.canWriteRest
    ? 'Have the rest written, or generate the site again.'
    : 'Generate it again.';
  return `This site is not finished: ${listPages(blank)} stayed empty. ${ways}`;
}

/** Above a site whose generation was ended early, or left pages empty. */
export function InterruptedBanner({ site }: { site: SiteDetails }) {
  const api = useApi();
  const generate = useGenerate();
  const isBusy = useGenerator(isGenerating);
  const { prompt, engine, seed } = site;
  const generateAgain = () => {
    replacePrompt(prompt, 'The words this site was made from stand in its place.');
    generate({ ...(engine === 'composer' && { engine }), ...(seed !== undefined && { seed }) });
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b bg-warn-tint px-4 py-2 text-small text-warn-ink desk:px-5.5">
      <p className="grow wrap-anywhere">{wordsOf(site)}</p>
      {site.canWriteRest && (
        <Button size="sm" disabled={isBusy} onClick={() => void writeRest(api, site.folderId)}>
          Write the rest
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={isBusy} onClick={generateAgain}>
        Generate again
      </Button>
    </div>
  );
}
