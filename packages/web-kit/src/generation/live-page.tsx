import { livePagePath } from '@sitewright/contracts';
import type { GenerationProgress } from './progress.ts';

export interface LivePageProps {
  page: GenerationProgress['page'];
  /** The frame's name for screen readers. */
  title: string;
  className?: string;
  /** The size it is drawn at, where 1 is its own; the frame is as much larger. */
  scale?: number;
}

/** A page while it is written: drawn into an opaque frame that is never loaded again and keeps its scroll. */
export function LivePage({ title, className }: LivePageProps) {
  return <iframe title={title} src={livePagePath} sandbox="allow-scripts" className={className} />;
}
