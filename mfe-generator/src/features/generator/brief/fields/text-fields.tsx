import type { Brief } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { entered } from '../sitting/edited.ts';
import { FieldRow } from './field-row.tsx';
import { ValueField } from './value-field.tsx';

interface BriefFieldProps {
  brief: Brief;
}

export function NameField({ brief: { name } }: BriefFieldProps) {
  return (
    <FieldRow name="Name" field="name" from={name?.from} values={name ? [name.value] : []}>
      <ValueField
        label="Name"
        value={name?.value ?? ''}
        placeholder="Add a name"
        className="w-full font-semibold"
        onChange={(value) => change({ name: entered(value, name?.from) })}
      />
    </FieldRow>
  );
}

export function DescriptionField({ brief: { description } }: BriefFieldProps) {
  return (
    <FieldRow name="In one line" field="description" from={description?.from}>
      <ValueField
        label="In one line"
        value={description?.value ?? ''}
        placeholder="Say what it is"
        className="w-full"
        onChange={(value) => change({ description: entered(value, description?.from) })}
      />
    </FieldRow>
  );
}

export function PlaceField({ brief: { place } }: BriefFieldProps) {
  return (
    <FieldRow name="Place" field="place" from={place?.from}>
      <ValueField
        label="Place"
        value={place?.value ?? ''}
        placeholder="Add a place"
        className="w-full"
        onChange={(value) => change({ place: entered(value, place?.from) })}
      />
    </FieldRow>
  );
}
