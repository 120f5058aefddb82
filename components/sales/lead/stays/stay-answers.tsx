import { stayFieldWords } from '@/components/form/stay-field-words';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { money } from '@/lib/platform/money';
import { leftOf } from '@/lib/platform/money-minor';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { ShownStayAnswerForm } from '../../when-shown';
import { amountOf } from '../lead-words';
import type { Choice } from './stay-answer-form';
import type { StaysT } from './stay-words';

/** The answers a house may give of a stay, each with what it comes to. */
export async function StayAnswers({ stay, locale, t }: { stay: OverStay; locale: Locale; t: StaysT }) {
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
    <ShownStayAnswerForm
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
