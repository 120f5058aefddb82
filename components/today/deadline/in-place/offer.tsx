import { AnswerField } from '@/components/sales/offer/answer-field';
import { canSeeCommission } from '@/lib/people/access/agency';
import { formatMoment } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import type { LineProps } from '../view';
import { Said } from './said';

/** What was said about the alternative a client wrote about, and the answer. */
export async function CommentInPlace({ line: { about }, telling: { t, locale }, doer: { viewer, brand } }: LineProps) {
  const offer = await getOffer(viewer, about.id, { locale, seesCommission: canSeeCommission(viewer, brand) });
  const said = offer?.talk.filter(({ alternativeId }) => alternativeId === about.alternativeId) ?? [];
  if (!offer || !about.alternativeId || said.at(-1)?.by !== 'client') return <p>{t('open.gone')}</p>;
  const isThere = [...offer.alternatives, ...offer.takenOut].some(({ id }) => id === about.alternativeId);
  return (
    <>
      <Said
        lines={said.map(({ id, name, text, at }) => {
          return { id: String(id), name, text, at: formatMoment(at, locale, OFFICE_TIME_ZONE) };
        })}
      />
      {isThere && (
        <AnswerField
          offerId={about.id}
          alternativeId={about.alternativeId}
          words={{ label: t('open.reply'), button: t('open.send'), done: t('open.sent'), kept: t('open.kept') }}
        />
      )}
    </>
  );
}
