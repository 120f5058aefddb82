import { getOwnVerification } from '@/lib/people/agency/queries';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';

type Props = { viewer: Viewer; verification: 'none' | 'pending' | 'rejected'; locale: Locale };

/** When the agency asked to be verified and what it said; of a no, why. */
export async function VerificationWords({ viewer, verification, locale }: Props) {
  if (verification === 'none') return null;
  const [t, own] = await Promise.all([getTranslations('agency.verification'), getOwnVerification(viewer)]);
  if (verification === 'rejected') return own?.note ? <Quote label={t('answered')} text={own.note} /> : null;
  if (!own?.request) return null;
  const { at, businessEmail, message } = own.request;
  const said = [businessEmail, message].filter(Boolean).join('\n');
  return <Quote label={t('askedOn', { day: formatDay(toDateOnly(at, OFFICE_TIME_ZONE), locale) })} text={said} />;
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-3 max-w-[68ch] text-14">
      <p className="text-soft">{label}</p>
      {text && <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">{text}</p>}
    </div>
  );
}
