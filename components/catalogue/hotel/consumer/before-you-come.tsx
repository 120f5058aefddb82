import { WideSection } from '@/components/catalogue/property/section';
import { ageLimits } from '@/lib/catalogue/hotel/rules';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Hours, ages, animals and what is paid at the desk. */
export async function BeforeYouCome({ hotel }: { hotel: PublicHotel }) {
  const [t, words] = await Promise.all([getTranslations('hotelConsumer.before'), getTranslations('hotel')]);
  const { checkIn, checkOut, agePolicy, petPolicy, smokingPolicy } = hotel;
  const { adultFrom, child } = ageLimits(agePolicy);
  const arrival =
    checkIn.startTime &&
    (checkIn.endTime
      ? words('checkIn.between', { time: checkIn.startTime, end: checkIn.endTime })
      : words('checkIn.from', { time: checkIn.startTime }));
  const brought = [
    ...(checkIn.isPhotoIdRequired ? [words('checkIn.photoId')] : []),
    ...(checkIn.isCreditCardRequired ? [words('checkIn.card')] : []),
  ];
  const facts = [
    { label: t('checkIn'), text: [arrival, ...brought].filter(Boolean).join(', ') },
    { label: t('checkOut'), text: checkOut.endTime && words('checkOut.until', { time: checkOut.endTime }) },
    {
      label: t('children'),
      text: child
        ? words('policy.children', { from: child.from, to: child.until })
        : words('policy.adultsOnly', { age: adultFrom }),
    },
    {
      label: t('pets'),
      text: petPolicy.arePetsAllowed ? petPolicy.restrictions || words('policy.petsWelcome') : words('policy.noPets'),
    },
    { label: t('smoking'), text: smokingPolicy },
    { label: t('tax'), text: t('taxPaid') },
  ].filter(({ text }) => Boolean(text));
  return (
    <WideSection title={t('title')}>
      <dl className="gap-x-16 desk:columns-2">
        {facts.map(({ label, text }) => (
          <div
            key={label}
            className="break-inside-avoid gap-x-6 border-line border-t py-2.5 leading-6 desk:grid desk:grid-cols-[128px_1fr]"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </WideSection>
  );
}
