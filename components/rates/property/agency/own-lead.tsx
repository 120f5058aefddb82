import type { ReactNode } from 'react';
import { optionWords } from '@/components/rates/hold/option-words';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';

/** It is the viewer's own side that holds the nights: nobody else's option or booking explains anything. */
export function holdsStay({ status, optionRank }: Pick<PropertyLead, 'status' | 'optionRank'>): boolean {
  return status === 'CONFIRMED_BOOKING' || (status === 'CONFIRMED_OPTION' && optionRank === 1);
}

/** `Your second option, Weiss`. */
async function getLeadNames(locale: Locale, now: Date): Promise<(lead: PropertyLead) => string> {
  const t = await getTranslations('chalets.lead');
  const option = optionWords(locale, now);
  return ({ status, optionRank: rank, client }) => {
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
}

const running = ['REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING'] as const;

const leadLink = 'inline-block min-h-6 font-bold text-main-ink underline underline-offset-4';

/** A lead of the viewer's own side in a cell: what it is, how long an option still runs, and the way to extend, book or release it. */
export async function getOwnLead(
  locale: Locale,
  now: Date,
): Promise<(lead: PropertyLead, timeZone: string) => ReactNode> {
  const [nameOf, option] = [await getLeadNames(locale, now), optionWords(locale, now)];
  return (lead, timeZone) => (
    <>
      <a href={paths.propertyLead(lead.id)} data-soft className={leadLink}>
        {nameOf(lead)}
      </a>
      {lead.status === 'CONFIRMED_OPTION' && lead.optionExpiresAt && (
        <span className="block text-warning">{option.until({ expiresAt: lead.optionExpiresAt, timeZone })}</span>
      )}
    </>
  );
}

/** The same in a cell of the season grid, which has room for a line of few words; whole for a pointer and for a reader. */
export async function getOwnLeadInShort(
  locale: Locale,
  now: Date,
): Promise<(lead: PropertyLead, timeZone: string) => ReactNode> {
  const [nameOf, t] = [await getLeadNames(locale, now), await getTranslations('chalets.grid.own')];
  const option = optionWords(locale, now);
  return (lead, timeZone) => {
    const { id, status, optionRank, optionExpiresAt: expiresAt, client } = lead;
    const until = status === 'CONFIRMED_OPTION' && expiresAt ? { expiresAt, timeZone } : null;
    const whole = [nameOf(lead), until && option.until(until)].filter(Boolean).join('. ');
    return (
      <a href={paths.propertyLead(id)} data-soft title={whole} className={`${leadLink} own-lead`}>
        <span aria-hidden="true">
          {t(running.find((one) => one === status) ?? 'INTEREST', { rank: optionRank ?? 1 })}
          <span className="client">{`, ${client}`}</span>
          {until && <small>{option.left(until)}</small>}
        </span>
        <span className="sr-only">{whole}</span>
      </a>
    );
  };
}
