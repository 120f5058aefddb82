import { getMessages } from 'next-intl/server';
import { LetterPreview } from '@/components/platform/outbox/letter-preview';
import { offerSentLetter, usualSubject } from '@/lib/documents/mail/offer-sent';
import { amountOf, dayOf } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import { formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { hasEnded } from '@/lib/sales/lead/rules/group';
import type { OfferedPrice } from '@/lib/sales/offer/content';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { changesBetween } from '@/lib/sales/offer/rules/changes';
import type { OfferDetail } from '@/lib/sales/offer/types';
import { freeValues, momentWords, OFFER_TIME_ZONE } from './moment-words';
import { SendForm } from './send-form';

type Props = {
  offer: OfferDetail;
  /** The draft as its client will see it. */
  next: ShownOffer;
  /** What they have; null: nothing yet. */
  known: ShownOffer | null;
  locale: Locale;
};

/** To whom and how it will look at the left; what changes and what was checked at the right. */
export async function LastLook({ offer, next, known, locale }: Props) {
  const [t, messages] = await Promise.all([getTranslations('offers.look'), getMessages()]);
  const shown = next.offer;
  const letter = offerSentLetter(
    {
      ...shown,
      subject: null,
      agentName: shown.designer.name,
      agencyName: shown.agency.name,
    },
    '',
  );
  const changes = known && (await changeLines(known, next, locale));
  return (
    <SendForm
      offerId={offer._id}
      seen={{ number: offer.number, revision: offer.revision }}
      client={{ name: shown.clientName, firstName: shown.clientFirstName, email: offer.clientEmail }}
      repliesTo={shown.designer.name}
      subject={usualSubject({ title: shown.title, agencyName: shown.agency.name })}
      titles={Object.fromEntries(shown.alternatives.map(({ id, title }) => [id, title]))}
      notes={await notesOf(offer, locale)}
      backHref={paths.offer(offer._id)}
      words={messages.offers}
      mail={
        <LetterPreview
          letter={letter}
          sender={{
            name: shown.agency.name,
            logo: next.brand.logoPath,
            lines: [shown.designer.name, shown.agency.name, shown.designer.email],
          }}
        />
      }
      changes={
        <section>
          <h2 className="mb-2 font-sans text-16 leading-6 font-bold">
            {known ? t('changes', { number: known.offer.number }) : t('firstVersion')}
          </h2>
          {changes && (
            <dl className="border-t border-line text-14">
              {changes.map(({ label, value }) => (
                <div key={`${label} ${value}`} className="grid grid-cols-[120px_1fr] gap-3 border-b border-line py-2">
                  <dt className="text-soft">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      }
    />
  );
}

async function changeLines(known: ShownOffer, next: ShownOffer, locale: Locale) {
  const t = await getTranslations('offers.change');
  const words = await getTranslations('offers');
  const changes = changesBetween(known.offer, next.offer);
  const { added, gone, repriced, freeUntil, isLetterChanged, title, validUntil } = changes;
  const sum = (price: OfferedPrice | null) => (price ? amountOf(price.total, price.currency) : words('onRequest'));
  const lines = [
    ...added.map((one) => ({ label: t('new'), value: `${one.title}, ${one.house}, ${sum(one.price)}` })),
    ...gone.map((one) => ({ label: t('gone'), value: `${one.title}, ${sum(one.price)}` })),
    ...repriced.map(({ title: of, before, after }) => ({
      label: t('price'),
      value: t('moved', { title: of, before: sum(before), after: sum(after) }),
    })),
    ...freeUntil.map((one) => ({
      label: t('free'),
      value: t(
        'freeMoved',
        freeValues(one, (day) => dayOf(day, locale)),
      ),
    })),
    ...(isLetterChanged ? [{ label: t('letter'), value: t('letterChanged') }] : []),
    ...(title ? [{ label: t('title'), value: title }] : []),
    ...(validUntil ? [{ label: t('validUntil'), value: dayOf(validUntil, locale) }] : []),
  ];
  return lines.length > 0 ? lines : [{ label: '', value: t('nothing') }];
}

/** What is known without asking: that it is stored, what is held, and what was left unanswered. */
async function notesOf(offer: OfferDetail, locale: Locale) {
  const t = await getTranslations('offers.check');
  const owed = offer.alternatives.filter(({ comments }) => comments.at(-1)?.by === 'client').length;
  return [
    { isGood: true, text: t('saved', { moment: formatTime(offer.savedAt, locale, OFFER_TIME_ZONE) }) },
    ...offer.alternatives.map(({ content: { title }, lead, heldUntil }) => ({
      isGood: heldUntil !== null,
      text: heldUntil
        ? t('held', { title, moment: momentWords(heldUntil, locale) })
        : t(lead && hasEnded(lead.status) ? 'ended' : 'notHeld', { title }),
    })),
    ...(owed > 0 ? [{ isGood: false, text: t('unanswered', { count: owed }) }] : []),
  ];
}
