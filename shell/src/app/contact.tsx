import { ApiProvider, createApiClient } from '@sitewright/web-kit';
import { ContactForm } from '../features/landing/contact/contact-form.tsx';

const api = createApiClient();

/** The contact form with the client that it sends with. */
export default function Contact() {
  return (
    <ApiProvider client={api}>
      <ContactForm />
    </ApiProvider>
  );
}
