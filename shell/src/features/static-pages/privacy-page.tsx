import { LastUpdated } from './components/last-updated.tsx';
import { PageLink } from './components/page-link.tsx';
import { TextPage } from './components/text-page.tsx';
import type { TextPart } from './components/text-section.tsx';

const parts: TextPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Whoever runs this server. <PageLink to="/contact">Write to us</PageLink> to reach them. Sitewright is
        software that they have set up; it sends nothing to its makers.
      </p>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What is kept on the server',
    body: (
      <ul>
        <li>
          <b>Your account:</b> the email address, your role, when it was made, and a hash of your password,
          from which it cannot be read. With Google sign-in, Google’s number for your account instead of a
          password.
        </li>
        <li>
          <b>Your websites:</b> what you asked for, every file that was made from it, its report and its
          dates.
        </li>
        <li>
          <b>Your messages to us:</b> what you write in the contact form, and from which network in outline
          (your address without its end), until it has been delivered.
        </li>
        <li>
          <b>Changes of roles:</b> who changed whose role, and when.
        </li>
        <li>
          <b>Logs:</b> which requests came, when, and how they ended. Passwords, tokens and prompts are not in
          them. Network addresses are used to slow down those who try too often.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-browser',
    title: 'What is kept in your browser',
    body: (
      <>
        <p>
          While you are signed in, your browser’s local storage holds three entries: <code>token</code>,{' '}
          <code>email</code> and <code>role</code>. If you dismiss a website that could not be made,{' '}
          <code>dismissed-generations</code> keeps its number beside them. Signing out removes them all.
        </p>
        <p>
          What you write on the front page or in the generator stays in this tab, in its session storage,
          until you close it.
        </p>
        <p>
          Cookies have a page of their own: the <PageLink to="/cookie-policy">Cookie Policy</PageLink>.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who gets to see it',
    body: (
      <ul>
        <li>
          <b>Administrators of this server</b> see accounts and websites.
        </li>
        <li>
          <b>A language model</b>, if this server is set up to use one, receives your prompts, and the
          pictures you add to them, in order to write the website; its provider’s rules hold for that. The
          generator shows who writes. The offline composer sends nothing anywhere.
        </li>
        <li>
          <b>Google</b>, only if you choose to sign in with it, learns that you did.
        </li>
        <li>
          <b>Anybody with the address of a preview</b> can open that website. The address cannot be guessed.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can download every website of yours as files. To see, correct or delete what is kept about you,{' '}
          <PageLink to="/contact">write to us</PageLink> from the address of your account.
        </p>
        <p>Where the law gives you more rights, you have them here too.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>When what happens to your data changes, this page changes with it.</p>,
  },
];

const lead = (
  <>
    What is kept about you, where, and who sees it.
    <LastUpdated />
  </>
);

/** What becomes of a person's data. */
export default function PrivacyPage() {
  return <TextPage title="Privacy Policy" lead={lead} parts={parts} />;
}
