import { LoadingPage } from '../../components/loading-page.tsx';
import { GeneratorOutline } from './generator-outline.tsx';
import { isOutlined } from './outline.ts';

/** What stands in a remote's place until its code has arrived: what `index.html` has put there. */
export const RemoteLoading = ({ name }: { name: string }) =>
  isOutlined(name) ? <GeneratorOutline /> : <LoadingPage />;
