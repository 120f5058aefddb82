import { stayFieldWords } from '@/components/form/stay-field-words';
import { Icon } from '@/components/ui/icon';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { money } from '@/lib/platform/money';
import { leftOf } from '@/lib/platform/money-minor';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { disputableUntil } from '@/lib/sales/lead/rules/stay-answer';
import { LeadActions } from '../lead-actions';
import { amountOf, dayWords } from '../lead-words';
import { type Choice, StayAnswerForm } from './stay-answer-form';
import { type StaysT, saidOf } from './stay-words';

type Props = { stay: OverStay; decides: boolean; locale: Locale };

/** One stay beside the list: its clock, the answers with what each comes to, and what became of it. */
export async function StayPanel({ stay, decides, locale }: Props) {
  const [t, leads] = await Promise.all([getTranslations('stayAnswers'), getTranslations('leads')]);
  const { answer, dispute, isOpen, currency, timeZone } = stay;
  return (
    <aside
      aria-label={t('stayOf', { client: stay.clientName })}
      className="min-w-0 text-14 wide:sticky wide:top-4 wide:border-l wide:border-line wide:pl-6"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-12 text-soft">{t('from', { agency: stay.agencyName })}</p>
        <a href={paths.deskStays()} data-soft data-stays className="inline-flex min-h-6 items-center gap-2 text-13">
          <span className="wide:sr-only">{t('close')}</span>
          <Icon name="close" />
        </a>
      </div>
      <h2 className="mt-1 font-sans text-22 leading-7 font-bold tracking-normal">
        {t('question', { client: stay.clientName })}
      </h2>
      <p className="text-soft">
        {formatRange(stay.checkIn, stay.checkOut, locale)}
        {', '}
        {t('guests', { count: stay.guests })}
        {', '}
        {stay.houseName}
      </p>
      {isOpen && !answer && (
        <p className="mt-4 rounded-desk bg-main-light2 p-4">
          <span className="block text-12 leading-4">{t('withoutWord')}</span>
          <strong>{dayWords(stay.countsOn, locale)}</strong>
        </p>
      )}
      {(answer || !isOpen) && (
        <div className="mt-4 rounded-desk border border-line bg-surface p-4">
          <p className="font-bold">
            {saidOf(t, stay)}, {amountOf((answer ?? stay.booked).total, currency)}
          </p>
          <p className="text-soft">
            {t('commission', { amount: amountOf((answer ?? stay.booked).commission, currency) })}
          </p>
          {answer?.reason && <p className="mt-1 text-soft">“{answer.reason}”</p>}
          {answer && !dispute && (
            <p className="mt-2 text-13 text-soft">
              {t('mayDispute', {
                agency: stay.agencyName,
                day: dayWords(disputableUntil(dayAt(answer.at, timeZone)), locale),
              })}
            </p>
          )}
        </div>
      )}
      {dispute && (
        <div className="mt-4">
          <p className={`font-bold ${dispute.state === 'asked' ? 'text-negative' : ''}`}>
            {t(`dispute.${dispute.state}`)}
          </p>
          <p className="text-soft">“{dispute.message}”</p>
          {dispute.reason && <p className="mt-1 text-soft">{t('decision', { reason: dispute.reason })}</p>}
          {dispute.state === 'asked' && !decides && <p className="mt-1 text-13 text-soft">{t('adminDecides')}</p>}
        </div>
      )}
      {dispute?.state === 'asked' && decides && (
        <div className="mt-3">
          <LeadActions deeds={decisionsOf(t, stay)} words={{ no: leads('deed.no'), reason: leads('deed.reason') }} />
        </div>
      )}
      {isOpen && <Answers stay={stay} locale={locale} t={t} />}
    </aside>
  );
}

/** What an admin may decide, each with what it comes to. */
function decisionsOf(t: StaysT, { _id, version, booked, answer, currency }: OverStay) {
  return (['booked', 'said'] as const).map((stands) => {
    const of = stands === 'said' && answer ? answer : booked;
    const amounts = { total: amountOf(of.total, currency), commission: amountOf(of.commission, currency) };
    return {
      name: stands,
      address: paths.api.lead(_id, 'dispute', 'decision'),
      method: 'POST' as const,
      body: { version, stands },
      label: t('decide', amounts),
      title: t('decide', amounts),
      text: t('decideText', amounts),
      yes: t('decideYes'),
      done: t('decided'),
      isPrimary: false,
      fields: 'reason' as const,
    };
  });
}

async function Answers({ stay, locale, t }: { stay: OverStay; locale: Locale; t: StaysT }) {
  const { currency, booked, noShow } = stay;
  const lessOf = (commission: bigint) =>
    commission === booked.commission
      ? t('asBooked')
      : t('less', { amount: amountOf(leftOf(booked.commission, commission), currency) });
  const figures = ({ total, commission }: OverStay['booked']) => ({
    total: amountOf(total, currency),
    commission: amountOf(commission, currency),
    difference: lessOf(commission),
  });
  const choices: Choice[] = [
    { answer: 'stayed', label: t('choice.stayed'), note: '', figures: figures(booked) },
    { answer: 'noShow', label: t('choice.noShow'), note: t('choice.noShowNote'), figures: figures(noShow) },
    { answer: 'otherAmount', label: t('choice.otherAmount'), note: t('choice.otherAmountNote'), figures: null },
    { answer: 'cancelled', label: t('choice.cancelled'), note: t('choice.cancelledNote'), figures: null },
  ];
  return (
    <StayAnswerForm
      address={paths.api.lead(stay._id, 'stay-confirmation')}
      version={stay.version}
      isChange={stay.answer !== null}
      currency={currency}
      cancelled={{
        latest: stay.checkIn,
        today: await clock.today(),
        locale,
        words: stayFieldWords(locale),
      }}
      choices={choices}
      lines={stay.lines.map(({ name, price, commissionPercent }) => ({
        name: t('line', { name, percent: commissionPercent }),
        price: money(Number(price), currency),
      }))}
      words={{
        legend: t(stay.answer ? 'changeAnswer' : 'yourAnswer'),
        day: t('cancelledOn'),
        reason: t('reason'),
        look: t('look'),
        confirm: t('confirm', { amount: '{amount}' }),
        changes: t('changes', { total: '{total}', commission: '{commission}', booked: '{booked}' }),
        done: t('done', { agency: stay.agencyName }),
        missing: t('amountsMissing'),
      }}
    />
  );
}
