import type { Brief, Item, OfferGroup } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { ValueField } from './value-field.tsx';

const blank: Item = { name: '', from: [] };

interface GroupProps {
  group: OfferGroup;
  onChange: (group: OfferGroup) => void;
}

/** One list of the offer: its head, where it has one, and its entries with what they cost. */
function Group({ group, onChange }: GroupProps) {
  const { title, items } = group;
  const enter = (at: number, changes: Partial<Item>) =>
    onChange({
      ...group,
      items: items.map((item, index) => (index === at ? { ...item, ...changes } : item)),
    });
  return (
    <div className="not-first:mt-2">
      {title !== undefined && (
        <ValueField
          label={`Head of ${title}`}
          value={title}
          placeholder="Head of the list"
          className="w-full font-semibold text-ink-2 text-small"
          onChange={(value) => onChange({ ...group, title: value })}
        />
      )}
      <Rows
        rows={items}
        blank={blank}
        nameOf={({ name }) => name}
        addLabel="Add a price"
        onChange={(rows) => onChange({ ...group, items: rows })}
      >
        {({ name, price, detail }, index, { add }) => (
          <>
            <ValueField
              label={`Name, line ${index + 1}`}
              value={name}
              placeholder="What it is"
              onChange={(value) => enter(index, { name: value })}
              onEnter={add}
            />
            <ValueField
              label={`Price of ${name || `line ${index + 1}`}`}
              value={price ?? ''}
              placeholder="Price"
              className="ml-auto text-right font-semibold"
              onChange={(value) => enter(index, { price: value })}
              onEnter={add}
            />
            {detail !== undefined && (
              <ValueField
                label={`Note on ${name}`}
                value={detail}
                placeholder="Note"
                className="w-full text-ink-2 text-small"
                onChange={(value) => enter(index, { detail: value })}
                onEnter={add}
              />
            )}
          </>
        )}
      </Rows>
    </div>
  );
}

/** What is offered, and what it costs. */
export function OfferField({ brief: { offer } }: { brief: Brief }) {
  const groups = offer.length > 0 ? offer : [{ items: [] }];
  const enter = (at: number, group: OfferGroup) =>
    change({ offer: groups.map((one, index) => (index === at ? group : one)) });
  return (
    <FieldRow
      name="Price list"
      field="offer"
      from={offer.flatMap(({ items }) => items.flatMap(({ from }) => from))}
      isList
    >
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lists have nothing of their own that stays while they are entered.
        <Group key={at} group={group} onChange={(changed) => enter(at, changed)} />
      ))}
    </FieldRow>
  );
}
