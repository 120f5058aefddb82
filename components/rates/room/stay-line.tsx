import type { ReactNode } from 'react';
import { partyText } from '@/components/form/party-text';
import { partyWords } from '@/components/form/party-words';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RatesAsked } from '@/lib/rates/room/queries/rates';

type Props = {
  /** Null: no stay is asked for, or what was asked for cannot be. The form then stands open. */
  asked: RatesAsked | null;
  numRooms: number | null;
  choosesPayment: boolean;
  children: ReactNode;
};

/** Period, guests and payment as one line to read; `Change` unfolds their form beneath it, without a script too. */
export async function StayLine({ asked, numRooms, choosesPayment, children }: Props) {
  if (!asked) return children;
  const [t, panel] = await Promise.all([getTranslations('roomRates.stay'), getTranslations('roomRates')]);
  const { checkIn, checkOut, party, locale } = asked;
  const words = partyWords(locale);
  const facts = [
    {
      label: t('period'),
      fact: formatRange(checkIn, checkOut, locale, { month: 'short', weekday: true }),
      more: panel('nights', { nights: nightsBetween(checkIn, checkOut) }),
    },
    {
      label: words.guests,
      fact: partyText({ adults: party.adults, ages: party.childrenAges, rooms: numRooms }, words),
    },
    ...(choosesPayment ? [{ label: t('payment'), fact: t(`profile.${asked.paymentProfile}`) }] : []),
  ];
  return (
    <details className="group">
      <summary className="flex list-none flex-wrap items-center gap-x-8 gap-y-2 [&::-webkit-details-marker]:hidden">
        {facts.map(({ label, fact, more }) => (
          <span key={label} className="text-14">
            <span className="block text-12 text-soft">{label}</span>
            <strong className="font-bold">{fact}</strong> {more && <span className="text-13 text-soft">{more}</span>}
          </span>
        ))}
        <span className="min-h-6 text-13 leading-6 font-bold text-main-ink hover:underline group-open:underline">
          {t('change')}
        </span>
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
