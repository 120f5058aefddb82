import { getLocale, getMessages } from 'next-intl/server';
import { verificationDecidedLetter } from '@/lib/documents/mail/verification';
import type { VerificationRequest } from '@/lib/people/agency/types';
import type { ManagedAgencyDetail } from '@/lib/people/manage/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ShownVerificationForm } from '../when-shown';

type Props = Pick<ManagedAgencyDetail, 'agency' | 'request' | 'members'>;

/** What an agency said of itself when it asked to be verified, and the answer. */
export async function AgencyVerification({ agency, request, members }: Props) {
  const [{ manage }, locale] = await Promise.all([getMessages(), getLocale()]);
  const reader = members.find(({ role }) => role === 'supervisorAgent');
  return (
    <>
      {request && <Request request={request} />}
      {agency.verificationNote && (
        <p className="mt-2 border-l-2 border-line pl-3 text-14 whitespace-pre-line">{agency.verificationNote}</p>
      )}
      <ShownVerificationForm
        key={agency.verification}
        action={paths.api.agencyVerification(agency._id)}
        name={agency.name}
        state={agency.verification}
        version={contentVersion(agency.verification)}
        rejection={verificationDecidedLetter(
          'rejected',
          { agencyName: agency.name, firstName: reader?.firstName ?? null, note: '…' },
          locale,
          '',
        )}
        words={manage.agency}
      />
    </>
  );
}

async function Request({ request: { at, businessEmail, message } }: { request: VerificationRequest }) {
  const [t, locale] = await Promise.all([getTranslations('manage.agency'), getLocale()]);
  const facts = [
    [t('businessEmail'), businessEmail],
    [t('message'), message],
  ] as const;
  return (
    <div className="mt-2 text-14">
      <p className="text-soft">{t('asked', { date: formatDay(at.toISOString().slice(0, 10), locale) })}</p>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid grid-cols-[132px_1fr] gap-3">
                <dt className="text-soft">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
