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
  /** Other price, or other terms at the same price. */
  repriced: { title: string; before: OfferedPrice | null; after: OfferedPrice | null }[];
  isLetterChanged: boolean;
  title: string | null;
  validUntil: PlainDate | null;
};

const namedOf = ({ title, house, price }: Named): Named => ({ title, house, price });

const promised = (price: OfferedPrice | null) =>
  JSON.stringify(price && [price.currency, price.total, price.freeUntil]);

export function changesBetween(before: Known, after: Known): OfferChanges {
  const knew = (id: string) => before.alternatives.find((one) => one.id === id);
  const keeps = (id: string) => after.alternatives.some((one) => one.id === id);
  return {
    added: after.alternatives.filter(({ id }) => !knew(id)).map(namedOf),
    gone: before.alternatives.filter(({ id }) => !keeps(id)).map(namedOf),
    repriced: after.alternatives.flatMap(({ id, title, price }) => {
      const former = knew(id);
      return former && promised(former.price) !== promised(price)
        ? [{ title, before: former.price, after: price }]
        : [];
    }),
    isLetterChanged: before.letter !== after.letter,
    title: before.title === after.title ? null : after.title,
    validUntil: before.validUntil === after.validUntil ? null : after.validUntil,
  };
}
