import { amountOf } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { OfferChanges } from '@/lib/sales/offer/rules/changes';
import type { OfferDetail, OfferVersionLine } from '@/lib/sales/offer/types';
import { freeValues, nearDay, spokenMoment } from './moment-words';

type Words = Awaited<ReturnType<typeof getTranslations<'offers'>>>;
type Told = { t: Words; locale: Locale; today: PlainDate };
type Props = { offer: OfferDetail; locale: Locale; today: PlainDate };

const cell = 'px-3 py-2.5 align-top first:pl-4 last:pr-4 max-desk:block max-desk:px-4 max-desk:py-1';
const small = 'block text-12 leading-4 font-normal text-soft';

/** Every version: what was new in it, whether it was opened, and how it was sent. */
export async function OfferVersions({ offer, locale, today }: Props) {
  const t = await getTranslations('offers');
  const told = { t, locale, today };
  return (
    <section className="mt-9 border-t border-ink pt-3.5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-sans text-16 leading-6 font-bold tracking-normal">{t('versions.title')}</h2>
        <p className="text-13 text-soft">{t('versions.note')}</p>
      </div>
      <table className="w-full overflow-hidden rounded-desk border border-line bg-surface text-left text-14 max-desk:block">
        <thead className="text-12 text-soft max-desk:sr-only">
          <tr className="border-b border-line *:px-3 *:py-2 *:font-normal">
            <th scope="col" className="w-36 pl-4!">
              {t('versions.version')}
            </th>
            <th scope="col">{t('versions.news')}</th>
            <th scope="col">{t('versions.seen')}</th>
            <td />
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {offer.versions.map((version, index) => (
            <Row key={version.number} offerId={offer._id} version={version} isNewest={index === 0} told={told} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { offerId: string; version: OfferVersionLine; isNewest: boolean; told: Told };

function Row({ offerId, version, isNewest, told }: RowProps) {
  const { t } = told;
  const { number, begunAt, sentAt, viewedAt, isApproved } = version;
  const [first = '', ...others] = newsOf(version, told);
  const state = isApproved ? 'approved' : sentAt ? 'sent' : 'draft';
  return (
    <tr className={`border-t border-line-faint max-desk:block max-desk:py-2 ${isNewest ? 'bg-main-light2' : ''}`}>
      <th scope="row" className={cell}>
        {t(`versions.${state}`, { number })}
        <span className={small}>
          {sentAt ? spokenMoment(sentAt, told) : t('versions.begun', { moment: spokenMoment(begunAt, told) })}
        </span>
      </th>
      <td className={cell}>
        {first}
        {others.length > 0 && <span className={small}>{others.join('; ')}</span>}
      </td>
      <td className={`${cell} ${viewedAt ? '' : 'text-soft'}`}>
        {viewedAt ? t('versions.opened', { moment: spokenMoment(viewedAt, told) }) : t('versions.nobody')}
      </td>
      <td className={`${cell} text-right max-desk:text-left`}>
        {sentAt && (
          <a
            href={paths.offerPreview(offerId, { version: number })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('versions.asSentOf', { number })}
            className="inline-flex min-h-6 items-center text-13 font-bold whitespace-nowrap text-main-ink hover:underline"
          >
            {t('versions.asSent')}
          </a>
        )}
      </td>
    </tr>
  );
}

function newsOf({ changes, alternatives }: OfferVersionLine, { t, locale, today }: Told): string[] {
  const priced = ({ title, price }: OfferChanges['added'][number]) =>
    [title, price && amountOf(price.total, price.currency)].filter(Boolean).join(', ');
  if (!changes) return [alternatives.map(priced).join('; ')];
  const { added, gone, repriced, freeUntil, isLetterChanged, title, validUntil } = changes;
  const sum = (price: OfferChanges['added'][number]['price']) =>
    price ? amountOf(price.total, price.currency) : t('onRequest');
  const news = [
    ...added.map((one) => t('versions.added', { title: priced(one) })),
    ...gone.map((one) => t('versions.gone', { title: one.title })),
    ...repriced.map(({ title: of, before, after }) =>
      t('change.moved', { title: of, before: sum(before), after: sum(after) }),
    ),
    ...freeUntil.map((one) =>
      t(
        'change.freeMoved',
        freeValues(one, (day) => nearDay(day, today, locale)),
      ),
    ),
    ...(title ? [t('versions.retitled', { title })] : []),
    ...(validUntil ? [t('versions.until', { day: nearDay(validUntil, today, locale) })] : []),
    ...(isLetterChanged ? [t('versions.letter')] : []),
  ];
  return news.length > 0 ? news : [t('versions.nothing')];
}
