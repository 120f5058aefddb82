import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OfferableLead } from '@/lib/sales/offer/types';
import type { ClientChoice, NewOfferWords } from './new-offer-setting';

type Told = { locale: Locale; t: Awaited<ReturnType<typeof getTranslations<'offers'>>> };

/** Leads under the client they belong to; a client without a record of their own is known by their name. */
export function clientsOf(leads: readonly OfferableLead[], { locale, t }: Told): ClientChoice[] {
  const of = new Map<string, OfferableLead[]>();
  for (const lead of leads) {
    const client = lead.clientId ?? lead.clientName;
    of.set(client, [...(of.get(client) ?? []), lead]);
  }
  return [...of].map(([id, theirs]) => ({
    id,
    name: theirs[0]?.clientName ?? '',
    count: t('newOffer.count', { count: theirs.length }),
    leads: theirs.map(({ _id, name, city, checkIn, checkOut }) => ({
      _id,
      label: `${name}, ${city}, ${formatRange(checkIn, checkOut, locale, { month: 'short' })}`,
    })),
  }));
}

export async function newOfferWords(): Promise<NewOfferWords> {
  const t = await getTranslations('offers.newOffer');
  return {
    button: t('button'),
    clients: t('clients'),
    leads: t.raw('leads') as string,
    search: t('search'),
    searchLeads: t('searchLeads'),
    none: t('none'),
    back: t('back'),
  };
}
