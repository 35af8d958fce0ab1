import { Button } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { PageLink } from './components/page-link.tsx';
import { TextPage } from './components/text-page.tsx';
import type { TextPart } from './components/text-section.tsx';

const questions: TextPart[] = [
  {
    id: 'technologies',
    title: 'Which technologies are supported?',
    body: (
      <p>
        Every website is plain HTML, CSS and JavaScript, styled with Tailwind CSS. The classes stand in the
        HTML and are compiled to one small stylesheet, so that nothing has to be built or installed to show
        it. It runs in every current browser and on any web server.
      </p>
    ),
  },
  {
    id: 'coding',
    title: 'Do I need to know how to code?',
    body: (
      <p>
        No. Describe what the website is for in your own words: who you are, what people should find, what
        they should do. If you do code, the files are yours to read and change.
      </p>
    ),
  },
  {
    id: 'colours',
    title: 'Can I customise the colours?',
    body: (
      <p>
        Yes. Name them in your prompt: “forest green and cream”, “#0b5fff on white”, “dark”. Shades are
        adjusted where text would be hard to read. In the downloaded files you can change every one of them
        yourself.
      </p>
    ),
  },
  {
    id: 'design',
    title: 'How does the AI design a website?',
    body: (
      <>
        <p>
          It reads your prompt for what kind of place it is, what you said about it and how it should feel.
          Then it chooses a layout, colours and type that go with that and writes the pages. Each one is
          checked, for structure, contrast and dead links among other things, and repaired before you see it.
        </p>
        <p>
          Who writes depends on this server: a language model, or the built-in offline composer, which needs
          no network at all. The generator says which.
        </p>
      </>
    ),
  },
  {
    id: 'export',
    title: 'Can I export the code, to GitHub for example?',
    body: (
      <p>
        Yes. Download ZIP gives you every file. Unpack it, commit the folder to a repository and push it;
        GitHub Pages can publish it as it is. There is nothing to build, and no link back to us inside.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Is my data safe and private?',
    body: (
      <p>
        Passwords are stored as hashes only. Your websites are listed for you and for administrators of this
        server; a preview opens for whoever has its address, which cannot be guessed. Generated pages run
        sealed off from the app and cannot reach your session. The{' '}
        <PageLink to="/privacy">Privacy Policy</PageLink> says what is kept.
      </p>
    ),
  },
];

/** The questions that come first, answered. */
export default function FaqPage() {
  return (
    <TextPage
      title="Frequently asked questions"
      lead={<p>Six answers before you begin.</p>}
      parts={questions}
    >
      <div className="flex flex-wrap items-center justify-between gap-4 border-rule-strong border-t pt-6">
        <p className="text-ink-2 text-lead">Is yours missing?</p>
        <Button asChild size="lg">
          <Link to="/#contacts">Contact Support</Link>
        </Button>
      </div>
    </TextPage>
  );
}
