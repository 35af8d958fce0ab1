import './styles.css';
import { remoteContractVersion } from '@sitewright/web-kit';
import { Providers } from './app/providers.tsx';
import { GeneratorPage } from './features/generator/components/generator-page.tsx';

export const contractVersion = remoteContractVersion;

/** What the shell shows at /app. */
export default function Generator() {
  return (
    <div data-mfe="generator">
      <Providers>
        <GeneratorPage />
      </Providers>
    </div>
  );
}
