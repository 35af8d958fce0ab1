import type { Brief, Contact } from '@sitewright/contracts';
import { change } from '../sitting/edit.ts';
import { FieldRow } from './field-row.tsx';
import { ValueField } from './value-field.tsx';

const kinds = [
  { kind: 'phone', name: 'Phone', placeholder: 'Add a number', isAlwaysShown: true },
  { kind: 'email', name: 'Email', placeholder: 'Add an address for mail', isAlwaysShown: true },
  { kind: 'address', name: 'Address', placeholder: 'Add an address', isAlwaysShown: true },
  { kind: 'whatsapp', name: 'WhatsApp', placeholder: 'Add a number', isAlwaysShown: false },
  { kind: 'link', name: 'Link', placeholder: 'Add an address of a page', isAlwaysShown: false },
] as const;

interface ContactFieldProps {
  name: string;
  placeholder: string;
  value: string;
  from?: readonly number[];
  onChange: (value: string) => void;
}

function ContactField({ name, from, ...value }: ContactFieldProps) {
  return (
    <FieldRow name={name} from={from} values={[value.value]}>
      <ValueField label={name} className="w-full" {...value} />
    </FieldRow>
  );
}

/** Where people can be reached; what is usual and missing is asked for. */
export function ContactFields({ brief: { contacts } }: { brief: Brief }) {
  const enter = (at: number, contact: Contact) => change({ contacts: contacts.with(at, contact) });
  return kinds.map(({ kind, name, placeholder, isAlwaysShown }) => {
    const ofKind = contacts.flatMap((contact, at) => (contact.kind === kind ? [{ contact, at }] : []));
    if (ofKind.length === 0 && isAlwaysShown) {
      return (
        <ContactField
          key={`${kind} 0`}
          name={name}
          placeholder={placeholder}
          value=""
          onChange={(value) => change({ contacts: [...contacts, { kind, value, from: [] }] })}
        />
      );
    }
    return ofKind.map(({ contact: { target: _, ...contact }, at }, number) => (
      <ContactField
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing of their own that stays while they are entered.
        key={`${kind} ${number}`}
        name={contact.label ?? name}
        placeholder={placeholder}
        value={contact.value}
        from={contact.from}
        onChange={(value) => enter(at, { ...contact, value })}
      />
    ));
  });
}
