import type { ReactNode } from 'react';
import { LeadTable } from '@/components/sales/lead/lead-table';
import { OfferTable } from '@/components/sales/offer/offer-table';
import type { EffectiveBrand } from '@/lib/brand/types';
import { canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ClientDetail } from '@/lib/sales/client/types';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { namesOfLeads } from '@/lib/sales/lead/queries/names';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { listOffersOfClient } from '@/lib/sales/offer/queries/offers';
import { ClientConsents } from './client-consents';
import { ClientConversations } from './client-conversations';
import { ClientFacts } from './client-facts';
import { ClientTrust } from './client-trust';

type Props = { viewer: Viewer; brand: EffectiveBrand; client: ClientDetail; locale: Locale };

/** What the reader may open of a client, each thing with its way on; who they are stands first, what may be told or erased last. */
export async function ClientView({ viewer, brand, client, locale }: Props) {
  const isTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  const seesCommission = canSeeCommission(viewer, brand);
  const scope = isTeam ? ('team' as const) : undefined;
  const [t, leadWords, leads, offers, now, today] = await Promise.all([
    getTranslations('clients'),
    getTranslations('leads'),
    listLeads(viewer, { scope, clientId: client._id }, { seesCommission }),
    listOffersOfClient(viewer, client),
    clock.now(),
    clock.today(),
  ]);
  const names = isTeam && leads.length > 0 ? await namesOfLeads(viewer, leads, 'team') : null;
  const board = { path: paths.dashboard(), query: readDashboardQuery({ scope }), locale, now };
  return (
    <div className="grid gap-8 *:min-w-0">
      <ClientFacts client={client} locale={locale} />
      <Section id="leads" title={t('leads.title')} none={leads.length === 0 && t('leads.none')}>
        <LeadTable
          lines={leads}
          total={leads.length}
          most={leads.length}
          board={board}
          names={names ? { head: leadWords('column.agent'), of: ({ agentId }) => names.get(agentId) ?? '' } : undefined}
          seesCommission={seesCommission}
        />
      </Section>
      <Section id="offers" title={t('offers.title')} none={offers.length === 0 && t('offers.none')}>
        <OfferTable
          lines={offers}
          locale={locale}
          today={today}
          namesAgents={isTeam}
          isGrouped={false}
          leadsToClients={false}
        />
      </Section>
      <Section
        id="conversations"
        title={t('conversations.title')}
        none={client.conversations.length === 0 && t('conversations.none')}
      >
        <ClientConversations conversations={client.conversations} locale={locale} />
      </Section>
      <Section id="consents" title={t('consents.title')} none={client.consents.length === 0 && t('consents.none')}>
        <ClientConsents consents={client.consents} locale={locale} />
      </Section>
      {!viewer.isClientSafe && <ClientTrust viewer={viewer} client={client} locale={locale} />}
    </div>
  );
}

type SectionProps = { id: string; title: string; none: string | false; children: ReactNode };

function Section({ id, title, none, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-18 leading-6 font-bold tracking-normal">
        {title}
      </h2>
      {none ? <p className="text-soft">{none}</p> : children}
    </section>
  );
}
