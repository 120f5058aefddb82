import type { ReactNode } from 'react';
import { Prose } from '@/components/catalogue/content/prose';
import { ShownExpandAll } from '@/components/catalogue/when-shown';
import { ageLimits } from '@/lib/catalogue/hotel/rules';
import { descriptionParts, type PublicHotel } from '@/lib/catalogue/hotel/types';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { Accordion, Fact } from './accordion';
import { HotelLocation } from './hotel-location';
import { venueTypeKey } from './names';

const LIST_ID = 'hotel-sections';

type Props = { hotel: PublicHotel; locale: Locale; invite?: ReactNode };

/** Everything the hotel says of itself, section by section. */
export async function HotelSections({ hotel, locale, invite }: Props) {
  const t = await getTranslations('hotel');
  return (
    <section aria-label={t('sections.label')}>
      <div className="flex items-baseline justify-between gap-6 border-b border-ink pb-2">
        <p className="text-13 text-soft">
          {t('sections.changed', { day: formatDay(hotel.updatedAt.slice(0, 10), locale) })}
        </p>
        <ShownExpandAll listId={LIST_ID} words={{ expand: t('sections.expand'), collapse: t('sections.collapse') }} />
      </div>
      <div id={LIST_ID} className="border-b border-line *:first:border-t-0">
        <Description hotel={hotel} />
        <DiningVenues hotel={hotel} />
        <Facilities hotel={hotel} />
        <HotelLocation hotel={hotel} locale={locale} />
        <CheckIn hotel={hotel} />
        <CheckOut hotel={hotel} />
        <Policy hotel={hotel} />
        {invite && (
          <Accordion title={t('invite.title')} essence={t('invite.essence')}>
            <div className="desk:ml-[200px]">{invite}</div>
          </Accordion>
        )}
      </div>
    </section>
  );
}

type PartProps = { hotel: PublicHotel };

async function Description({ hotel: { description } }: PartProps) {
  const t = await getTranslations('hotel.description');
  const parts = descriptionParts.flatMap((part) => {
    const text = description[part];
    return text === null ? [] : [{ part, text }];
  });
  return (
    <Accordion title={t('title')} isOpen empty={parts.length === 0 ? t('empty') : null}>
      <dl>
        {parts.map(({ part, text }) => (
          <Fact key={part} label={t(`parts.${part}`)}>
            <Prose markdown={text} />
          </Fact>
        ))}
      </dl>
    </Accordion>
  );
}

async function DiningVenues({ hotel: { diningVenues } }: PartProps) {
  const t = await getTranslations('hotel.dining');
  const stars = diningVenues.reduce((sum, { michelinStars }) => sum + michelinStars, 0);
  const essence = [t('count', { count: diningVenues.length }), ...(stars > 0 ? [t('stars', { count: stars })] : [])];
  return (
    <Accordion title={t('title')} essence={essence.join(', ')} empty={diningVenues.length === 0 ? t('empty') : null}>
      <ul className="divide-y divide-line-faint desk:ml-[200px]">
        {diningVenues.map((venue) => {
          const type = venueTypeKey(venue.type);
          const kind = type ? t(`type.${type}`) : venue.type;
          return (
            <li key={venue.name} className="grid gap-x-6 gap-y-1 py-4 first:pt-0 desk:grid-cols-[1fr_176px]">
              <div>
                <h3 className="font-serif text-22 font-normal">{venue.name}</h3>
                <p className="mt-1 max-w-[66ch]">{venue.description}</p>
              </div>
              <p className="text-12 text-soft">
                {[kind, ...(venue.michelinStars > 0 ? [t('stars', { count: venue.michelinStars })] : [])].join(', ')}
                <br />
                {venue.openingHoursDescription}
              </p>
            </li>
          );
        })}
      </ul>
    </Accordion>
  );
}

