import { DueNotes } from '@/components/money/dues/due-notes';
import { DueStanding } from '@/components/money/dues/due-table';
import { Answers } from '@/components/sales/lead/answers';
import { amountOf } from '@/components/sales/lead/lead-words';
import { RequestFigures, RequestMessage } from '@/components/sales/lead/request-parts';
import { optionLine, partyOfRequest } from '@/components/sales/lead/request-words';
import { RequestedChange } from '@/components/sales/lead/requested-change';
import { StayAnswers } from '@/components/sales/lead/stays/stay-answers';
import { saidOf } from '@/components/sales/lead/stays/stay-words';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { getDues } from '@/lib/money/dues/queries';
import { mayNote } from '@/lib/money/dues/rules';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { getRequest, type SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { getOverStay } from '@/lib/sales/lead/queries/stays';
import type { LineProps } from '../view';

/** What is asked of a house, and every answer to it; what binds is asked once more, and each can be undone for a while. */
export async function RequestInPlace({ line: { about }, telling: { t, locale, now }, doer: { viewer } }: LineProps) {
  const [desk, opened] = await Promise.all([getTranslations('desk'), getRequest(viewer, about.id, locale)]);
  const request = opened?.request;
  if (!request) return <p>{t('open.gone')}</p>;
  if (!request.kind)
    return request.answer ? <Answered request={request} now={now} locale={locale} /> : <p>{t('open.gone')}</p>;
  return (
    <div className="max-w-[560px]">
      <p className="font-bold">{desk(`kind.${request.kind}`)}</p>
      <p className="text-soft">
        {desk('forWhom', {
          agent: request.agentName,
          client: request.clientName,
          party: partyOfRequest(request, locale),
        })}
        <br />
        {request.hotelName}, {formatRange(request.checkIn, request.checkOut, locale)}
      </p>
      <p className="mt-3 font-bold empty:hidden">{optionLine(desk, request, now, locale)}</p>
      <RequestedChange request={request} locale={locale} now={now} />
      <RequestFigures request={request} locale={locale} />
      <RequestMessage request={request} locale={locale} />
      <div className="mt-4">
        <Answers
          request={request}
          locale={locale}
          address={paths.api.lead(request._id, 'answer')}
          heldAddress={paths.api.lead(request._id, 'held-answer')}
          now={now}
        />
      </div>
    </div>
  );
}

/** What was answered, and what holds since. */
async function Answered({ request, now, locale }: { request: SupplierRequest; now: Date; locale: Locale }) {
  const desk = await getTranslations('desk');
  return (
    <p role="status">
      <b>{desk(`history.${request.answer?.key}` as 'history.question.asked')}</b>
      <span className="block text-soft">{optionLine(desk, request, now, locale)}</span>
    </p>
  );
}

/** What is to be paid, and that it was, which can be taken back. */
export async function DueInPlace({ line: { about, reason, isDone }, telling, doer: { viewer } }: LineProps) {
  const { t, dues: words, locale, now } = telling;
  const due = (await getDues(viewer, about.id)).find(({ id }) => id === reason.dueId);
  if (!due || (due.status !== 'open' && !isDone)) return <p>{t('open.gone')}</p>;
  const today = dayAt(now, due.timeZone);
  return (
    <div className="max-w-[560px]">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <p>
          <b>{words(`kind.${due.kind}`)}</b>
          <span className="block text-13 text-soft">{formatDay(due.until, locale)}</span>
        </p>
        <p className="text-right">
          <b className="figures">{formatMoney(money(Number(due.amount), due.currency))}</b>
          <DueStanding due={due} today={today} locale={locale} />
        </p>
      </div>
      {mayNote(viewer, due) && <DueNotes due={due} today={today} locale={locale} />}
    </div>
  );
}

/** What became of a stay: the four answers with what each comes to; or the one that was given, while it can be changed. */
export async function StayInPlace({ line: { about, isDone }, telling: { t, locale }, doer: { viewer } }: LineProps) {
  const [stays, stay] = await Promise.all([getTranslations('stayAnswers'), getOverStay(viewer, about.id, locale)]);
  if (!stay || !(isDone ? stay.answer : stay.isOpen && !stay.answer)) return <p>{t('open.gone')}</p>;
  const said = stay.answer && `${saidOf(stays, stay)}, ${amountOf(stay.answer.total, stay.currency)}`;
  return (
    <div className="max-w-[560px]">
      {said && (
        <p role="status" className="font-bold">
          {said}
        </p>
      )}
      {stay.isOpen && <StayAnswers stay={stay} locale={locale} t={stays} />}
    </div>
  );
}
