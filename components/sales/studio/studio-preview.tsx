'use client';

import { type SyntheticEvent, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { compactButtonClass } from '@/components/ui/compact-button';
import { PressedChoices } from '@/components/ui/pressed-choices';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { StudioSheet } from '@/lib/sales/studio/schema';
import { readTyped, type Typed } from './typed-look';

type Words = Messages['studio'];

type Props = {
  /** Whose look the form around it holds; null: the agency's. */
  brand: string | null;
  hasOffer: boolean;
  words: Words;
};

const QUIET_MILLISECONDS = 700;
const sheets: readonly StudioSheet[] = ['page', 'offer', 'pdf', 'mail'];

/** What is typed as the body that would save it. While something could not be saved, the last that could stays. */
function useTypedLook(isBrand: boolean): { look: string | null; isHeld: boolean } {
  const { getValues, watch } = useFormContext();
  const [typed, setTyped] = useState<{ look: string | null; isHeld: boolean }>({ look: null, isHeld: false });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function take() {
      const look: Typed | null = await readTyped(getValues(), isBrand);
      if (isOver) return;
      setTyped((last) => ({ look: look ? JSON.stringify(look) : last.look, isHeld: look === null }));
    }
    function takeIn(milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(() => void take(), milliseconds);
    }
    const { unsubscribe } = watch(() => takeIn(QUIET_MILLISECONDS));
    // While it is being mounted the form knows its default values only, not what stands in its fields.
    takeIn(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, watch, isBrand]);
  return typed;
}

/** Real documents in the look that is being typed, before it is saved. */
export function StudioPreview({ brand, hasOffer, words }: Props) {
  const [sheet, setSheet] = useState<StudioSheet>('page');
  const { look, isHeld } = useTypedLook(brand !== null);
  const params = { brand: brand ?? undefined, look: look ?? undefined };
  const address =
    sheet === 'pdf' || sheet === 'mail' ? paths.api.studio(sheet, params) : paths.studio({ ...params, sheet });
  const isOfOffer = sheet === 'offer' || sheet === 'pdf';
  return (
    <section aria-label={words.title} className="min-w-0 wide:sticky wide:top-6 wide:self-start">
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{words.title}</h2>
      <p className="mt-1 max-w-[60ch] text-13 text-soft">{words.lead}</p>
      <div className="mt-3 overflow-hidden rounded-desk border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2">
          <PressedChoices
            label={words.choose}
            choices={sheets.map((one) => ({ value: one, label: words.sheets[one] }))}
            chosen={sheet}
            onChoose={setSheet}
          />
          <p role="status" className="text-13 text-negative empty:hidden">
            {isHeld ? words.held : ''}
          </p>
        </div>
        {isOfOffer && !hasOffer ? (
          <p className="px-4 py-6 text-14 text-soft">{words.noOffer}</p>
        ) : (
          // Of what is kept and could not be saved today, too, there is a look.
          (look !== null || isHeld) && <Sheet key={sheet} sheet={sheet} address={address} words={words} />
        )}
      </div>
    </section>
  );
}

function Sheet({ sheet, address, words }: { sheet: StudioSheet; address: string; words: Words }) {
  const title = words.frames[sheet];
  if (sheet !== 'pdf') return <Frame address={address} title={title} />;
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        <Frame address={address} title={title} />
      ) : (
        <p className="px-4 pt-4 text-14 text-soft">{words.noViewer}</p>
      )}
      <p className="px-4 py-3">
        <a href={address} target="_blank" rel="noreferrer" className={compactButtonClass('quiet')}>
          {words.openPdf}
        </a>
      </p>
    </>
  );
}

/** The next sheet loads behind the one that is shown and takes its place, scrolled as that was: nothing flashes while one types. */
function Frame({ address, title }: { address: string; title: string }) {
  const [shown, setShown] = useState(address);
  const addresses = shown === address ? [shown] : [shown, address];

  function settle({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    if (shown === address) return;
    const before = frame.previousElementSibling;
    if (before instanceof HTMLIFrameElement) frame.contentWindow?.scrollTo(0, before.contentWindow?.scrollY ?? 0);
    setShown(address);
  }

  return (
    <div className="relative h-[620px] overflow-hidden wide:h-[760px]">
      {addresses.map((one) => (
        <iframe
          key={one}
          src={one}
          title={title}
          loading="lazy"
          {...(one === shown ? {} : { 'aria-hidden': true, tabIndex: -1, onLoad: settle })}
          className={`absolute inset-0 size-full border-0 bg-paper ${one === shown ? '' : 'opacity-0'}`}
        />
      ))}
    </div>
  );
}
