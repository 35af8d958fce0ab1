import { CookieTable } from './components/cookie-table.tsx';
import { LastUpdated } from './components/last-updated.tsx';
import { PageLink } from './components/page-link.tsx';
import { TextPage } from './components/text-page.tsx';
import type { TextPart } from './components/text-section.tsx';

const kinds = (
  <>
    <p>Cookies come in four types, by what they are for:</p>
    <h3>Essential</h3>
    <p>
      What a site cannot do without, such as knowing who is signed in. While you go through Google sign-in,{' '}
      <code>sitewright-google</code> and <code>sitewright-return</code> make sure that it is you who comes
      back; they are gone afterwards. <code>sitewright-device</code>, for 180 days, tells that somebody has
      signed in with this browser before, so that other people’s wrong guesses at your password do not lock
      you out of it.
    </p>
    <h3>Preference</h3>
    <p>They remember what you chose, such as the dark theme.</p>
    <h3>Analytics</h3>
    <p>They count visits. Sitewright has no analytics of its own; whoever runs this server may add some.</p>
    <h3>Performance</h3>
    <p>They measure how fast pages are, or share load between servers. Sitewright uses none.</p>
  </>
);

const table = (
  <>
    <CookieTable />
    <p>
      As it ships, Sitewright sets <code>user_prefs</code> once you choose a theme, and those named under
      Essential when you sign in. It keeps you signed in with your browser’s local storage (<code>token</code>
      , <code>email</code>, <code>role</code>) instead of <code>auth_token</code>, and sets no{' '}
      <code>_ga</code>. The two names are listed for servers on which they are in use.
    </p>
  </>
);

const parts: TextPart[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <p>
        This page says which cookies <PageLink to="/">Sitewright</PageLink> may place in your browser, and
        why. It belongs to the <PageLink to="/privacy">Privacy Policy</PageLink>.
      </p>
    ),
  },
  {
    id: 'what-are-cookies',
    title: 'What Are Cookies',
    body: (
      <p>
        Small texts that a website asks your browser to keep and to send back with later requests. They let a
        site know again who you are or what you chose. Some end with your visit, others stay for a set time.
      </p>
    ),
  },
  { id: 'how-we-use-cookies', title: 'How We Use Cookies', body: kinds },
  { id: 'types-of-cookies', title: 'Types of Cookies', body: table },
  {
    id: 'managing-cookies',
    title: 'Managing Cookies',
    body: (
      <p>
        Every browser lets you see, delete and refuse cookies in its settings. Sitewright works without{' '}
        <code>user_prefs</code>: the theme then follows your system. If you clear local storage as well, you
        are signed out.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>When the cookies change, this page changes with them.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about cookies? <PageLink to="/contact">Write to us</PageLink>.
      </p>
    ),
  },
];

const lead = (
  <>
    Which cookies there are, what they are for and how long they stay.
    <LastUpdated />
  </>
);

/** What is kept in a person's browser. */
export default function CookiePolicyPage() {
  return <TextPage title="Cookie Policy" lead={lead} parts={parts} />;
}
