import { ExportPanel } from '@/components/people/privacy/export-panel';
import { TextLink } from '@/components/shell/agency-page';
import { answersForPersons } from '@/lib/people/privacy/queries';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ClientDetail } from '@/lib/sales/client/types';

type Props = { viewer: Viewer; client: ClientDetail; locale: Locale };

/** To tell the client what is kept, and to erase it: for whoever answers for them; anybody else reads who does. */
export async function ClientTrust({ viewer, client, locale }: Props) {
  const t = await getTranslations('clients.trust');
  if (!answersForPersons(viewer)) return <p className="text-13 text-soft">{t('others')}</p>;
  const words = messages[locale].privacy;
  return (
    <div className="grid items-start gap-5 *:min-w-0 desk:grid-cols-2">
      <ExportPanel
        person={{ clientId: client._id }}
        name={client.name}
        words={{ ...words.export, kind: words.kind, field: words.field, status: messages[locale].leads.status }}
        locale={locale}
      />
      <section aria-labelledby="erase" className="rounded-desk border border-line bg-surface p-5">
        <h2 id="erase" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {t('title')}
        </h2>
        <p className="mt-2 mb-2 text-13 text-soft">{t('eraseText')}</p>
        <TextLink href={paths.managePrivacy({ clientId: client._id })} hasArrow>
          {t('erase')}
        </TextLink>
      </section>
    </div>
  );
}
