import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { OfferDetail } from '@/lib/sales/offer/types';
import { momentWords } from './moment-words';
import { ReplyForm } from './reply-form';

type Props = { offer: OfferDetail; locale: Locale };

/** What was said about each alternative, with the agency's answer below it. */
export async function OfferConversation({ offer, locale }: Props) {
  const t = await getTranslations('offers');
  const said = offer.alternatives.filter(({ comments }) => comments.length > 0);
  return (
    <section>
      <h2 className="mb-2 font-sans text-16 leading-6 font-bold">{t('conversation')}</h2>
      {said.length === 0 && <p className="text-soft">{t('noComments')}</p>}
      {said.map(({ id, content, comments }) => {
        const isOwed = comments.at(-1)?.by === 'client';
        return (
          <div
            key={id}
            className={`mb-5 rounded-desk border border-line bg-surface px-4 pt-3 pb-4 ${isOwed ? 'border-l-4 border-l-warning' : ''}`}
          >
            <h3 className="text-14 font-bold">{content.title}</h3>
            <ul>
              {comments.map(({ by, name, text, at }) => (
                <li key={`${at.toISOString()} ${by}`} className="border-t border-line-faint py-2.5 first:border-0">
                  <span className="whitespace-pre-line">{text}</span>
                  <span className="block text-12 text-soft">
                    {name}, {momentWords(at, locale)}
                  </span>
                </li>
              ))}
            </ul>
            <ReplyForm
              action={paths.api.offer(offer._id, 'comments')}
              alternativeId={id}
              words={{ label: t('reply', { title: content.title }), button: t('replyButton'), done: t('replied') }}
            />
          </div>
        );
      })}
    </section>
  );
}
