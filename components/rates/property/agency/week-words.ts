import { optionWords } from '@/components/rates/hold/option-words';
import { formatDay, formatRange, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { withStay } from '@/lib/sales/search/address';

/** Why a period is not to be had, and the nearest one that is. */
export type WhyNot = {
  text: string;
  /** What is sold is the very period asked about: its state and its days say so already. */
  isItself: boolean;
  /** How long an option of others still runs, in short. */
  left?: string;
  nearest: { label: string; href: string } | null;
};

const sold: readonly string[] = ['overlapsBooking', 'overlapsSoldStay'];

/** 2024-01-01 is a Monday. */
const dayOfWeek = (weekday: number, locale: Locale) =>
  formatWeekday(`2024-01-0${weekday}` as PlainDate, locale, 'long');

/** The words for the reason the deciding function gives (rule 4.13); null for a period that can be had. */
export async function getWhyNot(
  locale: Locale,
  guests: { adults: number | null; children: number | null },
  now: Date,
): Promise<
  (
    week: Pick<AgencyWeek, 'reason' | 'checkIn' | 'checkOut' | 'sleepsAtMost'>,
    property: AgencySeasonProperty,
  ) => WhyNot | null
> {
  const t = await getTranslations('chalets.why');
  const option = optionWords(locale, now);
  return ({ reason, checkIn, checkOut, sleepsAtMost }, { card, blocks, timeZone }) => {
    if (sleepsAtMost !== null) return { text: t('tooSmall', { count: sleepsAtMost }), isItself: false, nearest: null };
    if (reason.code === 'exactStayAvailable') return null;
    const short = (from: PlainDate, to: PlainDate) => formatRange(from, to, locale, { month: 'short', year: false });
    const hold =
      reason.code === 'overlapsOption'
        ? blocks.find((one) => one.kind === 'confirmedOption' && one.checkIn < checkOut && one.checkOut > checkIn)
        : undefined;
    const ends = hold?.expiresAt ? { expiresAt: hold.expiresAt, timeZone } : null;
    const textOf = (): string => {
      switch (reason.code) {
        case 'overlapsOption':
          return ends ? option.until(ends, 'others') : t('overlapsOption');
        case 'overlapsBooking':
        case 'overlapsOwnerBlock':
        case 'overlapsSoldStay':
          return t(reason.code, { from: formatDay(reason.checkIn, locale), to: formatDay(reason.checkOut, locale) });
        case 'arrivalWeekday':
          return t(reason.code, { days: reason.weekdays.map((day) => dayOfWeek(day, locale)).join(', ') });
        case 'lengthOfStay':
          return t(reason.code, { nights: reason.nights.join(', ') });
        default:
          return t(reason.code);
      }
    };
    const nearest = 'nearest' in reason ? reason.nearest : null;
    return {
      text: textOf(),
      isItself:
        'checkIn' in reason && sold.includes(reason.code) && reason.checkIn === checkIn && reason.checkOut === checkOut,
      ...(ends && { left: option.left(ends) }),
      nearest: nearest && {
        label:
          nearest.price.state === 'priced'
            ? t('nearestPrice', {
                period: short(nearest.checkIn, nearest.checkOut),
                price: formatMoney(nearest.price.price),
              })
            : t('nearest', { period: short(nearest.checkIn, nearest.checkOut) }),
        href: withStay(card.href, { period: nearest, serviceLevel: null, ...guests }),
      },
    };
  };
}
