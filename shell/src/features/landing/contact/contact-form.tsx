import { Button, Field, Input, Textarea } from '@sitewright/ui';
import { useContactForm } from './use-contact-form.ts';

/** A field that people neither see nor reach: whoever fills it in is a program. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A message to the people who run this server. */
export function ContactForm() {
  const { errors, isBusy, form } = useContactForm();
  return (
    <form {...form} aria-label="Contact" className="relative grid gap-4.5 sm:grid-cols-2">
      <Field label="Name" error={errors.name}>
        <Input name="name" required autoComplete="name" />
      </Field>
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" required autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Subject" error={errors.subject} className="sm:col-span-2">
        <Input name="subject" required />
      </Field>
      <Field label="Message" error={errors.message} className="sm:col-span-2">
        <Textarea name="message" required rows={5} placeholder="What would you like to know?" />
      </Field>
      <Trap />
      <Button type="submit" size="lg" busy={isBusy} className="justify-self-start">
        {isBusy ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
