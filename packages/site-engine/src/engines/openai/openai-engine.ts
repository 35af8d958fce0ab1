import { limits } from '@sitewright/contracts';
import OpenAI from 'openai';
import type { Engine, EngineOptions, EngineRequest, Sketch } from '../../engine.ts';
import { withGiven, withLogo } from '../../files/given-pictures.ts';
import { expandPartials, isWholePage } from '../../partials/expand-partials.ts';
import type { DroppedFile } from '../../protocol/output.ts';
import { rebuildAnswer } from '../../protocol/rebuild-answer.ts';
import { writeChange } from '../../revise/model/write-change.ts';
import { Accommodations } from './accommodations.ts';
import { formNotes, siteNameOf, withHomePage } from './home-page.ts';
import { createLimitedFetch } from './limited-fetch.ts';
import { undrawnNotes, unfollowedNotes, unseenNote } from './looks.ts';
import { promptVersion } from './prompt-version.ts';
import { failure } from './provider-error.ts';
import { type WriterSettings, type WrittenSite, writeSite } from './write-site.ts';

export interface OpenAiSettings {
  /** Local servers need none. */
  apiKey?: string | undefined;
  /** Any OpenAI-compatible server; OpenAI itself by default. */
  baseURL?: string | undefined;
  model: string;
  /** Tokens of one answer at most; left to the server by default. */
  maxTokens?: number | undefined;
  /** Milliseconds until the first piece of an answer, retries included. */
  firstByteMs?: number | undefined;
  /** Milliseconds of silence after which an answer is given up. */
  idleMs?: number | undefined;
}

/** For a key without a model: widely available, and long answers fit its limits. */
export const defaultModel = 'gpt-4.1';

const openAiUrl = 'https://api.openai.com/v1';
const defaultFirstByteMs = 120_000;
const defaultIdleMs = 60_000;
/** Retries before the first byte; the SDK waits as long as `retry-after` says. */
const maxRetries = 2;

/** Every setting is given, so that the SDK reads none from the environment. Redirects could lead into the own network. */
const createClient = ({ apiKey, baseURL, firstByteMs = defaultFirstByteMs }: OpenAiSettings): OpenAI =>
  new OpenAI({
    apiKey: apiKey || 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: baseURL ?? openAiUrl,
    maxRetries,
    timeout: firstByteMs,
    fetch: createLimitedFetch(),
    fetchOptions: { redirect: 'error' },
    logLevel: 'off',
  });

/** Sketches that the model was not shown. */
const unseen = ({ sketches = [] }: EngineRequest, hasSeenNone: boolean): Sketch[] =>
  sketches.filter(({ look }) => hasSeenNone || !look);

const toNote = ({ path, reason }: DroppedFile): string => `The file “${path}” was left out: ${reason}.`;

/** An engine behind which any server with OpenAI's chat completions writes the site. */
export function createOpenAiEngine(settings: OpenAiSettings): Engine {
  const writer: WriterSettings = {
    client: createClient(settings),
    model: settings.model,
    timeouts: {
      firstByteMs: settings.firstByteMs ?? defaultFirstByteMs,
      idleMs: settings.idleMs ?? defaultIdleMs,
    },
    maxTokens: settings.maxTokens,
    accommodations: new Accommodations(),
    maxCharacters: limits.siteMaxBytes,
  };
  const write = async (request: EngineRequest, options: EngineOptions): Promise<WrittenSite> => {
    const { written } = options;
    if (!written?.isWritten) return writeSite(writer, request, options);
    const { files } = written;
    if (!files.some(isWholePage)) throw failure('no-page');
    return { files, dropped: [], notes: [], answer: rebuildAnswer(files), hasSeenNoPictures: false };
  };
  return {
    name: 'openai',
    label: settings.model,
    writesGradually: true,
    revise: (request, options) => writeChange(writer, request, options),
    async generate(request, options) {
      const { files, dropped, notes, answer, usage, hasSeenNoPictures } = await write(request, options);
      const site = withHomePage(expandPartials(files));
      const name = siteNameOf(site, request.prompt);
      const given = withGiven(site, request.pictures);
      return {
        name,
        files: withLogo(given.files, request.brand),
        notes: [
          ...dropped.map(toNote),
          ...notes,
          ...(hasSeenNoPictures ? [unseenNote] : []),
          ...undrawnNotes(request),
          ...unfollowedNotes(unseen(request, hasSeenNoPictures)),
          ...given.notes,
          ...formNotes(site),
        ],
        source: { answer, promptVersion },
        ...(usage && { usage }),
      };
    },
  };
}
