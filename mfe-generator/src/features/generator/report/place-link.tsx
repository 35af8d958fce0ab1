import { TextLink } from '@sitewright/ui';
import type { OpenPlace, Place } from '../place.ts';

/** A place in a file, and the way to it. */
export function PlaceLink({ place: { path, line }, onOpen }: { place: Place; onOpen: OpenPlace }) {
  return (
    <TextLink asChild>
      <button type="button" className="text-left font-mono" onClick={() => onOpen({ path, line })}>
        {line ? `${path}:${line}` : path}
      </button>
    </TextLink>
  );
}
