import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import type { DeedSpec } from './deed-setting';
import { LeadActions } from './lead-actions';
import { instantWords, priceOf, whoseOf } from './lead-words';

type Props = { lead: LeadDetail; offer: NonNullable<LeadDetail['offer']>; locale: Locale };

/** The hotel's counter-offer: its price, its sentence, until when it stands, and the two answers. */
export function CounterOffer({ lead, offer, locale }: Props) {
  const t = translator(locale, 'leads');
  const { currency, version, status } = lead;
  const price = formatMoney(fromUnits(offer.price, currency));
  const deed = (name: 'accept' | 'decline'): DeedSpec => ({
    name,
    address: paths.api.lead(lead._id, 'offer'),
    method: 'POST',
    body: { version, status, price: offer.price, isAccepted: name === 'accept' },
    label: t(`offer.${name}`, { price, ...whoseOf(lead) }),
    title: t(`offer.${name}Title`),
    text: t(`offer.${name}Text`, { price, ...whoseOf(lead) }),
    yes: t(`offer.${name}`, { price, ...whoseOf(lead) }),
    done: t(`offer.${name}Done`),
    isPrimary: name === 'accept',
  });
  return (
    <section aria-labelledby="offer" className="mt-4 rounded-desk border border-line bg-surface p-4">
      <h3 id="offer" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('offer.title', { price, ...whoseOf(lead) })}
      </h3>
      <p className="mb-2 text-13 text-soft">
        {t('offer.until', {
          until: instantWords(t, offer.until, locale, lead.timeZone),
          asked: priceOf(t, lead),
        })}
      </p>
      {offer.message && <p className="mb-3">“{offer.message}”</p>}
      <LeadActions
        key={version}
        deeds={[deed('accept'), deed('decline')]}
        words={{
          no: t('deed.no'),
          reason: t('deed.reason'),
        }}
      />
    </section>
  );
}
