import { ShownAnswerField, ShownBeginVersion, ShownOfferAddress, ShownSendAgain } from '@/components/sales/when-shown';
import { compactButtonClass } from '@/components/ui/compact-button';
import { canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { dayText } from '@/lib/today/deadline/words';
import type { LineProps } from '../view';
import { Said } from './said';

/** What was said about the alternative a client wrote about, and the answer. */
export async function CommentInPlace({
  line: { about, isDone },
  telling: { t, locale },
  doer: { viewer, brand },
}: LineProps) {
  const offer = await getOffer(viewer, about.id, { locale, seesCommission: canSeeCommission(viewer, brand) });
  const said = offer?.talk.filter(({ alternativeId }) => alternativeId === about.alternativeId) ?? [];
  if (!offer || !about.alternativeId || !(isDone || said.at(-1)?.by === 'client')) return <p>{t('open.gone')}</p>;
  const isThere = [...offer.alternatives, ...offer.takenOut].some(({ id }) => id === about.alternativeId);
  return (
    <>
      <Said
        lines={said.map(({ id, name, text, at }) => {
          return { id: String(id), name, text, at: formatMoment(at, locale, OFFICE_TIME_ZONE) };
        })}
      />
      {isThere && !isDone && (
        <ShownAnswerField
          offerId={about.id}
          alternativeId={about.alternativeId}
          words={{ label: t('open.reply'), button: t('open.send'), done: t('open.sent'), kept: t('open.kept') }}
        />
      )}
    </>
  );
}

/**
 * What the client has, sent once more; what it says is changed in a next version, at the place where the line asks for that: a
 * client is only sent what somebody has looked at.
 */
export async function OfferInPlace({ line: { kind, about, reason }, telling, doer: { viewer, brand } }: LineProps) {
  const { t, locale } = telling;
  const offer = await getOffer(viewer, about.id, { locale, seesCommission: canSeeCommission(viewer, brand) });
  if (!offer?.sent) return <p>{t('open.gone')}</p>;
  const words = messages[locale].offers;
  const { _id, number, revision, isDraft, isErased, clientEmail, link, sent } = offer;
  const place = kind === 'priceMoved' ? paths.offerSending(_id) : `${paths.offer(_id)}#valid-until`;
  const changes = kind !== 'priceMoved' ? 'validity' : reason.moved === 'terms' ? 'terms' : 'price';
  const reminds = !isDraft && kind !== 'priceMoved' && link !== null;
  return (
    <>
      <p>
        <b>{offer.title}</b>
        <span className="block text-soft">
          {t('open.validUntil', { day: dayText(sent.validUntil, locale) })}
          {', '}
          {sent.viewedAt
            ? t('open.viewed', { moment: formatMoment(sent.viewedAt, locale, OFFICE_TIME_ZONE) })
            : t('open.notViewed')}
        </span>
      </p>
      <p className="mt-2">
        {t(isDraft ? 'open.begun' : 'open.next', { number: isDraft ? number : number + 1, changes })}
      </p>
      {reminds && !clientEmail && (
        <div className="mt-3 max-w-[560px]">
          <p className="mb-2">{t('open.noAddress')}</p>
          <ShownOfferAddress
            link={link}
            words={{ address: words.asClient.address, copy: words.copyLink, copied: words.copied }}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {isDraft && (
          <a href={place} data-soft className={compactButtonClass('quiet')}>
            {t('open.goOn')}
          </a>
        )}
        {reminds && clientEmail && (
          <ShownSendAgain offer={{ _id, number, revision }} email={clientEmail} words={words} />
        )}
        {!isDraft && !isErased && <ShownBeginVersion offerId={_id} number={number} words={words} next={place} />}
      </div>
    </>
  );
}
