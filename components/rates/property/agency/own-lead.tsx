import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { optionWords } from '@/components/rates/hold/option-words';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';

/** It is the viewer's own side that holds the nights: nobody else's option or booking explains anything. */
export function holdsStay({ status, optionRank }: Pick<PropertyLead, 'status' | 'optionRank'>): boolean {
  return status === 'CONFIRMED_BOOKING' || (status === 'CONFIRMED_OPTION' && optionRank === 1);
}

/** A lead of the viewer's own side in a cell: what it is, how long an option still runs, and the way to extend, book or release it. */
export async function getOwnLead(
  locale: Locale,
  now: Date,
): Promise<(lead: PropertyLead, timeZone: string) => ReactNode> {
  const t = await getTranslations('chalets.lead');
  const option = optionWords(locale, now);
  const nameOf = ({ status, optionRank: rank, client }: PropertyLead): string => {
    switch (status) {
      case 'REQUESTED_OPTION':
      case 'CONFIRMED_OPTION':
        return option.own({ isRequested: status === 'REQUESTED_OPTION', rank, client });
      case 'REQUESTED_BOOKING':
      case 'CONFIRMED_BOOKING':
        return t(status, { client });
      default:
        return t('INTEREST', { client });
    }
  };
  return (lead, timeZone) => (
    <>
      <Link
        href={paths.propertyLead(lead.id)}
        prefetch={false}
        className="inline-block min-h-6 font-bold text-main-ink underline underline-offset-4"
      >
        {nameOf(lead)}
      </Link>
      {lead.status === 'CONFIRMED_OPTION' && lead.optionExpiresAt && (
        <span className="block text-warning">{option.until({ expiresAt: lead.optionExpiresAt, timeZone })}</span>
      )}
    </>
  );
}
