import type { Editable, EditFrameMessage, SiteHead, SourceRange } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { create } from 'zustand';
import type { Edges, Splice } from './saving/splice.ts';

/** What has become of what was done. `failed` and `conflict` wait for the person. */
export type Saving = 'nothing' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Where something stands now that stood at a range when it was seen. @throws when it is not there any more */
export type Place = (range: SourceRange, edges?: Edges) => SourceRange;

/** What is to be selected, or typed over, in the page as a change has made it. */
export interface Focus {
  how: 'select' | 'type';
  range: SourceRange;
}

/** A change as it was made. */
export interface Made {
  pieces: readonly Splice[];
  /** Where something stands now that was seen before. */
  place: Place;
  /** Where the new text of one of the pieces begins now. */
  startOf: (piece: Splice) => number;
}

/** Something a person did that is to be stored. */
export interface Change {
  /** What was done, in words: "Changed a heading". */
  instruction: string;
  kind: 'edited' | 'look';
  path: string;
  /** Of changes under the same key that wait, the last one counts. */
  key?: string;
  /** The state of the files that its ranges are given for. */
  seen: number;
  /** The pieces to replace in the file as it is stored now. */
  make: (source: string, place: Place) => readonly Splice[];
  /** Where the person goes on; otherwise their selection stays. */
  focus?: (made: Made) => Focus | undefined;
}

export interface Source {
  version: number;
  text: string;
}

/** The work at one site's files, from opening the site to leaving it. */
export interface Editing {
  siteId: string;
  api: ApiClient;
  /** Names the sitting, whose changes are listed as one version. */
  sitting: string;
  /** Text files as far as they were read, each as a version has it. */
  sources: Readonly<Record<string, Source>>;
  /** What was replaced since the site was opened, here and elsewhere: `seen` counts into it. */
  applied: readonly { path: string; splices: readonly Splice[] }[];
  /** What is not stored yet, oldest first. */
  pending: readonly Change[];
  saving: Saving;
  savedAs: number | undefined;
  /** Why nothing was saved, in the server's words. */
  problem: string | undefined;
  /** What the server shows instead, when somebody else has written. */
  theirs: SiteHead | undefined;
  /** The page in sight. */
  page: string;
  /** The state of the files that a version of the page in sight has; what its frame tells is of a version. */
  seenAt: Readonly<Record<number, number>>;
  /** The version that the selection was told of. */
  selectedAt: number;
  /** Innermost first. */
  selected: readonly Editable[];
  /** Changes after which the person selected something else, before the page showed them: none leads back. */
  turnedFrom: readonly Change[];
  /** The words that are to become a link, or one of another address. */
  linking: Extract<EditFrameMessage, { type: 'sitewright:format' }> | undefined;
  /** The colours that are shown, where the person has chosen. */
  theme: 'light' | 'dark' | undefined;
  /** Where the person goes on once the frame shows a version of a page. */
  focus: (Focus & { version: number; path: string }) | undefined;
}

export const useEditing = create<{ editing: Editing | undefined }>()(() => ({ editing: undefined }));

/** The work at the open site, if it is this one. */
export function editingOf(siteId: string): Editing | undefined {
  const { editing } = useEditing.getState();
  return editing?.siteId === siteId ? editing : undefined;
}

/** Changes the work at a site; one that was left in the meantime stays as it is. */
export function updateEditing(siteId: string, changes: Partial<Editing>): void {
  const editing = editingOf(siteId);
  if (editing) useEditing.setState({ editing: { ...editing, ...changes } });
}
