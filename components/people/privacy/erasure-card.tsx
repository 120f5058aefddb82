import { Initials } from '@/components/ui/initials';
import type { PersonLook } from '@/lib/people/privacy/queries';
import type { ErasureLine } from '@/lib/people/privacy/types';
import { formatDay, formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { ShownAskForm, ShownCloseForm, ShownConfirmForm } from '../when-shown';
import { ExportPanel } from './export-panel';

type Props = { viewer: Viewer; look: PersonLook; request: ErasureLine | null; locale: Locale };

/** The two who erase: who asked, and who confirms. The brake is the last name, the lock the second person. */
export async function ErasureCard({ viewer, look, request, locale }: Props) {
  const t = await getTranslations('privacy.two');
  const words = messages[locale].privacy;
  const { clientId, email } = look.subject;
  const person = clientId ? { clientId } : { email: email ?? '' };
  const isOwn = request?.askedBy._id === viewer.id;
  return (
    <aside className="grid gap-5 *:min-w-0">
      <section aria-labelledby="two-people" className="rounded-desk border border-line bg-surface p-5">
        <h2 id="two-people" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {t('title')}
        </h2>
        {look.stayAhead && (
          <p className="mt-3 text-14">{t('ahead', { day: formatDay(look.stayAhead, locale), name: look.name })}</p>
        )}
        {!look.stayAhead && !request && (
          <>
            <p className="mt-2 text-13 text-soft">{t('how')}</p>
            <ShownAskForm key={look.name} person={person} words={words.ask} />
          </>
        )}
        {request && (
          <>
            <ol className="mt-3 border-t border-line">
              <Someone name={request.askedBy.displayName} note={t('asked')}>
                {formatMoment(request.askedAt, locale, OFFICE_TIME_ZONE)}
                {request.reason && <q className="mt-1 block text-13 [overflow-wrap:anywhere]">{request.reason}</q>}
              </Someone>
              <Someone name={isOwn ? t('somebody') : viewer.displayName} note={isOwn ? t('waits') : t('you')}>
                {t('until', { moment: formatMoment(request.endsAt, locale, OFFICE_TIME_ZONE) })}
              </Someone>
            </ol>
            {!isOwn && !look.stayAhead && (
              <ShownConfirmForm
                key={look.found}
                erasureId={request._id}
                found={look.found}
                words={{ ...words.confirm, button: t('erase', { name: look.name }), expected: look.lastName }}
              />
            )}
            <ShownCloseForm erasureId={request._id} isOwn={isOwn} words={words.close} />
          </>
        )}
      </section>
      <ExportPanel
        person={person}
        name={look.name}
        words={{ ...words.export, kind: words.kind, field: words.field, status: messages[locale].leads.status }}
        locale={locale}
      />
      <div className="grid gap-3 text-13 leading-5 text-soft">
        {(['untouched', 'notOurs', 'remains'] as const).map((name) => (
          <section key={name}>
            <h3 className="font-sans text-14 font-bold tracking-normal text-ink">{t(`noteHead.${name}`)}</h3>
            <p>{t(`note.${name}`)}</p>
          </section>
        ))}
      </div>
    </aside>
  );
}

function Someone({ name, note, children }: { name: string; note: string; children: React.ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-line py-3">
      <Initials name={name} />
      <div className="min-w-0 text-14">
        <b className="block">{name}</b>
        <span className="block text-12 text-soft">{note}</span>
        <span className="block text-12 text-soft">{children}</span>
      </div>
    </li>
  );
}
