import type { Brief } from '@sitewright/contracts';
import { ColoursField } from '../fields/colours-field.tsx';
import { ContactFields } from '../fields/contact-fields.tsx';
import { EventsField } from '../fields/events-field.tsx';
import { FieldRow } from '../fields/field-row.tsx';
import { HoursField } from '../fields/hours-field.tsx';
import { KindField } from '../fields/kind-field.tsx';
import { LanguageField } from '../fields/language-field.tsx';
import { OfferField } from '../fields/offer-field.tsx';
import { PagesField } from '../fields/pages-field.tsx';
import { PeopleField } from '../fields/people-field.tsx';
import { DescriptionField, NameField, PlaceField } from '../fields/text-fields.tsx';
import { notUsed } from '../words/standing.ts';
import { FactField, useDecisions } from './use-brief.ts';

interface FieldListProps {
  brief: Brief;
  onShowWords: () => void;
}

function NotUsedRow({ brief, onShowWords }: FieldListProps) {
  const { length } = notUsed(brief, useDecisions());
  const action = length > 0 && (
    <button
      type="button"
      className="min-h-6.25 shrink-0 font-semibold text-purple-ink text-small hover:underline pointer-coarse:min-h-11"
      onClick={onShowWords}
    >
      Show
    </button>
  );
  return (
    <FieldRow name="Not used" action={action}>
      <span className="px-1.75 text-body">
        {length === 0
          ? 'Everything you wrote is used'
          : `${length} ${length === 1 ? 'thing' : 'things'} you wrote`}
      </span>
    </FieldRow>
  );
}

/** Everything that was understood, one field below the other. */
export function FieldList({ brief, onShowWords }: FieldListProps) {
  return (
    <ul className="border-rule border-t">
      <FactField value={true}>
        <NameField brief={brief} />
      </FactField>
      <KindField brief={brief} />
      <DescriptionField brief={brief} />
      <LanguageField brief={brief} />
      <FactField value={true}>
        <PlaceField brief={brief} />
        <ContactFields brief={brief} />
        <HoursField brief={brief} />
        <OfferField brief={brief} />
        <PeopleField brief={brief} />
      </FactField>
      <EventsField brief={brief} />
      <PagesField brief={brief} />
      <ColoursField brief={brief} />
      <NotUsedRow brief={brief} onShowWords={onShowWords} />
    </ul>
  );
}
