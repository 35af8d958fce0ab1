import type { ReactNode } from 'react';
import { Measured } from '../../../components/measured.tsx';
import { CodeGeneration, InstantPreview, TailwindIntegration, ZipDownload } from './feature-evidence.tsx';
import { SectionHeading } from './section-heading.tsx';

interface FeatureProps {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}

function Feature({ title, text, className, children }: FeatureProps) {
  return (
    <li className={`min-w-0 border-rule-strong pt-6.5 pb-7.5 max-md:border-t md:py-8.5 ${className}`}>
      <h3 className="mb-2 text-[1.5625rem] leading-[1.12]">{title}</h3>
      <p className="max-w-108 text-[1rem] text-ink-2">{text}</p>
      <div className="mt-6.5">{children}</div>
    </li>
  );
}

const leftCell = 'md:pr-11 md:border-r';
const rightCell = 'md:pl-11';

/** The four things it does, each beside what it looks like. */
export function Features() {
  return (
    <section
      id="features"
      tabIndex={-1}
      aria-labelledby="features-title"
      className="scroll-mt-16 outline-hidden pt-10 pb-16 md:pb-26"
    >
      <Measured>
        <div className="grid items-end gap-4 pb-9 md:grid-cols-[7fr_5fr] md:pb-11">
          <SectionHeading id="features-title">
            Made properly,
            <br />
            not just made up.
          </SectionHeading>
          <p className="text-ink-2 text-lead md:pl-11">Watch each part happen. Look inside afterwards.</p>
        </div>
        <ul className="grid md:grid-cols-12 md:border-rule-strong md:border-t">
          <Feature
            title="AI code generation"
            text="Pages arrive file by file as real HTML, CSS and JavaScript you can read while they are written. Stop whenever you like."
            className={`md:col-span-7 ${leftCell}`}
          >
            <CodeGeneration />
          </Feature>
          <Feature
            title="Tailwind integration"
            text="Utility classes in the HTML, compiled to one small stylesheet. No script tag from somebody else's server."
            className={`md:col-span-5 ${rightCell}`}
          >
            <TailwindIntegration />
          </Feature>
          <Feature
            title="Instant preview"
            text="The page draws itself as the code is written, in a sealed frame. Closing the tab does not stop it."
            className={`md:col-span-5 md:border-t ${leftCell}`}
          >
            <InstantPreview />
          </Feature>
          <Feature
            title="One-click ZIP download"
            text="Everything the site needs is inside: styles, fonts, icons and pictures. It opens from your disk with no connection."
            className={`md:col-span-7 md:border-t ${rightCell}`}
          >
            <ZipDownload />
          </Feature>
        </ul>
      </Measured>
    </section>
  );
}
