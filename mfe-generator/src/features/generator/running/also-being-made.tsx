import type { Generation } from '@sitewright/contracts';
import { TextLink } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { useId } from 'react';
import { emptyPage, generationAddress } from '../addresses.ts';
import { isGenerating, useGenerator } from '../generator-store.ts';
import { doing, stepCount, stepNumber } from '../steps.ts';
import { useOtherRunning } from './use-running.ts';

function whereItStands({ line, phase }: Generation): string {
  if (phase) return `${doing[phase]}, ${stepNumber({ phase })} of ${stepCount}`;
  return line ? `${line.place} in line` : 'Starting';
}

function OtherGeneration({ generation }: { generation: Generation }) {
  const title = generation.name ?? generation.prompt;
  return (
    <li className="flex items-center gap-3 border-rule border-b py-2.5">
      <span className="min-w-0 grow">
        <span title={title} className="block truncate font-bold text-[0.90625rem]">
          {title}
        </span>
        <span className="block text-[0.84375rem] text-ink-3">{whereItStands(generation)}</span>
      </span>
      <TextLink asChild className="shrink-0 py-3 text-ui">
        <Link to={generationAddress(generation.id)} aria-label={`Watch ${title}`}>
          Watch
        </Link>
      </TextLink>
    </li>
  );
}

/** Leaves what is watched in the background. */
function NewSite() {
  const isFound = useGenerator(
    (state) => isGenerating(state) && state.generation?.progress.generationId !== undefined,
  );
  if (!isFound) return null;
  return (
    <p className="py-3 text-[0.84375rem] text-ink-3">
      This one goes on without you.{' '}
      <TextLink asChild className="py-3">
        <Link {...emptyPage}>New site</Link>
      </TextLink>
    </p>
  );
}

/** The person's other generations, and the way to one more. */
export function AlsoBeingMade() {
  const titleId = useId();
  const others = useOtherRunning();
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby={titleId} className="mt-6.5">
          <h2 id={titleId} className="mb-2 font-semibold font-text text-ink-3 text-small tracking-normal">
            Also being made
          </h2>
          <ul className="border-rule border-t">
            {others.map((generation) => (
              <OtherGeneration key={generation.id} generation={generation} />
            ))}
          </ul>
        </section>
      )}
      <NewSite />
    </>
  );
}
