import { stayFieldWords } from '@/components/form/stay-field-words';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { LeastFrom } from '@/lib/rates/room/rules/public-season';
import { StayPanelForm } from './stay-panel';

type Props = { hotelId: string; least: LeastFrom | null; locale: Locale; today: PlainDate };

/** What floats beside the text: the lowest price, and the nights somebody thinks of. */
export async function ConsumerStayPanel({ hotelId, least, locale, today }: Props) {
  const [t, board] = await Promise.all([
    getTranslations('hotelConsumer.panel'),
    getTranslations('hotelConsumer.board'),
  ]);
  const { panel } = messages[locale].hotelConsumer;
  return (
    <aside
      id="stay"
      aria-label={t('title')}
      className="no-print mt-10 rounded-control bg-surface p-6 shadow-float desk:sticky desk:top-[88px] desk:mt-0 menu:p-8"
    >
      <p className="serif figures text-36 leading-[1.1] tracking-[-0.02em]">
        {least ? t('from', { price: formatMoney(toNearest(least.from.price)) }) : t('onRequest')}
      </p>
      <p className="mt-1.5 text-14 text-soft leading-5">
        {least ? t('per', { guests: least.guests, board: board(least.from.board) }) : t('onRequestNote')}
      </p>
      <StayPanelForm
        hotelId={hotelId}
        today={today}
        locale={locale}
        fieldWords={stayFieldWords(locale)}
        words={{
          arrival: panel.arrival,
          departure: panel.departure,
          guests: panel.guests,
          show: panel.show,
          enquire: panel.enquire,
          total: panel.total,
          onRequest: panel.onRequest,
          closed: panel.closed,
          unavailable: panel.unavailable,
          failed: panel.failed,
          loading: panel.loading,
        }}
      />
      <p className="mt-4 text-13 text-soft">{t('note')}</p>
    </aside>
  );
}

/** The bar at the lower edge of a telephone. */
export async function ConsumerStayBar({ least }: { least: LeastFrom | null }) {
  const [t, board] = await Promise.all([
    getTranslations('hotelConsumer.panel'),
    getTranslations('hotelConsumer.board'),
  ]);
  return (
    <div className="no-print sticky bottom-0 z-5 bg-surface shadow-float desk:hidden">
      <div className="wrap flex min-h-18 items-center justify-between gap-x-4 py-3">
        <div className="min-w-0">
          <p className="figures text-18 leading-6 whitespace-nowrap">
            {least ? t('from', { price: formatMoney(toNearest(least.from.price)) }) : t('onRequest')}
          </p>
          {least && (
            <p className="text-13 text-soft leading-[18px]">
              {t('per', { guests: least.guests, board: board(least.from.board) })}
            </p>
          )}
        </div>
        <a href="#ask" className="week-bar-button">
          {t('ask')}
        </a>
      </div>
    </div>
  );
}
