'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '@/components/form/types';
import { useLetterKeys, useLetterKeysSetting } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';

type Way = {
  key: string;
  title: string;
  text: string;
  /** What takes it: one button, or one link. */
  action: ReactNode;
};

type Props = {
  /** On the way back to the form. */
  back: string;
  onBack: () => void;
  title: string;
  text: string;
  /** Which house, and when. */
  house: string;
  period: Period | null;
  locale: Locale;
  /** Whether it is the page's own heading. */
  heading: 'h1' | 'h2';
  ways: readonly Way[];
  /** What moved. */
  children?: ReactNode;
};

/** Shown, now and the difference, with the ways on (rule 3.7). What was typed waits in the form behind it. */
export function PriceMovedPage({
  back,
  onBack,
  title,
  text,
  house,
  period,
  locale,
  heading: Heading,
  ways,
  children,
}: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const take = (index: number) => () => list.current?.querySelectorAll<HTMLElement>('button, a').item(index)?.click();
  useLetterKeys({ 1: take(0), 2: take(1), 3: take(2) });
  return (
    <div>
      <button
        type="button"
        onClick={onBack}
        className="min-h-6 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
      >
        ← {back}
      </button>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <Heading ref={head} tabIndex={-1} className="text-28 outline-none">
            {title}
          </Heading>
          <p className="mt-1 text-soft">{text}</p>
        </div>
        <p className="text-13 text-soft">
          {house}
          <br />
          {period && formatRange(period.checkIn, period.checkOut, locale)}
        </p>
      </div>
      {children}
      <div ref={list} className="mt-8 grid gap-6 border-t border-ink pt-6 desk:grid-cols-3">
        {ways.map(({ key, ...way }, index) => (
          <WayOn key={key} number={index + 1} level={Heading === 'h1' ? 'h2' : 'h3'} {...way} />
        ))}
      </div>
    </div>
  );
}

/** `number`: the key that takes it, unless keys of a single letter are switched off. */
function WayOn({
  number,
  level: Level,
  title,
  text,
  action,
}: Omit<Way, 'key'> & { number: number; level: 'h2' | 'h3' }) {
  const { isOn } = useLetterKeysSetting();
  return (
    <section className="flex flex-col">
      <Level className="font-sans text-16 leading-6 font-bold tracking-normal">
        {isOn && (
          <kbd className="mr-2 rounded-control border border-line-strong px-1.5 text-12 font-normal text-soft max-desk:hidden">
            {number}
          </kbd>
        )}
        {title}
      </Level>
      <p className="mt-1 mb-4 grow text-14 text-soft">{text}</p>
      {action}
    </section>
  );
}

type Sending = {
  formId: string;
  isBusy: boolean;
  onTake?: () => void;
};

type WayWords = Record<'accept' | 'acceptText' | 'acceptButton' | 'honour' | 'honourText' | 'honourButton', string>;

/** The price of now. */
export function acceptWay(words: WayWords, price: string, sending: Sending): Way {
  return {
    key: 'accept',
    title: words.accept,
    text: fill(words.acceptText, { price }),
    action: (
      <AnswerButton {...sending} answer="accept">
        {fill(words.acceptButton, { price })}
      </AnswerButton>
    ),
  };
}

/** The price that was shown: whoever sells is asked for it. */
export function honourWay(words: WayWords, price: string, sending: Sending): Way {
  return {
    key: 'honour',
    title: words.honour,
    text: fill(words.honourText, { price }),
    action: (
      <AnswerButton {...sending} answer="honour">
        {words.honourButton}
      </AnswerButton>
    ),
  };
}

/** Another one than the two. */
export function leaveWay(
  key: string,
  { title, text, label, href }: { title: string; text: string; label: ReactNode; href: string },
  isOnly = false,
): Way {
  const look = compactButtonClass(isOnly ? 'primary' : 'quiet', 'large', 'w-full');
  const action = (
    <a href={href} data-soft className={look}>
      {label}
    </a>
  );
  return { key, title, text, action };
}

type AnswerProps = Sending & { answer: 'accept' | 'honour'; children: ReactNode };

/** Sends the form that waits behind, with this answer. */
function AnswerButton({ formId, answer, isBusy, onTake, children }: AnswerProps) {
  return (
    <button
      type="submit"
      form={formId}
      name="answer"
      value={answer}
      disabled={isBusy}
      onClick={onTake}
      className={compactButtonClass(answer === 'accept' ? 'primary' : 'quiet', 'large', 'w-full')}
    >
      {children}
    </button>
  );
}
