import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OverStay, OverStays } from '@/lib/sales/lead/queries/stays';
import { AnswerButton } from '../answer-button';
import { amountOf, dayWords } from '../lead-words';
import { StayPanel } from './stay-panel';
import { type StaysT, saidOf } from './stay-words';

type Props = {
  stays: OverStays;
  opened: OverStay | null;
  /** Whether the reader decides disputes. */
  decides: boolean;
  locale: Locale;
};

const second = 'block text-12 leading-4 text-soft';

/** What waits for the word of the house, what was answered lately, and the opened one beside. */
export async function StayBoard({ stays: { waiting, answered }, opened, decides, locale }: Props) {
  const t = await getTranslations('stayAnswers');
  return (
    <div className={opened ? 'grid gap-8 wide:grid-cols-[minmax(0,1fr)_460px]' : ''}>
      <div className="min-w-0">
        {waiting.length > 0 ? (
          <StayRows stays={waiting} openedId={opened?._id} label={t('waiting')} locale={locale} />
        ) : (
          <p className="rounded-desk border border-line bg-surface px-4 py-4 text-14">
            <strong className="block">{t('nothing')}</strong>
            <span className="text-soft">{t('nothingText')}</span>
          </p>
        )}
        {waiting.length > 0 && <p className="mt-2 text-13 text-soft">{t('silence')}</p>}
        {answered.length > 0 && (
          <section aria-labelledby="answered" className="mt-8">
            <h2 id="answered" className="mb-3 font-sans text-16 leading-6 font-bold tracking-normal">
              {t('answered')}
            </h2>
            <StayRows stays={answered} openedId={opened?._id} label={t('answered')} locale={locale} />
          </section>
        )}
      </div>
      {opened && <StayPanel key={opened._id} stay={opened} decides={decides} locale={locale} />}
    </div>
  );
}

type RowsProps = { stays: readonly OverStay[]; openedId: string | undefined; label: string; locale: Locale };

async function StayRows({ stays, openedId, label, locale }: RowsProps) {
  const t = await getTranslations('stayAnswers');
  return (
    <ul aria-label={label} className="rounded-desk border border-line bg-surface text-14">
      {stays.map((stay) => (
        <li
          key={stay._id}
          className={`grid gap-x-4 gap-y-1 border-b border-line-faint px-4 py-3 last:border-0 desk:grid-cols-[110px_1fr_1fr_1fr_120px_104px] desk:items-center ${stay._id === openedId ? 'bg-main-light2 shadow-[inset_3px_0_0_var(--main)]' : ''}`}
        >
          <StayRow stay={stay} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function StayRow({ stay, t, locale }: { stay: OverStay; t: StaysT; locale: Locale }) {
  const { _id, version, clientName, agencyName, currency, answer, isOpen } = stay;
  const waits = isOpen && !answer;
  const { total, commission } = answer ?? stay.booked;
  return (
    <>
      <p>
        <strong className={waits ? 'text-warning' : ''}>
          {waits ? dayWords(stay.countsOn, locale) : saidOf(t, stay)}
        </strong>
        <span className={second}>{waits ? t('countsThen') : null}</span>
        {stay.dispute && (
          <span className={`block text-12 leading-4 ${stay.dispute.state === 'asked' ? 'text-negative' : 'text-soft'}`}>
            {t(`dispute.${stay.dispute.state}`)}
          </span>
        )}
      </p>
      <p>
        <a
          href={paths.deskStays({ stay: _id })}
          data-soft
          data-stays
          className="inline-flex min-h-6 items-center font-bold"
        >
          {clientName}
        </a>
        <span className={second}>{t('guests', { count: stay.guests })}</span>
      </p>
      <p>
        {agencyName}
        <span className={second}>{stay.agentName}</span>
      </p>
      <p>
        {formatRange(stay.checkIn, stay.checkOut, locale, { month: 'short' })}
        <span className={second}>
          {stay.isOfProperty ? stay.houseName : stay.lines.map(({ name }) => name).join(', ')}
        </span>
      </p>
      <p className="figures desk:text-right">
        <strong>{amountOf(total, currency)}</strong>
        <span className={second}>{t('commission', { amount: amountOf(commission, currency) })}</span>
      </p>
      {waits ? (
        <div>
          <AnswerButton
            address={paths.api.lead(_id, 'stay-confirmation')}
            body={{ answer: 'stayed', version }}
            label={t('stayed')}
            title={t('stayedBy', { client: clientName, agency: agencyName })}
            binding={null}
            quicker={t('quicker')}
            taken={t('quicker')}
          />
        </div>
      ) : (
        <a
          href={paths.deskStays({ stay: _id })}
          data-soft
          data-stays
          aria-label={t('viewOf', { client: clientName })}
          className={compactButtonClass('quiet', 'medium', 'w-full')}
        >
          {t('view')}
        </a>
      )}
    </>
  );
}
