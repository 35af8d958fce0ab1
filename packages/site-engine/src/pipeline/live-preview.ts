import type { FileEvent, PreviewEvent, SiteFile } from '../engine.ts';
import { isStylesheet } from '../files/site-files.ts';
import { VisibleContent } from '../files/visible-content.ts';
import { expandPage, isWholePage } from '../partials/expand-partials.ts';
import { type ToldFile, ToldFiles } from '../protocol/told-files.ts';
import type { StyledPage } from './style-preview.ts';

const leastGrowth = 1024;
/** Growth by a share of the page keeps the sum of all previews linear. */
const growthShare = 8;
/** A page and its own styles, which come again with each preview, in characters. */
const largestPage = 256 * 1024;

export interface PreviewOptions {
  /** Makes the style sheet of the first file, which is a page; the others are its sheets. */
  style: (files: SiteFile[]) => Promise<StyledPage>;
  onPreview: (preview: PreviewEvent) => void;
  /** Of an earlier attempt. */
  files?: readonly ToldFile[];
}

/**
 * Shows the page that is being written: first as soon as there is something to see, then as it grows, never while a preview is
 * being styled, and once more when the page is complete. A preview is a convenience: after one that fails there are no others.
 */
export class LivePreview {
  readonly #options: PreviewOptions;
  readonly #files = new ToldFiles();
  #path = '';
  #content = new VisibleContent();
  /** Characters of the page in the latest preview. */
  #shown = 0;
  #isWanted = false;
  #isStyling = false;
  #hasEnded = false;
  #last: PreviewEvent | undefined;

  constructor(options: PreviewOptions) {
    this.#options = options;
    for (const { complete, ...file } of options.files ?? []) this.#note({ type: 'file', ...file, complete });
  }

  take(event: FileEvent): void {
    if (this.#hasEnded) return;
    this.#note(event);
    const hasNewStyles = event.complete && isStylesheet(event.path);
    if (hasNewStyles ? this.#shown > 0 : this.#isDue(event)) this.#show();
  }

  /** Shows nothing from now on. */
  end(): void {
    this.#hasEnded = true;
  }

  #note(event: FileEvent): void {
    const { path, content, delta = '' } = event;
    this.#files.take(event);
    if (!isWholePage(event)) return;
    if (content !== undefined || path !== this.#path) this.#begin(path);
    this.#content.add((content ?? '') + delta);
  }

  #begin(path: string): void {
    this.#path = path;
    this.#content = new VisibleContent();
    this.#shown = 0;
  }

  #isDue({ path, complete }: FileEvent): boolean {
    if (path !== this.#path || !this.#content.found) return false;
    const growth = this.#files.contentOf(path).length - this.#shown;
    return complete || this.#shown === 0 || growth >= Math.max(leastGrowth, this.#shown / growthShare);
  }

  #show(): void {
    this.#isWanted = true;
    if (!this.#isStyling) void this.#showLatest();
  }

  async #showLatest(): Promise<void> {
    this.#isStyling = true;
    try {
      while (this.#isWanted && !this.#hasEnded) await this.#showNow();
    } catch {
      this.end();
    }
    this.#isStyling = false;
  }

  async #showNow(): Promise<void> {
    this.#isWanted = false;
    const path = this.#path;
    const written = this.#files.contentOf(path);
    const whole = this.#files.files.filter(({ complete }) => complete);
    const html = expandPage({ path, content: written }, whole);
    const styles = this.#files.files.filter((file) => file.complete && isStylesheet(file.path));
    const size = styles.reduce((sum, { content }) => sum + content.length, html.length);
    if (size > largestPage || html === '') return;
    this.#shown = written.length;
    const styled = await this.#options.style([{ path, content: html }, ...styles.map(asSiteFile)]);
    if (!this.#hasEnded) this.#tell({ type: 'preview', path, ...styled });
  }

  #tell({ css, ...page }: Required<PreviewEvent>): void {
    const last = this.#last;
    const hasSameStyles = last?.css === css;
    if (hasSameStyles && last?.path === page.path && last.html === page.html) return;
    this.#last = { ...page, css };
    this.#options.onPreview(hasSameStyles ? page : { ...page, css });
  }
}

const asSiteFile = ({ path, content }: ToldFile): SiteFile => ({ path, content });
