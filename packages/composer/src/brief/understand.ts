import { asListed } from './classify/as-listed.ts';
import type { Classified } from './classify/classified.ts';
import { type FeatureReader, featureReader } from './classify/features/features-of.ts';
import { correctionsIn, editsOf } from './corrections/corrections-in.ts';
import { leftToLearnt } from './corrections/left-to-learnt.ts';
import { type CorrectingStatement, withCorrecting } from './corrections/with-correcting.ts';
import type { Cut } from './cut/cut.ts';
import { asJobs } from './form/jobs.ts';
import { asLinkRow } from './form/links.ts';
import { type Plain, withPlainForm } from './form/with-form.ts';
import { addresseesOf, withLikelihoods } from './maker/addressees.ts';
import { partByAddressee } from './maker/part-by-addressee.ts';
import { classifyProse } from './prose/classify-prose.ts';
import { readablePart } from './readable-part.ts';
import { withRename } from './relate/amend/renames.ts';
import { asItHolds, withEdits } from './relate/as-it-holds.ts';
import { partAsked } from './relate/asked/part-asked.ts';
import { partHeads } from './relate/headed-rows.ts';
import { withLetter } from './relate/letter.ts';
import { partMixed } from './relate/mixed.ts';
import { withOpeningHead } from './relate/opening/opening-head.ts';
import { withSelfTold } from './relate/opening/self-told.ts';
import { withOpening } from './relate/opening/with-opening.ts';
import { partPriced } from './relate/priced-rows.ts';
import { relate } from './relate/relate.ts';
import { asWished, partWishes } from './relate/wished-rows.ts';

/** Where the sentence ends that a prompt opens with: what it says has readers of its own. */
function openingEnd(cuts: readonly Cut[]): number {
  const opening = cuts[0]?.sentence;
  return cuts.findLast(({ sentence }) => opening !== undefined && sentence === opening)?.end ?? 0;
}

/** A prompt as its statements, each by those before it. */
interface Understood {
  /** With what is a form of its own written as one. */
  form: Plain;
  /** As far as it is read. */
  prompt: string;
  classified: readonly Classified[];
  related: readonly Classified[];
  unread: readonly Classified[];
}

function understand(text: string, tag: string, featuresOf: FeatureReader): Understood {
  const form = withPlainForm(text, tag);
  const { prompt, cuts: read, unread } = readablePart(withOpeningHead(form.text, tag));
  const asked = partAsked(read, prompt, tag);
  const headed = partHeads(asked, prompt, tag);
  const told = addresseesOf(prompt, tag);
  const addressees = told.from(openingEnd(read));
  const priced = partPriced(partMixed(partWishes(headed, prompt, tag), prompt), prompt, tag);
  const mixed = partByAddressee(priced, prompt, addressees);
  const cuts = form.ids.includes('links') ? mixed.map(asLinkRow) : mixed;
  const opened = withOpening(
    classifyProse(cuts, tag, addressees, featuresOf).map(asWished).map(asListed),
    cuts,
    {
      prompt,
      tag,
      addressees,
    },
  );
  const introduced = withSelfTold(opened, cuts, { prompt, addressees: told });
  const known = withLikelihoods(introduced, told);
  const classified = form.ids.includes('resume') ? known.map(asJobs) : known;
  const related = relate(withRename(withLetter(classified, prompt), prompt, tag));
  return { form, prompt, classified, related, unread };
}

export interface AsMeant extends Understood {
  /** Where its offsets are in the prompt as it was written. */
  written(offset: number): number;
  correcting: readonly CorrectingStatement[];
}

/** A prompt with what its writer puts right: where a form of that is known by it, else as it is learnt. */
export function understandAsMeant(prompt: string, tag: string): AsMeant {
  const told = asItHolds(prompt);
  const featuresOf = featureReader();
  const first = understand(told.text, tag, featuresOf);
  const read = told.text.slice(0, first.form.written(first.prompt.length));
  const learnt = correctionsIn(read, tag);
  const left = leftToLearnt(learnt, read, first.related, (offset) => first.form.written(offset));
  if (left.length === 0) return { ...first, written: told.written, correcting: [] };
  const meant = withEdits(told.text, editsOf(left));
  const written = (offset: number): number => told.written(meant.written(offset));
  const second = understand(meant.text, tag, featuresOf);
  const sentences = left
    .filter(({ isWhole }) => isWhole)
    .map(({ start, end, of }) => ({
      start: told.written(start),
      end: told.written(end),
      of: told.written(of),
    }));
  const { statements, correcting } = withCorrecting(second.related, sentences, (offset) =>
    written(second.form.written(offset)),
  );
  return { ...second, related: statements, written, correcting };
}
