import { Picture } from '@/components/ui/picture';
import {
  amountOf,
  cardFeeWords,
  depositWords,
  dueSteps,
  feeSpans,
  momentOf,
  roomLinesOf,
  type Told,
  taxWords,
  totalWords,
  viewsOf,
} from '@/lib/documents/offer/words';
import { numbered } from '@/lib/platform/numbered';
import type { ClientAlternative, ClientOffer } from '@/lib/sales/offer/types';
import { OfferTalk } from './offer-talk';

type Props = {
  alternative: ClientAlternative;
  designer: ClientOffer['designer'];
  /** The client has approved it. */
  isChosen: boolean;
  /** Its prices are over: what is written now asks for new ones. */
  isEnded: boolean;
  told: Told;
  now: Date;
  action: string | null;
};

/** One alternative: its pictures, what it is, what is said about it, and what is due when. */
export function AlternativeSection({ alternative, designer, isChosen, isEnded, told, action }: Props) {
  const { t } = told;
  const { id, position, title, house, place, facts, opening, text, included, rooms, comments, timeZone } = alternative;
  const views = viewsOf(alternative);
  const mosaic = views.slice(0, views.length >= 3 ? 3 : 1);
  return (
    <section
      id={`a${position}`}
      aria-labelledby={`t${position}`}
      className="scroll-mt-4 border-t border-line pt-14 desk:pt-24"
    >
      <div className="co-wrap">
        <div className="mb-5 grid grid-cols-[28px_1fr] items-baseline gap-x-2 desk:mb-8 desk:flex desk:gap-6">
          <span aria-hidden className="font-serif text-36 text-soft desk:text-48">
            {position}
          </span>
          <h2 id={`t${position}`} className="font-serif text-36 desk:text-48">
            {title}
          </h2>
          {isChosen && <strong className="col-start-2 text-14 text-main-ink">{t('stand.chosen')}</strong>}
          <p className="col-start-2 text-14 text-soft desk:ml-auto">{[house, place].filter(Boolean).join(', ')}</p>
        </div>
        <div className={`co-mosaic ${mosaic.length < 3 ? 'co-single' : ''}`}>
          {mosaic.map((picture, index) => (
            <div key={picture.src}>
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 800px) 66vw, 100vw' : '(min-width: 800px) 33vw, 50vw'}
              />
            </div>
          ))}
        </div>
        {views.length > mosaic.length && (
          <details className="co-screen mt-3">
            <summary className="inline-flex min-h-6 cursor-pointer text-14 text-main-ink underline underline-offset-4">
              {t('photographs', { count: views.length })}
            </summary>
            <ul className="mt-3 grid gap-1 stepper:grid-cols-2 desk:grid-cols-3 desk:gap-2">
              {views.slice(mosaic.length).map((picture) => (
                <li key={picture.src} className="aspect-3/2 overflow-hidden">
                  <Picture picture={picture} sizes="(min-width: 800px) 33vw, 100vw" />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="co-wrap grid gap-x-24 gap-y-10 py-10 desk:grid-cols-[7fr_4fr] desk:py-14">
        <div>
          <ul className="mb-6 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
            {numbered(facts).map(({ number, value: fact }) => (
              <li key={number}>{fact}</li>
            ))}
          </ul>
          <p className="mb-5 font-serif text-22 leading-[1.36]! desk:text-28">{opening}</p>
          {numbered(text).map(({ number, value: paragraph }) => (
            <p key={number} className="mt-3.5 max-w-[62ch]">
              {paragraph}
            </p>
          ))}
          {rooms.length > 1 && (
            <ul aria-label={t('rooms')} className="mt-8 border-t border-line text-14">
              {numbered(roomLinesOf(alternative, told)).map(({ number, value: room }) => (
                <li key={number} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
                  <span>
                    {room.name}
                    <span className="block text-13 text-soft">{room.more}</span>
                  </span>
                  {room.part && <span className="co-amount">{room.part}</span>}
                </li>
              ))}
            </ul>
          )}
          <ul className="mt-10 border-t border-line text-14 desk:columns-2 desk:gap-6">
            {numbered(included).map(({ number, value: item }) => (
              <li key={number} className="break-inside-avoid border-b border-line py-2.5">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <section
          aria-label={`${t('talk.title', { name: designer.firstName })}: ${position} ${title}`}
          className="self-start rounded-control border border-line bg-surface px-6 pt-5 pb-6"
        >
          <p className="text-14 font-bold">{t('talk.title', { name: designer.firstName })}</p>
          <ul className="text-14">
            {comments.map(({ by, name, text: said, at }) => (
              <li key={`${at.toISOString()} ${by}`} className="border-t border-line py-3.5 first:border-0">
                <span className="whitespace-pre-line">{said}</span>
                <span className="block text-13 text-soft">
                  {name}, {momentOf(at.toISOString(), timeZone, told)}
                </span>
              </li>
            ))}
          </ul>
          <OfferTalk
            action={action}
            alternativeId={id}
            words={{
              label: isEnded ? t('talk.labelEnded', { name: designer.firstName }) : t('talk.label', { title }),
              missing: t('talk.missing'),
              send: t('talk.send'),
              sending: t('talk.sending'),
              sent: t('talk.sent', { name: designer.firstName }),
              failed: t('talk.failed'),
            }}
          />
        </section>
      </div>
      <WhatIsDue alternative={alternative} designer={designer} told={told} />
    </section>
  );
}

/** The total, what is paid when and what cancelling costs. */
function WhatIsDue({ alternative, designer, told }: Pick<Props, 'alternative' | 'designer' | 'told'>) {
  const { t } = told;
  const { price, board, conditions = [] } = alternative;
  const steps = dueSteps(alternative, told);
  const beside = [depositWords(alternative, told), cardFeeWords(alternative, told)].filter((text) => text !== null);
  const tax = taxWords(alternative);
  return (
    <div className="co-wrap pb-16 desk:pb-24">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 desk:mb-9">
        <h3 className="font-serif text-28">{t('due.title')}</h3>
        <div className="text-14 text-soft">
          <p>
            <span className="co-amount">{totalWords(alternative, t)}</span>, {board}
          </p>
          {price?.service != null && (
            <p>
              {t('side.service')} <span className="co-amount">{amountOf(price.service, price.currency)}</span>
            </p>
          )}
          {tax && (
            <p>
              {t('cityTax')} <span className="co-amount">{t('about', { amount: tax })}</span>
            </p>
          )}
        </div>
      </div>
      {!price && <p className="mb-6 max-w-[62ch]">{t('due.later', { name: designer.firstName })}</p>}
      <ol className="co-steps">
        {steps.map(({ when, name, detail, isFirst }) => (
          <li key={`${when} ${name}`} className={isFirst ? 'co-first' : undefined}>
            <span className="block text-soft">{when}</span>
            <span className="block font-serif text-22">{name}</span>
            <span className="co-amount block whitespace-normal">{detail}</span>
          </li>
        ))}
      </ol>
      {price && (
        <ul className="co-fees">
          {feeSpans(price, told).map(({ head, detail, kind }) => (
            <li key={`${head} ${detail}`} className={`co-${kind}`}>
              {head}
              <span className="block text-soft">{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {beside.map((text) => (
        <p key={text} className="mt-5 max-w-[62ch] text-14 text-soft">
          {text}
        </p>
      ))}
      {conditions.map((condition) => (
        <p key={condition} className="mt-3 max-w-[62ch] text-14 text-soft">
          {condition}
        </p>
      ))}
    </div>
  );
}
