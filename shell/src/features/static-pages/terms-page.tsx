import { LastUpdated } from './components/last-updated.tsx';
import { PageLink } from './components/page-link.tsx';
import { TextPage } from './components/text-page.tsx';
import type { TextPart } from './components/text-section.tsx';

const parts: TextPart[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    body: (
      <p>
        These terms are between you and whoever runs this server (“we”). They hold from the moment you make an
        account or generate a website here. If you do not agree with them, do not use the service.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You need an email address and a password, or a Google account where this server offers that. Keep
          your password to yourself: what is done with your account counts as done by you.
        </p>
        <p>
          Administrators of this server see the address of each account and the websites made with it. They
          can change roles and end sessions.
        </p>
      </>
    ),
  },
  {
    id: 'websites',
    title: 'Your websites',
    body: (
      <>
        <p>
          What you write stays yours, and so does what is generated for you. You may change, publish and sell
          it. Fonts in a download keep their own licences, which lie beside them.
        </p>
        <p>
          A generated text is a draft. Read it before you publish it: prices, names, hours and legal notices
          are your responsibility, and so is the right to every name and mark you ask for.
        </p>
        <p>
          Anybody who has the address of a preview can open it. It cannot be guessed, but it is not a secret
          once you pass it on.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Do not use the service to</p>
        <ul>
          <li>deceive people, imitate others, or collect passwords and payment data;</li>
          <li>spread malware, or content that is unlawful where you or its readers are;</li>
          <li>get round limits, or take the service away from others.</li>
        </ul>
        <p>We may remove websites and close accounts that do.</p>
      </>
    ),
  },
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          The service is offered as it is. It may be changed, interrupted or ended. Download what you want to
          keep: a ZIP on your disk needs nothing from us any more.
        </p>
        <p>
          As far as the law allows, we are not liable for losses that come from using the service or from a
          website that was made with it.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <>
        <p>
          These terms are governed by the laws of <b>[Your Jurisdiction]</b>, and its courts decide disputes.
        </p>
        <p>The name in brackets is a placeholder: whoever runs this server puts theirs there.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        When these terms change, this page changes with them. Questions?{' '}
        <PageLink to="/contact">Write to us</PageLink>. How your data is treated stands in the{' '}
        <PageLink to="/privacy">Privacy Policy</PageLink>.
      </p>
    ),
  },
];

const lead = (
  <>
    What you may expect from this service, and what it expects from you.
    <LastUpdated />
  </>
);

/** What holds between a person and whoever runs the server. */
export default function TermsPage() {
  return <TextPage title="Terms of Service" lead={lead} parts={parts} />;
}
