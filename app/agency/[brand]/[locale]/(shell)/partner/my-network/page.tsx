import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Destinations } from '@/components/sales/network/destinations';
import { Programmes } from '@/components/sales/network/programmes';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getNetwork } from '@/lib/sales/network/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('network');
  return { title: t('title'), description: t('description') };
}

export default async function NetworkPage() {
  const viewer = await guardPage('partners');
  if (!viewer?.agency) return <NotRegistered />;
  const { agency } = viewer;
  const locale = await getLocale();
  const [t, network] = await Promise.all([getTranslations('network'), getNetwork(viewer, agency.id, locale)]);
  if (!network) return <NotRegistered />;
  const asides = [
    {
      title: t('colleagues'),
      text: t('colleaguesText', { count: network.colleagueCount }),
      href: paths.agencyTeam(),
      label: t('team'),
    },
    { title: t('hotels'), text: t('hotelsText'), href: paths.hotels(), label: t('hotelsLink') },
  ];
  return (
    <AgencyPage title={t('title')} lead={t('lead', { name: agency.name })}>
      <div className="grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_400px]">
        <Programmes viewer={viewer} agencyId={agency.id} programmes={network.programmes} />
        <div className="grid content-start gap-10">
          {asides.map(({ title, text, href, label }) => (
            <section key={title}>
              <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
              <p className="mt-1 text-14 text-soft">{text}</p>
              <TextLink href={href} hasArrow>
                {label}
              </TextLink>
            </section>
          ))}
          <Destinations requests={network.requests} />
        </div>
      </div>
    </AgencyPage>
  );
}
