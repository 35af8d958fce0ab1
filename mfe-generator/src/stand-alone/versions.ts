import type { Edit, EditSiteRequest, SiteHead, VersionEntry, VersionList } from '@sitewright/contracts';
import { Refusal } from '@sitewright/web-kit/fake-api';

type Files = Readonly<Record<string, string>>;

interface Version {
  entry: VersionEntry;
  files: Files;
}

const entryOf = (number: number, kind: VersionEntry['kind'], instruction: string): VersionEntry => ({
  number,
  ...(number > 1 && { parent: number - 1 }),
  kind,
  instruction,
  engine: 'composer',
  createdAt: new Date().toISOString(),
  changes: 1,
  isPinned: false,
});

function edited(files: Files, edits: readonly Edit[]): Files {
  const result: Record<string, string> = { ...files };
  for (const { path, start, end, old, new: words } of edits.toSorted(
    (one, other) => other.start - one.start,
  )) {
    const text = result[path];
    if (text?.slice(start, end) !== old)
      throw new Refusal('VALIDATION_FAILED', 'This is not on the page any more.');
    result[path] = text.slice(0, start) + words + text.slice(end);
  }
  return result;
}

/** The versions of one site: every change is one, and is undone and redone by another one. */
export function createVersions(first: Files) {
  const versions: Version[] = [{ entry: entryOf(1, 'generated', 'Made'), files: first }];
  /** What is shown, by the state it has: steps go back and forth in it. */
  let states: Files[] = [first];
  let at = 0;

  const last = () => versions.at(-1) ?? { entry: entryOf(1, 'generated', ''), files: first };
  const head = (): SiteHead => ({
    version: last().entry.number,
    updatedAt: last().entry.createdAt,
    canUndo: at > 0,
    canRedo: at < states.length - 1,
  });
  const see = (version: number) => {
    if (version === head().version) return;
    const conflict = { yours: { version }, theirs: head() };
    throw new Refusal('CONFLICT', 'The site was changed in the meantime.', undefined, conflict);
  };
  const add = (kind: VersionEntry['kind'], instruction: string, files: Files): SiteHead => {
    versions.push({ entry: entryOf(last().entry.number + 1, kind, instruction), files });
    return head();
  };
  const change = (kind: VersionEntry['kind'], instruction: string, files: Files): SiteHead => {
    states = [...states.slice(0, at + 1), files];
    at += 1;
    return add(kind, instruction, files);
  };
  const step = (version: number, by: 1 | -1): SiteHead => {
    see(version);
    const files = states[at + by];
    if (!files) throw new Refusal('CONFLICT', 'There is nothing to take back.');
    at += by;
    return add('restored', by < 0 ? 'Undone' : 'Redone', files);
  };

  return {
    head,
    files: () => last().files,
    list: (): VersionList => ({ head: head(), versions: versions.map(({ entry }) => entry).toReversed() }),
    edit: ({
      version,
      kind = 'edited',
      instruction,
      edits,
    }: Omit<EditSiteRequest, 'kind'> & { kind?: EditSiteRequest['kind'] | undefined }) => {
      see(version);
      return change(kind, instruction, edited(last().files, edits));
    },
    /** A change by the brief. */
    recompose: (files: Files) => change('brief', 'Changed the brief', files),
    undo: (version: number) => step(version, -1),
    redo: (version: number) => step(version, 1),
  };
}

export type Versions = ReturnType<typeof createVersions>;
