import { Kbd, TextLink } from '../../src/index.ts';
import { Row } from '../part.tsx';

/** The three faces at their sizes. */
export function Typefaces() {
  return (
    <>
      <p className="text-d2 type-display">Made to measure</p>
      <p className="text-d3 type-display">Made to measure</p>
      <p className="text-h1 type-display">Made to measure</p>
      <p className="text-ink-2 text-lead">Lead, 18. Every page is checked before you see it.</p>
      <p>
        Body, 15. Everything the site needs is inside the folder, and <TextLink href="#type">a link</TextLink>
        .
      </p>
      <p className="text-ink-3 text-small">Small, 13. Four minutes ago, version 2</p>
      <p className="font-mono text-code">Mono, 12.5. index.html 11.8 KB</p>
      <Row>
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
      </Row>
    </>
  );
}
