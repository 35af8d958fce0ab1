import type { Picture } from '@sitewright/contracts';
import { toApiError } from '@sitewright/web-kit';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onOtherPerson } from '../../../lib/on-other-person.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { problemOf } from '../edit/pictures/check-file.ts';
import { isPassing, type Sending } from '../edit/pictures/upload-picture.ts';

/** What a picture is: shown on the pages, their logo, or how they are to be arranged. */
export const pictureRoles = ['shown', 'logo', 'sketch'] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** A picture that is sent. One that was sent before a reload is known by its id and words alone. */
export type SentPicture = Pick<Picture, 'id' | 'name'> & Partial<Pick<Picture, 'thumbnail'>>;

/** A picture that is to belong to what is asked for next. */
export interface Attachment {
  key: string;
  fileName: string;
  step:
    | { name: 'sending'; share: number; abortController: AbortController }
    | { name: 'refused'; words: string; onRetry: (() => void) | undefined }
    | { name: 'there'; picture: SentPicture };
  /** Words for who cannot see it. */
  alt: string;
  role: PictureRole;
}

interface AttachmentsState {
  attachments: Attachment[];
  /** What is said of files that found no place. */
  problem: string | undefined;
}

export type UseAttachments = UseBoundStore<StoreApi<AttachmentsState>>;

/** Where a picture is sent. */
export type Upload = (file: File, sending: Sending) => Promise<Picture>;

export interface Attachments {
  use: UseAttachments;
  most: number;
  /** Sends pictures, one after the other, so that they can be asked for. */
  attach(upload: Upload, files: readonly File[]): void;
  describe(key: string, alt: string): void;
  /** One of them is the logo at most: another one that was is shown from then on. */
  assign(key: string, role: PictureRole): void;
  /** What was sent stays where it was sent to. */
  detach(key: string): void;
  detachAll(): void;
  /** Puts pictures that were sent before in the place of all others. */
  restore(sent: readonly Omit<Attachment, 'key'>[]): void;
}

interface Options {
  most: number;
  tooMany: string;
  /** The words that stand in the field at first. */
  firstWords(picture: Picture): string;
  /** What a file seems to be. */
  firstRole?(file: File): PictureRole;
}

const sendingStep = (): Extract<Attachment['step'], { name: 'sending' }> => ({
  name: 'sending',
  share: 0,
  abortController: new AbortController(),
});

/** The server knows a file by its bytes, whatever it is called. */
const twice = ({ name }: File): Attachment['step'] => ({
  name: 'refused',
  words: `“${name}” is in the list already. Leave it out here.`,
  onRetry: undefined,
});

/** A list of pictures that belong to what a form asks for. */
export function createAttachments({
  most,
  tooMany,
  firstWords,
  firstRole = () => 'shown',
}: Options): Attachments {
  const use = create<AttachmentsState>()(() => ({ attachments: [], problem: undefined }));
  let last: Promise<void> = Promise.resolve();

  const change = (key: string, changes: Partial<Attachment>): void =>
    use.setState(({ attachments }) => ({
      attachments: attachments.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    }));

  const isAttached = ({ id }: Picture): boolean =>
    use.getState().attachments.some((one) => one.step.name === 'there' && one.step.picture.id === id);

  const send = async (upload: Upload, key: string, file: File): Promise<void> => {
    const step = sendingStep();
    const { signal } = step.abortController;
    change(key, { step });
    try {
      const onSent = (share: number) => change(key, { step: { ...step, share } });
      const picture = await upload(file, { signal, onSent });
      const end = isAttached(picture) ? twice(file) : ({ name: 'there', picture } as const);
      change(key, { step: end, alt: firstWords(picture) });
    } catch (thrown) {
      const error = toApiError(thrown);
      const onRetry = isPassing(error) ? () => queue(upload, key, file) : undefined;
      if (!signal.aborted) change(key, { step: { name: 'refused', words: error.message, onRetry } });
    }
  };

  const isWanted = (key: string) => use.getState().attachments.some((one) => one.key === key);

  const queue = (upload: Upload, key: string, file: File): void => {
    change(key, { step: sendingStep() });
    last = last.then(() => (isWanted(key) ? send(upload, key, file) : undefined));
  };

  const stop = ({ step }: Attachment) => step.name === 'sending' && step.abortController.abort();

  const attachOne = (upload: Upload, file: File): void => {
    const words = problemOf(file);
    const key = randomKey();
    const { attachments } = use.getState();
    const role = firstRole(file);
    const hasLogo = attachments.some((one) => one.role === 'logo');
    const own: Attachment = {
      key,
      fileName: file.name,
      alt: '',
      role: role === 'logo' && hasLogo ? 'shown' : role,
      step: words === undefined ? sendingStep() : { name: 'refused', words, onRetry: undefined },
    };
    use.setState({ attachments: [...attachments, own] });
    if (words === undefined) queue(upload, key, file);
  };

  const list: Attachments = {
    use,
    most,
    attach(upload, files) {
      const room = most - use.getState().attachments.length;
      use.setState({ problem: files.length > room ? tooMany : undefined });
      for (const file of files.slice(0, room)) attachOne(upload, file);
    },
    describe: (key, alt) => change(key, { alt }),
    assign: (key, role) =>
      use.setState(({ attachments }) => ({
        attachments: attachments.map((one) => {
          if (one.key === key) return { ...one, role };
          return role === 'logo' && one.role === 'logo' ? { ...one, role: 'shown' } : one;
        }),
      })),
    detach(key) {
      const { attachments } = use.getState();
      attachments.filter((one) => one.key === key).forEach(stop);
      use.setState({ attachments: attachments.filter((one) => one.key !== key), problem: undefined });
    },
    detachAll() {
      use.getState().attachments.forEach(stop);
      use.setState({ attachments: [], problem: undefined });
    },
    restore(sent) {
      list.detachAll();
      use.setState({ attachments: sent.map((one) => ({ ...one, key: randomKey() })) });
    },
  };
  onOtherPerson(list.detachAll);
  return list;
}

export const areThere = (attachments: readonly Attachment[]): boolean =>
  attachments.every(({ step }) => step.name === 'there');
