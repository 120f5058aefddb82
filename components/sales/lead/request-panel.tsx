import { DueTable } from '@/components/money/dues/due-table';
import { LinkDeed } from '@/components/money/payment-link/link-deed';
import { CardOfGuest } from '@/components/money/vault/card-sections';
import { ClosingLink } from '@/components/shell/closing-link';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { ShownDue } from '@/lib/money/dues/types';
import type { ShownLink } from '@/lib/money/payment-link/types';
import type { KeptCardJson } from '@/lib/money/vault/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import type { FreeNights } from '@/lib/sales/lead/queries/request-rows';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { Answers } from './answers';
import { instantWords, leftOf, urgencyClass, urgencyOf } from './lead-words';
import { FreeGrid, RequestFigures, RequestMessage } from './request-parts';
import { RequestTold } from './request-told';
import { momentText, optionLine, partyOfRequest, unitsText } from './request-words';
import { RequestedChange } from './requested-change';
import { WithdrawCounterOffer } from './withdraw-counter-offer';

export type RequestPanelProps = {
  request: SupplierRequest;
  free: readonly FreeNights[];
  /** Of a booking, and whether the reader notes what came of them. */
  dues: readonly ShownDue[];
  notesDues: boolean;
  /** By which they are paid; null: this reader makes none. */
  links: readonly ShownLink[] | null;
  /** The client's card, of a booking of the reader's own house. */
  card: KeptCardJson | null;
  locale: Locale;
  now: Date;
};

/** The case beside the list: its clock, figures, free nights, the agency's sentence, the answers, and what happened. */
export async function RequestPanel({ request, free, dues, notesDues, links, card, locale, now }: RequestPanelProps) {
  const [t, leads] = await Promise.all([getTranslations('desk'), getTranslations('leads')]);
  const { kind, dueAt, timeZone, offer, currency, isOfProperty } = request;
  const today = dayAt(now, timeZone);
  const name = kind ? t(`kind.${kind}`) : leads(`status.${request.status}`);
  return (
    <aside
      aria-label={`${t('request', { agency: request.agencyName })}: ${name}`}
      className="min-w-0 text-14 wide:sticky wide:top-4 wide:max-h-[calc(100vh-32px)] wide:overflow-y-auto wide:border-l wide:border-line wide:pl-6"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-12 text-soft">{t('request', { agency: request.agencyName })}</p>
        <ClosingLink href={paths.desk()} label={t('close')} row={request._id} />
      </div>
      <h2 className="mt-1 font-sans text-22 leading-7 font-bold tracking-normal">{name}</h2>
      <p className="text-soft">
        {t('forWhom', {
          agent: request.agentName,
          client: request.clientName,
          party: partyOfRequest(request, locale),
        })}
        <br />
        {formatRange(request.checkIn, request.checkOut, locale)}
      </p>
      {dueAt && (kind || offer) && (
        <div className="mt-4 mb-4 flex flex-wrap items-end justify-between gap-3 rounded-desk bg-main-light2 p-4">
          <p>
            <span className="block text-12 leading-4">{offer ? t('standsUntil') : t('due')}</span>
            <strong>{instantWords(leads, dueAt, locale, timeZone)}</strong>
          </p>
          <p className="text-right">
            <span className="block text-12 leading-4">{t(isOfProperty ? 'property.left' : 'left')}</span>
            <strong className={urgencyClass[urgencyOf(dueAt, now)]}>{leftOf(leads, dueAt, now)}</strong>
          </p>
        </div>
      )}
      <p className="mt-4 mb-4 font-bold empty:hidden">{optionLine(t, request, now, locale)}</p>
      {offer && (
        <p className="mb-4">
          {t('state.waits', {
            price: unitsText(offer.price, currency),
            until: momentText(offer.until, locale, timeZone),
          })}
        </p>
      )}
      {offer && <WithdrawCounterOffer request={request} />}
      <RequestedChange request={request} locale={locale} now={now} />
      <RequestFigures request={request} locale={locale} />
      <RequestTold request={request} locale={locale} heading="h3" />
      <FreeGrid free={free} locale={locale} />
      <RequestMessage request={request} locale={locale} />
      <div className="mt-5">
        <Answers
          request={request}
          locale={locale}
          address={paths.api.lead(request._id, 'answer')}
          heldAddress={paths.api.lead(request._id, 'held-answer')}
          hasKeys
          now={now}
        />
      </div>
      <DueTable
        dues={dues}
        clientName={request.clientName}
        today={today}
        locale={locale}
        notes={notesDues}
        deedOf={links ? (due) => <LinkDeed due={due} links={links} today={today} locale={locale} /> : undefined}
      />
      {card && <CardOfGuest leadId={request._id} kept={card} locale={locale} />}
      <section aria-labelledby="happened" className="mt-6">
        <h3 id="happened" className="font-sans text-16 leading-6 font-bold tracking-normal">
          {t('happened')}
        </h3>
        <ol className="mt-2 grid gap-3 border-l border-line pl-4">
          {request.history.map(({ at, key, reason, price }) => (
            <li key={`${at.toISOString()} ${key}`}>
              <p className="text-12 leading-4 text-soft">{instantWords(leads, at, locale, timeZone)}</p>
              <p>
                {t(`history.${key}` as 'history.question.asked')}
                {price && ` ${t('history.price', { price: formatMoney(price) })}`}
              </p>
              {reason && <p className="text-13 text-soft">“{reason}”</p>}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
