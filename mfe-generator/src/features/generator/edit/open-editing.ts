import type { ApiClient } from '@sitewright/web-kit';
import { randomKey } from '../../../lib/random-key.ts';
import { settleBeforeSteps } from '../head/step.ts';
import { editingOf, useEditing } from './edit-store.ts';
import { saveNow } from './saving/save.ts';

/** Begins the work at a site's files. */
export function openEditing(api: ApiClient, siteId: string): void {
  if (editingOf(siteId)) return;
  useEditing.setState({
    editing: {
      siteId,
      api,
      sitting: randomKey(),
      sources: {},
      applied: [],
      pending: [],
      saving: 'nothing',
      savedAs: undefined,
      problem: undefined,
      theirs: undefined,
      page: 'index.html',
      seenAt: {},
      selectedAt: 0,
      selected: [],
      turnedFrom: [],
      linking: undefined,
      theme: undefined,
      focus: undefined,
    },
  });
}

/** What was done and is not stored yet is stored. */
export async function leaveEditing(): Promise<void> {
  const { editing } = useEditing.getState();
  if (editing) await saveNow(editing.siteId);
  useEditing.setState({ editing: undefined });
}

settleBeforeSteps(saveNow);
