import { Section } from '@/components/catalogue/property/section';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** What the hotel has, and what of it costs extra. */
export async function InTheHouse({ facilities }: Pick<PublicHotel, 'facilities'>) {
  const t = await getTranslations('hotelConsumer.house');
  if (facilities.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="gap-x-12 desk:columns-2">
        {facilities.map(({ facility, description, priceText }) => (
          <li
            key={facility}
            className="flex break-inside-avoid items-baseline justify-between gap-x-6 border-line border-t py-2.5 leading-6"
          >
            <span>
              {facility}
              {description && <span className="block text-13 text-soft">{description}</span>}
            </span>
            <span className="text-right text-13 text-soft">{priceText ?? t('included')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
