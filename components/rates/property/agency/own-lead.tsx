import type { ReactNode } from 'react';
import { optionWords } from '@/components/rates/hold/option-words';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { leadLink, type OwnLeadWords } from './own-lead-in-short';

/** It is the viewer's own side that holds the nights: nobody else's option or booking explains anything. */
export function holdsStay({ status, optionRank }: Pick<PropertyLead, 'status' | 'optionRank'>): boolean {
  return status === 'CONFIRMED_BOOKING' || (status === 'CONFIRMED_OPTION' && optionRank === 1);
}

/** `Your second option, Weiss`. */
function leadNames(locale: Locale, now: Date): (lead: PropertyLead) => string {
  const t = translator(locale, 'chalets.lead');
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

/** A lead of the viewer's own side in a cell: what it is, how long an option still runs, and the way to extend, book or release it. */
export function ownLeadNode(locale: Locale, now: Date): (lead: PropertyLead, timeZone: string) => ReactNode {
  const [nameOf, option] = [leadNames(locale, now), optionWords(locale, now)];
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

/** The same for a cell of the season grid, which has room for a line of few words; whole for a pointer and for a reader. */
export function ownLeadWords(locale: Locale, now: Date): (lead: PropertyLead, timeZone: string) => OwnLeadWords {
  const [nameOf, t] = [leadNames(locale, now), translator(locale, 'chalets.grid.own')];
  const option = optionWords(locale, now);
  return (lead, timeZone) => {
    const { id, status, optionRank, optionExpiresAt: expiresAt, client } = lead;
    const until = status === 'CONFIRMED_OPTION' && expiresAt ? { expiresAt, timeZone } : null;
    return {
      href: paths.propertyLead(id),
      whole: [nameOf(lead), until && option.until(until)].filter(Boolean).join('. '),
      short: t(running.find((one) => one === status) ?? 'INTEREST', { rank: optionRank ?? 1 }),
      client,
      ...(until && { left: option.left(until) }),
    };
  };
}
