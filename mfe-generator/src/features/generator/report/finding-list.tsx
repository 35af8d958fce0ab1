import type { QualityCheck } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useState } from 'react';
import type { OpenPlace } from '../place.ts';
import { PlaceLink } from './place-link.tsx';

/** A broken template repeats its fault on every page: the first few tell it. */
const fewFindings = 5;

interface FindingListProps {
  findings: QualityCheck['findings'];
  onOpen: OpenPlace;
}

/** What one check found, each with the way to its line. */
export function FindingList({ findings, onOpen }: FindingListProps) {
  const [isWhole, setWhole] = useState(false);
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, fewFindings);
  return (
    <>
      <ul className="mt-1.5 grid gap-1.5">
        {shown.map(({ message, ...place }) => (
          <li key={`${place.path}:${place.line}:${message}`} className="wrap-anywhere text-ink-2 text-small">
            {message} <PlaceLink place={place} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-2.75" onClick={() => setWhole(true)}>
          Show all {findings.length}
        </Button>
      )}
    </>
  );
}
