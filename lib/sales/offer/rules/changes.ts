import type { PlainDate } from '@/lib/platform/dates';
import type { OfferedPrice } from '../content';

/** What a comparison reads of a version. */
type Known = {
  letter: string;
  title: string;
  validUntil: PlainDate;
  alternatives: readonly (Named & { id: string })[];
};

type Named = { title: string; house: string; price: OfferedPrice | null };

/** What a client who knows one version finds changed in the next. */
export type OfferChanges = {
  added: Named[];
  gone: Named[];
  repriced: { title: string; before: OfferedPrice | null; after: OfferedPrice | null }[];
  /** Of what has a price before and after: another last day on which cancelling is free. Null: it never is. */
  freeUntil: { title: string; before: PlainDate | null; after: PlainDate | null }[];
  isLetterChanged: boolean;
  title: string | null;
  validUntil: PlainDate | null;
};

const namedOf = ({ title, house, price }: Named): Named => ({ title, house, price });

const costsTheSame = (one: OfferedPrice | null, other: OfferedPrice | null) =>
  one?.currency === other?.currency && one?.total === other?.total;

export function changesBetween(before: Known, after: Known): OfferChanges {
  const knew = (id: string) => before.alternatives.find((one) => one.id === id);
  const keeps = (id: string) => after.alternatives.some((one) => one.id === id);
  const stayed = after.alternatives.flatMap(({ id, title, price }) => {
    const former = knew(id);
    return former ? [{ title, before: former.price, after: price }] : [];
  });
  return {
    added: after.alternatives.filter(({ id }) => !knew(id)).map(namedOf),
    gone: before.alternatives.filter(({ id }) => !keeps(id)).map(namedOf),
    repriced: stayed.filter(({ before: was, after: is }) => !costsTheSame(was, is)),
    freeUntil: stayed.flatMap(({ title, before: was, after: is }) =>
      was && is && was.freeUntil !== is.freeUntil ? [{ title, before: was.freeUntil, after: is.freeUntil }] : [],
    ),
    isLetterChanged: before.letter !== after.letter,
    title: before.title === after.title ? null : after.title,
    validUntil: before.validUntil === after.validUntil ? null : after.validUntil,
  };
}
