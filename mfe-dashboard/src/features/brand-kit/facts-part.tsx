import { contactKinds, limits } from '@sitewright/contracts';
import { Button, Field, Input, Select } from '@sitewright/ui';
import { Plus, X } from 'lucide-react';
import { enter, type OpenKit } from './brand-kit-store.ts';
import { type ContactKind, type ContactLine, type Draft, emptyContact, emptyHours } from './draft.ts';
import { LineField } from './line-field.tsx';
import { Part } from './part.tsx';

const kinds: Record<ContactKind, { name: string; example: string }> = {
  phone: { name: 'Phone', example: '+44 20 7946 0000' },
  email: { name: 'Email', example: 'hello@example.com' },
  address: { name: 'Address', example: '12 Canal Street, Halden' },
  whatsapp: { name: 'WhatsApp', example: '+44 7700 900000' },
  link: { name: 'Link', example: 'https://example.com' },
};
const isKind = (value: string): value is ContactKind => value in kinds;

/** The list with one line changed. */
const withLine = <Line extends { key: number }>(lines: readonly Line[], changed: Line) =>
  lines.map((line) => (line.key === changed.key ? changed : line));
const withoutLine = <Line extends { key: number }>(lines: readonly Line[], key: number) =>
  lines.filter((line) => line.key !== key);

function RemoveLine({ what, onRemove }: { what: string; onRemove: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Remove ${what}`}
      className="pointer-coarse:size-11"
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </Button>
  );
}

type Errors = OpenKit['errors'];

function Contacts({ contacts, errors }: Pick<Draft, 'contacts'> & { errors: Errors }) {
  const set = (line: ContactLine) => enter({ contacts: withLine(contacts, line) });
  return (
    <>
      <ul className="grid gap-3">
        {contacts.map((line, index) => {
          const what = `contact ${index + 1}`;
          return (
            <li
              key={line.key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[8rem_minmax(0,1fr)_9rem_auto]"
            >
              <Select
                aria-label={`Kind of ${what}`}
                value={line.kind}
                className="max-sm:col-start-1"
                onChange={({ target }) => isKind(target.value) && set({ ...line, kind: target.value })}
              >
                {contactKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kinds[kind].name}
                  </option>
                ))}
              </Select>
              <LineField
                label={`${kinds[line.kind].name}, ${what}`}
                value={line.value}
                placeholder={kinds[line.kind].example}
                error={errors[`value ${line.key}`]}
                className="max-sm:col-span-full max-sm:row-start-2"
                onEnter={(value) => set({ ...line, value })}
              />
              <LineField
                label={`What ${what} is called`}
                value={line.label}
                placeholder="Name, if any"
                error={errors[`label ${line.key}`]}
                className="max-sm:col-span-full max-sm:row-start-3"
                onEnter={(label) => set({ ...line, label })}
              />
              <RemoveLine what={what} onRemove={() => enter({ contacts: withoutLine(contacts, line.key) })} />
            </li>
          );
        })}
      </ul>
      <Button
        variant="outline"
        size="sm"
        disabled={contacts.length >= limits.brandContactsMax}
        className="mt-3 pointer-coarse:h-11"
        onClick={() =>
          enter({ contacts: [...contacts, emptyContact(contacts.length === 0 ? 'phone' : 'email')] })
        }
      >
        <Plus aria-hidden="true" />
        Add a contact
      </Button>
    </>
  );
}

function Hours({ hours, errors }: Pick<Draft, 'hours'> & { errors: Errors }) {
  return (
    <>
      <ul className="grid gap-3">
        {hours.map((line, index) => {
          const what = `line ${index + 1} of the opening hours`;
          const set = (changes: Partial<typeof line>) =>
            enter({ hours: withLine(hours, { ...line, ...changes }) });
          return (
            <li
              key={line.key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2"
            >
              <LineField
                label={`Days, ${what}`}
                value={line.days}
                placeholder="Monday to Friday"
                error={errors[`days ${line.key}`]}
                onEnter={(days) => set({ days })}
              />
              <LineField
                label={`Times, ${what}`}
                value={line.times}
                placeholder="9 to 17"
                error={errors[`times ${line.key}`]}
                onEnter={(times) => set({ times })}
              />
              <RemoveLine what={what} onRemove={() => enter({ hours: withoutLine(hours, line.key) })} />
            </li>
          );
        })}
      </ul>
      <Button
        variant="outline"
        size="sm"
        disabled={hours.length >= limits.brandHoursMax}
        className="mt-3 pointer-coarse:h-11"
        onClick={() => enter({ hours: [...hours, emptyHours()] })}
      >
        <Plus aria-hidden="true" />
        Add opening hours
      </Button>
    </>
  );
}

/** What every site says of the person's business, unless the prompt says otherwise. */
export function FactsPart({ draft, errors }: { draft: Draft; errors: Errors }) {
  return (
    <Part title="Facts" lead="What your sites say where your prompt says nothing else.">
      <div className="grid gap-6">
        <Field label="Name" error={errors.name}>
          <Input
            value={draft.name}
            maxLength={limits.siteNameMaxLength}
            autoComplete="organization"
            placeholder="What your sites are called"
            onChange={({ target }) => enter({ name: target.value })}
          />
        </Field>
        <div>
          <h3 className="mb-2 font-semibold text-small">Contacts</h3>
          <Contacts contacts={draft.contacts} errors={errors} />
        </div>
        <div>
          <h3 className="mb-2 font-semibold text-small">Opening hours</h3>
          <Hours hours={draft.hours} errors={errors} />
        </div>
      </div>
    </Part>
  );
}
