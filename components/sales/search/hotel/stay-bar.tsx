'use client';

import { type ReactNode, useState } from 'react';
import { PartyField } from '@/components/form/party-field';
import { type PartyDraft, partyText } from '@/components/form/party-text';
import { StayFields } from '@/components/form/stay-fields';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { DestinationField } from './destination-field';
import { partyLimits, partyOf } from './party';
import { PaymentField } from './payment-field';
import { useSetting } from './setting';
import { hindranceOf } from './use-hotel-search';

type Props = {
  id: string;
  draft: FilterValues;
  /** Something was searched for: on a telephone the fields make room for the results. */
  isSearched: boolean;
  onChange: (field: keyof FilterValues, texts: readonly string[]) => FilterValues;
  onParty: (party: PartyDraft) => void;
  onSubmit: (values: FilterValues) => void;
};

const inputClass =
  'h-6 w-full min-w-0 border-0 bg-transparent p-0 text-14 font-bold text-ink placeholder:font-normal placeholder:text-soft';

const dayClass =
  'h-6 min-w-0 grow basis-28 border-0 bg-transparent p-0 text-14 font-bold text-ink placeholder:font-normal placeholder:text-soft';

const dayFields = { checkIn: 'checkInDate', checkOut: 'checkOutDate' } as const;

const textOf = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** Where, when, who and who pays, as one bar; the refinements are the rail. */
export function StayBar({ id, draft, isSearched, onChange, onParty, onSubmit }: Props) {
  const { words, today, locale, profile, stay } = useSetting();
  const [isOpen, setIsOpen] = useState(!isSearched);
  const {
    checkInDate: [checkIn = ''] = [],
    checkOutDate: [checkOut = ''] = [],
    destination: [destination = ''] = [],
  } = draft;
  const hindrance = hindranceOf(draft);
  const summary = [formatRange(checkIn, checkOut, locale, { month: 'short' }), partyText(partyOf(draft), words)];
  return (
    <form
      id={id}
      aria-label={words.form}
      action={paths.hotels()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(draft);
        if (hindrance === null) setIsOpen(false);
      }}
      className="border-b border-line bg-surface"
    >
      <div className="mx-auto w-full max-w-[1440px] px-4 desk:px-8">
        {!isOpen && (
          <div className="flex items-center justify-between gap-4 py-2.5 noscript:hidden desk:hidden">
            <p className="min-w-0">
              <span className="block truncate font-bold">{destination || words.anywhere}</span>
              <span className="block truncate text-13 text-soft">{summary.filter(Boolean).join(' · ')}</span>
            </p>
            <button
              type="button"
              onClick={() => setIsOpen(true)}
              className="min-h-6 shrink-0 text-13 font-bold text-main-ink"
            >
              {words.change}
            </button>
          </div>
        )}
        <div className={`stay-bar ${isOpen ? 'grid' : 'max-desk:hidden noscript:grid'}`}>
          <Field label={words.destination} htmlFor={`${id}-destination`} isWide>
            <DestinationField
              id={`${id}-destination`}
              value={destination}
              className={inputClass}
              onChange={(text) => onChange('destination', textOf(text))}
            />
          </Field>
          <StayFields
            names={{ checkIn: 'checkInDate', checkOut: 'checkOutDate' }}
            labels={words}
            days={{ checkIn, checkOut }}
            onDay={(end, day) => onChange(dayFields[end], textOf(day))}
            today={today}
            locale={locale}
            words={stay}
            className="stay-days"
            fieldClass="stay-field min-w-0"
            inputClass={dayClass}
          />
          <PartyField
            id={`${id}-guests`}
            className="stay-field"
            party={partyOf(draft)}
            most={partyLimits}
            words={words}
            onParty={onParty}
          />
          {profile.canBeChanged && <PaymentField id={`${id}-payment`} draft={draft} onChange={onChange} />}
          <div className="flex items-center py-3 max-desk:col-span-2">
            <button
              type="submit"
              disabled={hindrance === 'destination'}
              className={compactButtonClass('primary', 'large', 'w-full')}
            >
              {words.submit}
            </button>
          </div>
        </div>
        <p role="status" className="text-13 text-warning not-empty:pb-3">
          {hindrance === 'destination' && words.selectDestination}
        </p>
      </div>
    </form>
  );
}

type FieldProps = { label: string; htmlFor: string; isWide?: boolean; children: ReactNode };

function Field({ label, htmlFor, isWide = false, children }: FieldProps) {
  return (
    <div className={`stay-field ${isWide ? 'max-desk:col-span-2' : ''}`}>
      <label htmlFor={htmlFor} className="block text-12 text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}
