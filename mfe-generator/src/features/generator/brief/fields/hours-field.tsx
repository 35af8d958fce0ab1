import type { Brief } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { ValueField } from './value-field.tsx';

const blank = { days: '', times: '', from: [] };

/** When it is open: days and times as they are written. */
export function HoursField({ brief: { hours } }: { brief: Brief }) {
  const enter = (at: number, changes: Partial<Brief['hours'][number]>) =>
    change({ hours: hours.map((line, index) => (index === at ? { ...line, ...changes } : line)) });
  return (
    <FieldRow
      name="Opening hours"
      field="hours"
      from={hours.flatMap(({ from }) => from)}
      values={hours.flatMap(({ days, times }) => [days, times])}
      isList
    >
      <Rows
        rows={hours}
        blank={blank}
        nameOf={({ days }) => days}
        addLabel="Add opening hours"
        onChange={(rows) => change({ hours: rows })}
      >
        {({ days, times, of }, index, { add }) => (
          <>
            <ValueField
              label={`Days, line ${index + 1}${of ? `, ${of}` : ''}`}
              value={days}
              placeholder="Days"
              onChange={(value) => enter(index, { days: value })}
              onEnter={add}
            />
            <ValueField
              label={`Times of ${days || `line ${index + 1}`}`}
              value={times}
              placeholder="Times"
              className="ml-auto text-right font-semibold"
              onChange={(value) => enter(index, { times: value })}
              onEnter={add}
            />
          </>
        )}
      </Rows>
    </FieldRow>
  );
}
