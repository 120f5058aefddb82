import Link from 'next/link';
import type { Earning } from '@/lib/money/ledger/rules/earnings';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

/** Whose lead an entry is of, and the way to it. */
export function ClientCell({
  clientName,
  reference,
  href,
}: Pick<Earning, 'clientName' | 'reference'> & { href: string }) {
  return (
    <>
      <Link href={href} prefetch={false} className="font-bold underline-offset-2 hover:underline">
        {clientName}
      </Link>
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