async function Facilities({ hotel: { facilities } }: PartProps) {
  const t = await getTranslations('hotel.facilities');
  return (
    <Accordion
      title={t('title')}
      essence={t('count', { count: facilities.length })}
      empty={facilities.length === 0 ? t('empty') : null}
    >
      <ul className="divide-y divide-line-faint desk:ml-[200px]">
        {facilities.map(({ facility, description, priceText }) => (
          <li key={facility} className="grid grid-cols-[1fr_auto] gap-x-6 py-2.5 desk:grid-cols-[184px_1fr_auto]">
            <strong className="font-bold">{facility}</strong>
            <span className="max-desk:order-last max-desk:col-span-2">{description}</span>
            <span className="text-right text-soft">{priceText}</span>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}

async function CheckIn({ hotel: { checkIn } }: PartProps) {
  const t = await getTranslations('hotel.checkIn');
  const { startTime, endTime, minAge, depositDescription, instructions } = checkIn;
  const time =
    startTime && (endTime ? t('between', { time: startTime, end: endTime }) : t('from', { time: startTime }));
  const required = [
    ...(checkIn.isPhotoIdRequired ? [t('photoId')] : []),
    ...(checkIn.isCreditCardRequired ? [t('card')] : []),
  ].join(', ');
  const facts = [
    { label: t('times'), text: time },
    { label: t('required'), text: required },
    { label: t('minAge'), text: minAge === null ? null : t('years', { age: minAge }) },
    { label: t('deposit'), text: depositDescription },
    { label: t('instructions'), text: instructions },
  ].filter(({ text }) => Boolean(text));
  return (
    <Accordion
      title={t('title')}
      essence={[time, required].filter(Boolean).join(', ')}
      empty={facts.length === 0 ? t('empty') : null}
    >
      <dl>
        {facts.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </Accordion>
  );
}

async function CheckOut({ hotel: { checkOut } }: PartProps) {
  const t = await getTranslations('hotel');
  const { endTime, instructions } = checkOut;
  const time = endTime && t('checkOut.until', { time: endTime });
  return (
    <Accordion title={t('checkOut.title')} essence={time} empty={time || instructions ? null : t('checkOut.empty')}>
      <dl>
        {time && <Fact label={t('checkIn.times')}>{time}</Fact>}
        {instructions && <Fact label={t('checkIn.instructions')}>{instructions}</Fact>}
      </dl>
    </Accordion>
  );
}

async function Policy({ hotel }: PartProps) {
  const t = await getTranslations('hotel.policy');
  const { agePolicy, petPolicy, smokingPolicy, bookingPolicyMarkdown, houseRulesMarkdown } = hotel;
  const hasWords = Boolean(
    smokingPolicy || bookingPolicyMarkdown || houseRulesMarkdown || petPolicy.restrictions || petPolicy.arePetsAllowed,
  );
  const hasAges = agePolicy.isAdultsOnlyHotel || agePolicy.maxAgeConsideredChild !== null;
  const { adultFrom, child } = ageLimits(agePolicy);
  const ages = child ? t('children', child) : t('adultsOnly', { age: formatNumber(adultFrom) });
  const pets = petPolicy.arePetsAllowed ? t('petsWelcome') : t('noPets');
  return (
    <Accordion title={t('title')} essence={`${ages}, ${pets}`} empty={hasWords || hasAges ? null : t('empty')}>
      <dl>
        <Fact label={t('ages')}>{ages}</Fact>
        <Fact label={t('pets')}>{[pets, petPolicy.restrictions].filter(Boolean).join('. ')}</Fact>
        {smokingPolicy && <Fact label={t('smoking')}>{smokingPolicy}</Fact>}
        {bookingPolicyMarkdown && (
          <Fact label={t('booking')}>
            <Prose markdown={bookingPolicyMarkdown} />
          </Fact>
        )}
        {houseRulesMarkdown && (
          <Fact label={t('house')}>
            <Prose markdown={houseRulesMarkdown} />
          </Fact>
        )}
      </dl>
    </Accordion>
  );
}
