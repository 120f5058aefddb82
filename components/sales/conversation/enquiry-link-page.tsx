import { LinkFrame, LinkGone, linkHeadline } from '@/components/sales/lead/link-frame';
import { momentText } from '@/components/sales/lead/request-words';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { EnquiryLinkPage as Opened } from '@/lib/sales/hotel-enquiry/queries/link';
import { EnquiryAnswerForm } from './enquiry-answer-form';

type Props = { opened: Opened | null; token: string; brand: EffectiveBrand; locale: Locale };

/** One enquiry and what was said about it, answered without an account; nothing else can be reached from here. */
export async function EnquiryLinkPage({ opened, token, brand, locale }: Props) {
  const t = await getTranslations('desk.enquiryLink');
  const notice = opened && t('notSignedIn', { hotel: opened.hotelName });
  return (
    <LinkFrame brand={brand} locale={locale} notice={notice}>
      {opened ? <Enquiry opened={opened} token={token} locale={locale} /> : <LinkGone />}
    </LinkFrame>
  );
}

async function Enquiry({ opened, token, locale }: Omit<Props, 'brand' | 'opened'> & { opened: Opened }) {
  const t = await getTranslations('desk');
  const { agencyName, agentName, hotelName, clientName, dueAt, timeZone, messages, expiresAt } = opened;
  return (
    <div className="grid gap-x-[72px] gap-y-8 menu:grid-cols-[minmax(0,1fr)_400px] menu:items-start">
      <div className="min-w-0">
        <p className="text-14 text-soft">{t('link.asks', { agency: agencyName, hotel: hotelName })}</p>
        <h1 className={`mt-1 tracking-[-0.018em] text-balance desk:text-[40px] desk:leading-[46px] ${linkHeadline}`}>
          {t('enquiryLink.heading', { client: clientName })}
        </h1>
        {dueAt && (
          <p className="mt-5 border-y border-line py-2.5 text-14">
            <strong>{t('due')}</strong> {momentText(dueAt, locale, timeZone)}
          </p>
        )}
        <ol className="mt-6 grid gap-5">
          {messages.map(({ id, by, name, body, at }) => (
            <li key={id} className="border-t border-line pt-3">
              <p className="flex flex-wrap justify-between gap-x-6 text-13 text-soft">
                <span className="font-bold text-ink">{by === 'agency' ? `${name}, ${agencyName}` : name}</span>
                <span>{momentText(at, locale, timeZone)}</span>
              </p>
              <p className="mt-1 text-16 break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      </div>
      <section aria-labelledby="answer" className="rounded-desk border border-line bg-surface p-6 text-14 shadow-float">
        <h2 id="answer" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('yourAnswer')}
        </h2>
        <EnquiryAnswerForm
          action={paths.api.answerEnquiry(token)}
          words={{
            label: t('enquiryLink.label', { agent: agentName }),
            send: t('enquiryLink.send'),
            sent: t('enquiryLink.sent', { agent: agentName }),
          }}
        />
        <p className="mt-4 text-12 leading-4 text-soft">
          {t('enquiryLink.signed', { hotel: hotelName, until: momentText(expiresAt, locale, timeZone) })}
        </p>
      </section>
    </div>
  );
}
