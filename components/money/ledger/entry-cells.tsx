import type { Earning } from '@/lib/money/ledger/rules/earnings';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

type ClientProps = Pick<Earning, 'clientName' | 'reference' | 'isReward'> & { href: string; words: { reward: string } };

/** Whose lead an entry is of, and the way to it; a reward is of none. */
export function ClientCell({ clientName, reference, isReward, href, words }: ClientProps) {
  if (isReward) return <b>{words.reward}</b>;
  return (
    <>
      <a href={href} data-soft className="font-bold underline-offset-2 hover:underline">
        {clientName}
      </a>
      <span className="block text-12 text-soft">{reference}</span>
    </>
  );
}

type StayProps = { houseName: string; checkIn: string; checkOut: string; locale: Locale };

export function StayCell({ houseName, checkIn, checkOut, locale }: StayProps) {
  return (
    <>
      {houseName}
      <span className="block text-12 text-soft">{formatRange(checkIn, checkOut, locale, { month: 'short' })}</span>
    </>
  );
}
