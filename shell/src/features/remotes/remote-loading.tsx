import { LoadingPage } from '../../components/loading-page.tsx';
import { isOutlined } from '../../lib/outline.ts';
import { GeneratorOutline } from './generator-outline.tsx';

/** What stands in a remote's place until its code has arrived: what `index.html` has put there. */
export const RemoteLoading = ({ name }: { name: string }) =>
  name === 'mfe_generator' && isOutlined('generator') ? <GeneratorOutline /> : <LoadingPage />;
