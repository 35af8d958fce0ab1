import type { Brief } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { entered } from '../sitting/edited.ts';
import { FieldRow } from './field-row.tsx';
import { ValueField } from './value-field.tsx';

/** What kind of site it is, in any words. */
export function KindField({ brief: { siteType } }: { brief: Brief }) {
  return (
    <FieldRow name="Kind" field="siteType" from={siteType.from}>
      <ValueField
        label="Kind"
        value={siteType.value.noun}
        placeholder="Say what it is: a bakery, a club"
        className="w-full"
        onChange={(noun) => change({ siteType: entered({ ...siteType.value, noun }, siteType.from) })}
      />
    </FieldRow>
  );
}
