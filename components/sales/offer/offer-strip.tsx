import { daysBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OfferDetail } from '@/lib/sales/offer/types';
import { nearDay, spokenMoment } from './moment-words';

type Props = { offer: OfferDetail; locale: Locale; today: PlainDate };

type Fact = { label: string; value: string; more: string; isOwed?: boolean };

/** Where it stands with its client, in four facts: what they have, whether they saw it, what they wrote, until when. */
export async function OfferStrip({ offer, locale, today }: Props) {
  const t = await getTranslations('offers');
  const told = { t, locale, today };
  const { sent, status } = offer;
  const client = `${offer.clientFirstName} ${offer.clientLastName}`.trim() || t('yourClient');
  const said = offer.alternatives.flatMap(({ comments }) => comments);
  const last = said.toSorted((a, b) => +b.at - +a.at)[0];
  const owed = offer.alternatives.filter(({ comments }) => comments.at(-1)?.by === 'client').length;
  const until = sent?.validUntil ?? offer.validUntil;
  const days = daysBetween(today, until);
  const facts: Fact[] = [
    sent
      ? {
          label: t('strip.with'),
          value: t('version', { number: sent.number }),
          more: t('strip.sent', { moment: spokenMoment(sent.at, told), client }),
        }
      : { label: t('strip.with'), value: t('strip.nothing'), more: t('strip.nothingMore', { client }) },
    sent?.viewedAt
      ? { label: t('strip.seen'), value: t('strip.opened'), more: spokenMoment(sent.viewedAt, told) }
      : { label: t('strip.seen'), value: t('strip.unseen'), more: sent ? t('strip.unseenMore') : '' },
    {
      label: t('strip.written'),
      value: owed > 0 ? t('strip.owed', { count: owed }) : t('strip.comments', { count: said.length }),
      more: last ? `${last.name}, ${spokenMoment(last.at, told)}` : '',
      isOwed: owed > 0,
    },
    {
      label: t(days < 0 ? 'strip.held' : 'strip.holds'),
      value: nearDay(until, today, locale),
      more: status === 'approved' ? t('strip.approved') : days < 0 ? t('strip.ended') : t('strip.days', { days }),
    },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-y-4 rounded-desk border border-line bg-surface py-4 desk:grid-cols-[1.3fr_1.2fr_1.1fr_1.3fr]">
      {facts.map(({ label, value, more, isOwed }) => (
        <div
          key={label}
          className="min-w-0 border-line px-4 even:border-l desk:border-l desk:px-5 desk:first:border-l-0"
        >
          <dt className="text-12 leading-4 text-soft">{label}</dt>
          <dd className={`text-16 leading-6 font-bold ${isOwed ? 'text-warning' : ''}`}>
            {value}
            {more && <span className="block text-12 leading-4 font-normal text-soft">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
