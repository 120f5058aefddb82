'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiForm } from '@/components/form/api-form';
import { notPossibleOf } from '@/components/sales/lead/exception';
import { ClientFields } from '@/components/sales/lead/interest-form/client-fields';
import { confirmToast } from '@/components/shell/toast';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/platform/addresses/paths';
import { ApiError, isSessionEnded } from '@/lib/platform/api-error';
import { needsPackageRules } from '@/lib/sales/lead/rules/package-rules';
import type { NotPossibleJson } from '@/lib/sales/lead/schema';
import { countRooms } from '@/lib/sales/selection/rules/change';
import { guestsOfRooms } from '@/lib/sales/selection/rules/guests';
import { interestOf, savedPriceOf } from '@/lib/sales/selection/rules/interest';
import type { Selection } from '@/lib/sales/selection/types';
import { addressOf } from '../address';
import { useSelection } from '../selection-context';
import { MarkupField, PackageRules, ReferenceFields } from './detail-fields';
import { GuestFields } from './guest-fields';
import { InterestSummary } from './interest-summary';
import { InterestNotPossible } from './not-possible';
import { PriceMoved } from './price-moved';
import { fieldNames, type InterestSetting } from './setting';
import { useMovedPrice } from './use-moved-price';

const FORM = 'interest';

/** Save Hotel Interest: an address of its own that leads back where there is nothing to save (rule 1.12). */
export function InterestPage({ setting, notice }: { setting: InterestSetting; notice: ReactNode }) {
  const { hotel, words } = setting;
  const { isRead, selection, change } = useSelection();
  const router = useRouter();
  const [saved, setSaved] = useState<{ id: string; selection: Selection } | null>(null);
  const own = saved?.selection ?? (selection?.hotel.id === hotel.id ? selection : null);
  const price = own && savedPriceOf(own);
  const isLost = isRead && !price;
  useEffect(() => {
    if (isLost) router.replace(paths.hotel(hotel.id, { tab: 'rooms' }));
  }, [isLost, router, hotel.id]);

  // Once this page knows that it is saved: sooner, an empty selection would lead back to the rooms.
  const leave = useEffectEvent((id: string) => {
    change(() => null);
    router.push(paths.dashboard({ 'hotel-lead-id': id }));
  });
  const savedId = saved?.id;
  useEffect(() => {
    if (savedId) leave(savedId);
  }, [savedId]);

  if (!own || !price) {
    return (
      <>
        <h1 className="text-28">{words.title}</h1>
        <div className="mt-6 max-w-[720px]">
          <LinesSkeleton />
        </div>
      </>
    );
  }
  const onSaved = (id: string) => setSaved({ id, selection: own });
  return <InterestForm {...{ setting, notice, onSaved }} selection={own} isSaved={saved !== null} />;
}

type FormProps = {
  setting: InterestSetting;
  /** What is to be known of the hotel before anything is saved. */
  notice: ReactNode;
  selection: Selection;
  onSaved: (id: string) => void;
  isSaved: boolean;
};

type Values = Record<string, unknown>;

function InterestForm({ setting, notice, selection, onSaved, isSaved }: FormProps) {
  const { hotel, words, hasMarkup } = setting;
  const price = useMovedPrice(selection, words.failed);
  const [refused, setRefused] = useState<NotPossibleJson | null>(null);
  const back = addressOf(selection);
  const total = savedPriceOf(selection);
  useInterestKeys(back);

  const schemas = useMemo(
    () => async () => {
      const { interestFormSchemas } = await import('./form-schema');
      return interestFormSchemas(setting);
    },
    [setting],
  );

  function toBody({ [fieldNames.answer]: answer, [fieldNames.exception]: exception, ...values }: Values): Values {
    const cardMember = values[fieldNames.cardMember];
    return {
      ...values,
      guests: guestsOfRooms(values.guests, countRooms(selection)),
      ...interestOf(price.current()),
      [fieldNames.cardMember]: cardMember === '' ? undefined : cardMember,
      ...(answer === 'honour' && { isPriceToBeHonoured: true }),
      ...(answer === 'exception' && { exception: exception ?? '' }),
    };
  }

  function onRefused(error: unknown): boolean {
    const isMoved = error instanceof ApiError && error.code === 'leadPriceMoved';
    if (isMoved) {
      void price.compare();
      return true;
    }
    price.dismiss();
    const found = notPossibleOf(error);
    setRefused(found);
    if (found) return true;
    const isNotQuoted = error instanceof ApiError && error.code === 'priceNotQuoted';
    if (!isSessionEnded(error)) confirmToast(isNotQuoted ? error.title : words.failed);
    return false;
  }

  if (!total) return null;
  const { moved } = price;
  return (
    <>
      {moved && (
        <PriceMoved
          key={JSON.stringify(moved.is)}
          moved={moved}
          formId={FORM}
          isBusy={price.isBusy || isSaved}
          words={words}
          onAccept={price.accept}
          onBack={price.dismiss}
        />
      )}
      <div hidden={moved !== null}>
        <BackToRooms href={back} setting={setting} />
        <ApiForm
          action={paths.api.interests()}
          formId={FORM}
          schemas={schemas}
          toBody={toBody}
          draft={`interest.${hotel.id}`}
          confirmation={words.saved}
          afterwards="stay"
          onDone={({ _id }) => onSaved(_id)}
          onRefused={onRefused}
          className="mt-4 grid items-start gap-x-16 menu:grid-cols-[minmax(0,1fr)_416px]"
        >
          <div className="min-w-0">
            {refused && <InterestNotPossible found={refused} back={back} words={words} isBusy={isSaved} />}
            <h1 className="text-28">{words.title}</h1>
            <p className="mt-1 max-w-[68ch] text-soft">{words.lead}</p>
            {notice}
            <fieldset disabled={isSaved}>
              <ClientFields
                setting={{ ...setting, names: fieldNames, isFirstNameFirst: false }}
                title={words.client}
                duty={words.required}
              />
              <GuestFields selection={selection} words={words} />
              <ReferenceFields setting={setting} />
              {hasMarkup && <MarkupField selection={selection} price={total} setting={setting} />}
              {needsPackageRules(selection.stay.paymentProfile) && <PackageRules setting={setting} />}
            </fieldset>
          </div>
          <InterestSummary selection={selection} price={total} setting={setting} />
        </ApiForm>
      </div>
    </>
  );
}

function BackToRooms({ href, setting: { hotel, words } }: { href: string; setting: InterestSetting }) {
  return (
    <p className="flex flex-wrap justify-between gap-4">
      <a
        href={href}
        data-soft
        className="min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
      >
        ← {hotel.name}, {words.backToRooms}
      </a>
      <span className="text-12 text-soft max-desk:hidden">
        <kbd className="rounded-control border border-line-strong px-1">Esc</kbd> {words.escape}
      </span>
    </p>
  );
}

/** Escape leads back, Ctrl Enter sends. */
function useInterestKeys(back: string): void {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) router.push(back);
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        const form = document.getElementById(FORM);
        if (form instanceof HTMLFormElement && !form.closest('[hidden]')) form.requestSubmit();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router, back]);
}
