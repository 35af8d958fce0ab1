import { Skeleton } from '@sitewright/ui';
import { messageFrame } from './message-frame.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders of messages that are being loaded. */
export function MessageSkeletons() {
  return places.map((place) => (
    <li key={place} aria-hidden="true" className={messageFrame}>
      <div className="grid content-start gap-2.5 [grid-area:sender]">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-1/3" />
      </div>
      <div className="grid content-start gap-2.5 [grid-area:content]">
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-5.5 w-18 [grid-area:state]" />
      <Skeleton className="h-8 w-19 [grid-area:actions]" />
    </li>
  ));
}
