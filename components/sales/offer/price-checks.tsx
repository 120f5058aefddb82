'use client';

import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { formatTime } from '@/lib/platform/dates';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, money } from '@/lib/platform/money';
import { stopsSending } from '@/lib/sales/offer/rules/asked-again';
import type { OfferPricesJson } from '@/lib/sales/offer/schema';
import type { Seen } from './draft-queue';
import { OFFER_TIME_ZONE } from './moment-words';

type Props = {
  offerId: string;
  seen: Seen;
  /** Null while they are asked. */
  prices: OfferPricesJson | null;
  isFailed: boolean;
  titles: Readonly<Record<string, string>>;
  notes: readonly { isGood: boolean; text: string }[];
  backHref: string;
  words: Messages['offers'];
};

type Asked = OfferPricesJson['alternatives'][number];

/** What was checked, in words; a price that has moved is decided here, not at the client's. */
export function PriceChecks({ prices, isFailed, titles, notes, words, ...rest }: Props) {
  const told = prices?.alternatives.filter(({ state }) => !['same', 'promised'].includes(state)) ?? [];
  const stale = prices && (prices.number !== rest.seen.number || prices.revision !== rest.seen.revision);
  return (
    <section aria-live="polite">
      <h2 className="mb-2 font-sans text-16 leading-6 font-bold">{words.look.checks}</h2>
      <ul className="grid gap-2.5 text-14">
        {!prices && <li className="text-soft">{isFailed ? words.check.failed : words.check.asking}</li>}
        {stale && (
          <li className="text-warning">
            {words.look.stale} <a href={paths.offerSending(rest.offerId)}>{words.look.again}</a>
          </li>
        )}
        {prices && told.length === 0 && (
          <Line isGood>{fill(words.check.same, { moment: formatTime(prices.askedAt, 'en', OFFER_TIME_ZONE) })}</Line>
        )}
        {told.map((one) => (
          <Line key={one._id} isGood={false}>
            <Moved one={one} title={titles[one._id] ?? ''} words={words} {...rest} />
          </Line>
        ))}
        {notes.map(({ isGood, text }) => (
          <Line key={text} isGood={isGood}>
            {text}
          </Line>
        ))}
      </ul>
    </section>
  );
}

function Line({ isGood, children }: { isGood: boolean; children: React.ReactNode }) {
  return (
    <li className={`flex gap-2.5 ${isGood ? 'text-positive' : 'text-warning'}`}>
      <Icon name={isGood ? 'check' : 'warning'} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

type MovedProps = Pick<Props, 'offerId' | 'seen' | 'backHref' | 'words'> & { one: Asked; title: string };

function Moved({ one, title, offerId, seen, backHref, words }: MovedProps) {
  const take = useApiMutation(paths.api.offer(offerId, 'prices'));
  const sum = (total: number | null, currency: string) =>
    total === null ? words.onRequest : formatMoney(money(total, currency));
  const after = one.now ? sum(one.now.total, one.now.currency) : '';
  const sentence = {
    gone: words.check.gone,
    moved: words.check.moved,
    termsMoved: words.check.termsMoved,
    unavailable: words.check.unavailable,
    same: '',
    promised: '',
  }[one.state];
  return (
    <>
      <p>{fill(sentence, { title, after, before: sum(one.before, one.currency) })}</p>
      {stopsSending(one) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {one.now && (
            <button
              type="button"
              disabled={take.isBusy}
              onClick={() => take.send({ ...seen, alternativeId: one._id })}
              className={compactButtonClass('quiet', 'small')}
            >
              {one.state === 'termsMoved' ? words.look.takeTerms : fill(words.look.takePrice, { price: after })}
            </button>
          )}
          <a href={backHref} className={compactButtonClass('quiet', 'small')}>
            {words.look.toOffer}
          </a>
        </p>
      )}
      <span role="alert" className="text-negative empty:hidden">
        {take.failure}
      </span>
    </>
  );
}
