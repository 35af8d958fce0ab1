import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { writeRest } from '../generation/write-rest.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { replacePrompt } from '../replace-prompt.ts';
import { useGenerate } from '../use-generate.ts';

/** Above a site whose generation was ended early. */
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
      <p className="grow">This site was interrupted. It holds what was written until then.</p>
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
