import type { Placeholder, QualityReport } from '@sitewright/contracts';
import { Badge } from '@sitewright/ui';
import { PencilLine } from 'lucide-react';
import type { OpenPlace } from '../place.ts';
import { PlaceLink } from './place-link.tsx';
import { counted } from './verdict.ts';

/** A template repeats its gap: the first few places tell it. */
const fewPlaces = 3;

/** Several gaps may share a line: one way to it is enough. */
const distinct = (places: Placeholder['places']): Placeholder['places'] =>
  places.filter(
    ({ path, line }, index) =>
      places.findIndex((place) => place.path === path && place.line === line) === index,
  );

function OpenPlaceholder({ placeholder, onOpen }: { placeholder: Placeholder; onOpen: OpenPlace }) {
  const { text, count, places } = placeholder;
  const lines = distinct(places);
  const shown = lines.slice(0, fewPlaces);
  return (
    <li className="flex gap-3.5 border-rule border-b py-3">
      <PencilLine aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warn-ink" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <h3 className="wrap-anywhere font-bold font-text text-[0.9375rem] tracking-normal">“{text}”</h3>
          <Badge tone="warn">{counted(count, 'place')}</Badge>
        </div>
        <p className="wrap-anywhere mt-1 flex flex-wrap gap-x-3 text-ink-3 text-small">
          {shown.map((place) => (
            <PlaceLink key={`${place.path}:${place.line}`} place={place} onOpen={onOpen} />
          ))}
          {lines.length > shown.length && <span>and {lines.length - shown.length} more</span>}
        </p>
      </div>
    </li>
  );
}

interface ToDoProps extends Pick<QualityReport, 'placeholders'> {
  onOpen: OpenPlace;
}

/** What only the person can do: the gaps of the site. */
export function ToDo({ placeholders, onOpen }: ToDoProps) {
  if (placeholders.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h3">To do by you</h2>
      <ul className="mt-3 border-rule border-t">
        {placeholders.map((placeholder) => (
          <OpenPlaceholder key={placeholder.text} placeholder={placeholder} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
