import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import type { OfferableLead, OfferDetail } from '@/lib/sales/offer/types';
import type { PickerLead } from './lead-picker';
import { spokenMoment } from './moment-words';

type Asked = { offer: OfferDetail; leads: readonly OfferableLead[]; locale: Locale; today: PlainDate };

/** What could be laid beside the alternatives of a draft: its client's own first, of other clients only the stay. */
export async function pickerOf({ offer, leads, locale, today }: Asked) {
  const t = await getTranslations('offers');
  const first = offer.alternatives[0]?.content;
  const guests = first ? first.adults + first.childrenAges.length : 0;
  const clientName = offer.clientFirstName || `${offer.clientLastName}`.trim() || t('yourClient');
  const isOwn = ({ clientId }: OfferableLead) => offer.clientId === null || clientId === offer.clientId;
  const free = leads.filter(({ _id }) => !offer.alternatives.some(({ lead }) => lead?._id === _id));
  const choices = free.map((lead): PickerLead => {
    const isSameStay = !first || (lead.checkIn === first.checkIn && lead.checkOut === first.checkOut);
    const warnings = [
      isSameStay ? '' : t('picker.otherDates'),
      lead.guests < guests ? t('picker.fewerGuests', { guests: lead.guests, asked: guests }) : '',
    ];
    return {
      _id: lead._id,
      name: lead.name,
      city: lead.city,
      period: formatRange(lead.checkIn, lead.checkOut, locale, { month: 'short' }),
      price: lead.price ? formatMoney(money(lead.price.total, lead.price.currency)) : t('onRequest'),
      note: isOwn(lead)
        ? t('picker.savedAt', { moment: spokenMoment(lead.savedAt, { t, locale, today }) })
        : t('picker.stranger'),
      warning: warnings.filter(Boolean).join(', '),
      isOwn: isOwn(lead),
    };
  });
  return { leads: choices, clientName, ways: first ? waysOf(first, t('picker.hotels'), t('picker.chalets')) : [] };
}

type Stay = Pick<OfferDetail['alternatives'][number]['content'], 'checkIn' | 'checkOut' | 'adults' | 'childrenAges'>;

function waysOf({ checkIn, checkOut, adults, childrenAges }: Stay, hotels: string, chalets: string) {
  const stay = { checkInDate: checkIn, checkOutDate: checkOut, numAdults: String(adults) };
  return [
    {
      href: paths.hotels({ ...stay, childrenAges: childrenAges.map(String) }),
      label: hotels,
    },
    {
      href: paths.search({ checkIn, checkOut, adults: String(adults), children: String(childrenAges.length || '') }),
      label: chalets,
    },
  ];
}
