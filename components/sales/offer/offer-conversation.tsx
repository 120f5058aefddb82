import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OfferDetail } from '@/lib/sales/offer/types';
import { ShownAnswerField } from '../when-shown';
import { spokenMoment } from './moment-words';

type Props = { offer: OfferDetail; locale: Locale; today: PlainDate };

/** What both sides said, in its order and about which alternative; what is owed has its answer field open. */
export async function OfferConversation({ offer, locale, today }: Props) {
  const t = await getTranslations('offers');
  const { talk } = offer;
  const places = offer.alternatives.map(({ id }) => id);
  const aboutOf = (id: string) => {
    const position = places.indexOf(id) + 1;
    return position > 0 ? t('talk.about', { position }) : t('talk.aboutGone');
  };
  const answerable = new Set([...places, ...offer.takenOut.map(({ id }) => id)]);
  const lastOf = new Map(talk.map((comment) => [comment.alternativeId, comment.id]));
  const isOwed = ({ id, by, alternativeId }: (typeof talk)[number]) =>
    by === 'client' && lastOf.get(alternativeId) === id && answerable.has(alternativeId);
  const hasOwed = talk.some(isOwed);
  const client = offer.clientFirstName || offer.clientLastName || t('yourClient');
  return (
    <section className="rounded-desk border border-line bg-surface p-4 text-13">
      <h2 className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 font-sans text-14 leading-5 font-bold tracking-normal">
        {t('talk.title', { client })}
        <span className="text-12 font-normal text-soft">{t('talk.live')}</span>
      </h2>
      {talk.length === 0 && <p className="text-soft">{t('noComments')}</p>}
      <ol aria-live="polite">
        {talk.map((comment, index) => {
          const { id, by, isOwn, name, text, at, alternativeId } = comment;
          const owed = isOwed(comment);
          const isOpen = owed || (!hasOwed && index === talk.length - 1 && answerable.has(alternativeId));
          return (
            <li
              key={id}
              className={`border-t border-line-faint py-2.5 first:border-0 ${owed ? '-ml-3.5 border-l-[3px] border-l-warning pl-[11px] first:border-l-[3px]' : ''}`}
            >
              <p className="mb-0.5 flex justify-between gap-2 text-12 leading-4 text-soft">
                <span>
                  <strong className="text-ink">{by === 'agency' && isOwn ? t('talk.you') : name}</strong>,{' '}
                  {aboutOf(alternativeId)}
                </span>
                <span className="whitespace-nowrap">{spokenMoment(at, { t, locale, today })}</span>
              </p>
              <p className="whitespace-pre-line">{text}</p>
              {isOpen && (
                <ShownAnswerField
                  offerId={offer._id}
                  alternativeId={alternativeId}
                  words={{
                    label: t('talk.answer', { client, about: aboutOf(alternativeId) }),
                    button: t('replyButton'),
                    done: t('replied'),
                    kept: t('talk.kept'),
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
