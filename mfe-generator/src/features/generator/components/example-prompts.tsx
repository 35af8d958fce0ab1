import { ArrowUpLeft } from 'lucide-react';
import { useId } from 'react';
import { examples } from '../examples.ts';
import { replacePrompt } from '../replace-prompt.ts';

/** Prompts to start from. */
export function ExamplePrompts() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-6.5">
      <h2 id={titleId} className="mb-2 font-semibold font-text text-ink-3 text-small tracking-normal">
        Start from an example
      </h2>
      <ul className="border-rule border-t">
        {examples.map((example) => (
          <li key={example.title} className="border-rule border-b">
            <button
              type="button"
              className="group flex w-full items-start gap-3 rounded-chip px-0.5 py-3 text-left"
              onClick={() => replacePrompt(example.prompt, 'The example stands in its place.')}
            >
              <span className="grow">
                <span className="block font-bold text-[0.90625rem]">{example.title}</span>
                <span className="block text-[0.84375rem] text-ink-3">{example.summary}</span>
              </span>
              <ArrowUpLeft
                aria-hidden="true"
                className="mt-0.75 size-4 shrink-0 text-ink-3 transition-transform duration-140 group-hover:-translate-0.5 group-hover:text-purple-ink"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
