import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { ClientDetail } from '@/lib/sales/client/types';
import { toldLines } from '@/lib/sales/lead/told-words';
import { cardMemberTypes } from '@/lib/sales/lead/types';

/** Who the client is, as the agency has entered it. */
export async function ClientFacts({ client, locale }: { client: ClientDetail; locale: Locale }) {
  const t = await getTranslations('clients.fact');
  const { nationality, emails = [], reference } = client;
  const type = cardMemberTypes.find((one) => one === client.cardMemberType);
  const told = toldLines(
    {
      facts: [
        ...(nationality ? [{ fact: 'nationality' as const, country: nationality }] : []),
        ...(type ? [{ fact: 'cardMember' as const, type }] : []),
      ],
    },
    locale,
  );
  const facts = [
    ...(reference ? [{ label: t('reference'), value: reference }] : []),
    ...told,
    ...(emails.length > 0 ? [{ label: t('emails'), value: emails.join(', ') }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
