import { type SiteDetails, siteName } from '@sitewright/contracts';
import { Button, Kbd, ThemeToggle } from '@sitewright/ui';
import { ArrowLeft, RefreshCw, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEscape } from '../../../../lib/use-escape.ts';
import { AccountMenu } from '../../components/account-menu.tsx';
import { SaveState } from '../sheet/save-state.tsx';
import { chooseDesign } from '../sitting/edit.ts';
import { hasUnsaved } from '../sitting/request.ts';
import { getSitting, siteBriefOf, useSitting } from '../sitting/sitting-store.ts';
import { DesignCard } from './design-card.tsx';
import { type Design, namesOf, wishesWith } from './draw-designs.ts';
import { isChosen, type LookChoice } from './look-choice.ts';
import { LookChoosers } from './look-choosers.tsx';
import { isOutdated, useDesigns } from './use-designs.ts';

function Header({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header className="flex h-13.5 shrink-0 items-center gap-1.5 border-rule-strong border-b px-3 desk:px-5">
      <Button variant="ghost" size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
      <span aria-hidden="true" className="mx-2 h-5 w-px bg-rule-strong" />
      <p className="min-w-0 grow truncate font-semibold">{title}</p>
      <ThemeToggle size="icon-sm" />
      <AccountMenu />
    </header>
  );
}

function Footer({ isStoring }: { isStoring: boolean }) {
  const version = useSitting(({ sitting }) => siteBriefOf(sitting)?.version ?? 0);
  return (
    <footer
      data-bottom-bar=""
      className="flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule-strong border-t px-4 py-2 text-ink-2 text-small desk:px-11"
    >
      <p className="flex items-center gap-2">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
        Your words, facts and pictures stay as they are.
      </p>
      {isStoring ? (
        <SaveState />
      ) : (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="mr-3 flex items-center gap-1.5 max-desk:hidden">
            <Kbd>←</Kbd>
            <Kbd>→</Kbd>
            look, <Kbd>Enter</Kbd> choose
          </span>
          <span>Choosing saves version {version + 1}</span>
        </p>
      )}
    </footer>
  );
}

const asItIs: LookChoice = {};

/** It is what the site has. */
const isAsItIs = ({ isCurrent }: Design, choice: LookChoice): boolean => isCurrent && !isChosen(choice);

interface DesignsPageProps {
  site: SiteDetails;
  onClose: () => void;
}

/** Three designs of the same words, side by side and live, of which one is chosen. */
export function DesignsPage({ site, onClose }: DesignsPageProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choice, setChoice] = useState<LookChoice>(asItIs);
  const { designs, row, drawOthers, drawAgain } = useDesigns(choice);
  const [selected, setSelected] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const saving = useSitting(({ sitting }) => sitting?.saving);
  const names = namesOf(designs);
  const isBusy = isUsed && (saving === 'waiting' || saving === 'saving');

  useEscape(onClose);
  useEffect(() => heading.current?.focus(), []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isUsed && saving === 'saved') close();
  }, [isUsed, saving]);

  const handleUse = (at: number) => {
    const design = designs[at];
    if (design?.status !== 'ready' || isBusy) return;
    const sitting = getSitting();
    if (!sitting || isAsItIs(design, choice)) return onClose();
    chooseDesign(wishesWith(sitting, design, choice), design.seed);
    if (hasUnsaved(getSitting() ?? sitting)) setUsed(true);
    else onClose();
  };

  return (
    <section aria-labelledby={id} className="flex min-h-0 grow flex-col">
      <Header title={siteName(site)} onClose={onClose} />
      <div data-content="" className="min-h-0 grow overflow-y-auto px-4 py-7 outline-hidden desk:px-11">
        <div className="mx-auto max-w-360">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h1 ref={heading} id={id} tabIndex={-1} className="text-h1 outline-hidden">
                Another design
              </h1>
              <p className="mt-1 text-body text-ink-2">
                The same words and facts, drawn three ways. Scroll inside the one that is selected.
              </p>
            </div>
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => {
                setSelected(0);
                drawOthers();
              }}
            >
              <RefreshCw aria-hidden="true" />
              Three others
            </Button>
          </div>
          <LookChoosers designs={designs} choice={choice} isDisabled={isBusy} onChoose={setChoice} />
          <fieldset className="grid gap-x-7 gap-y-10 [--frame:25rem] min-[1100px]:grid-cols-3 min-[1100px]:[--frame:clamp(17rem,calc(100dvh-37rem),26rem)]">
            <legend className="sr-only">Designs</legend>
            {designs.map((design, at) => (
              <DesignCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a design has no name before it is drawn.
                key={`${row} ${at}`}
                design={design}
                name={names[at] ?? ''}
                group={id}
                isSelected={at === selected}
                isOutdated={isOutdated(design, choice)}
                isKept={isAsItIs(design, choice)}
                isBusy={isBusy}
                onSelect={() => setSelected(at)}
                onUse={() => handleUse(at)}
                onRetry={() => drawAgain(at)}
              />
            ))}
          </fieldset>
        </div>
      </div>
      <Footer isStoring={isUsed || saving === 'failed' || saving === 'conflict'} />
    </section>
  );
}
