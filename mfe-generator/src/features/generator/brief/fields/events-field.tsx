import type { Brief, BriefEvent } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { ValueField } from './value-field.tsx';

const blank: BriefEvent = { title: '', from: [] };

const details = [
  { field: 'date', name: 'Date' },
  { field: 'time', name: 'Time' },
  { field: 'place', name: 'Place' },
  { field: 'price', name: 'Price' },
] as const;

/** What happens when and where. */
export function EventsField({ brief: { events } }: { brief: Brief }) {
  const enter = (at: number, changes: Partial<BriefEvent>) =>
    change({ events: events.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <FieldRow name="Events" field="events" from={events.flatMap(({ from }) => from)} isList>
      <Rows
        rows={events}
        blank={blank}
        nameOf={({ title }) => title}
        addLabel="Add an event"
        onChange={(rows) => change({ events: rows })}
      >
        {(event, index, { add }) => (
          <>
            <ValueField
              label={`Event ${index + 1}`}
              value={event.title}
              placeholder="What happens"
              className="w-full"
              onChange={(value) => enter(index, { title: value })}
              onEnter={add}
            />
            <div className="flex w-full flex-wrap">
              {details.map(({ field, name }) => (
                <ValueField
                  key={field}
                  label={`${name} of ${event.title || `event ${index + 1}`}`}
                  value={event[field] ?? ''}
                  placeholder={name}
                  className="text-ink-2 text-small"
                  onChange={(value) => enter(index, { [field]: value })}
                  onEnter={add}
                />
              ))}
            </div>
          </>
        )}
      </Rows>
    </FieldRow>
  );
}
