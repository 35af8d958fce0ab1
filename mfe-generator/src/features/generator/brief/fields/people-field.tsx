import type { Brief } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { ValueField } from './value-field.tsx';

const blank = { name: '', from: [] };

/** Who is named, and what they do. */
export function PeopleField({ brief: { people } }: { brief: Brief }) {
  const enter = (at: number, changes: Partial<Brief['people'][number]>) =>
    change({ people: people.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <FieldRow name="People" field="people" from={people.flatMap(({ from }) => from)} isList>
      <Rows
        rows={people}
        blank={blank}
        nameOf={({ name }) => name}
        addLabel="Add a person"
        onChange={(rows) => change({ people: rows })}
      >
        {({ name, role }, index, { add }) => (
          <>
            <ValueField
              label={`Person ${index + 1}`}
              value={name}
              placeholder="Name"
              onChange={(value) => enter(index, { name: value })}
              onEnter={add}
            />
            <ValueField
              label={`What ${name || `person ${index + 1}`} does`}
              value={role ?? ''}
              placeholder="What they do"
              className="ml-auto text-right text-ink-2"
              onChange={(value) => enter(index, { role: value })}
              onEnter={add}
            />
          </>
        )}
      </Rows>
    </FieldRow>
  );
}
