'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { loadVendorScript } from '@/components/ui/vendor-script';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type CardElement, type Processor, type TakenCard, takeCard } from './processor';

const SCRIPT = 'https://js.stripe.com/v3/';

/** Reads the card out of the processor's fields, under the name that stands on it. */
export type TakesCard = (name: string) => Promise<TakenCard>;

type Props = {
  publishableKey: string;
  locale: Locale;
  /** Where the form finds how to take the card; null while the fields are not there. */
  taker: RefObject<TakesCard | null>;
  label: string;
  failure: string;
  error?: string;
};

/** The processor's own fields: what is typed there never reaches this page, nor the server. */
export function ProcessorCard({ publishableKey, locale, taker, label, failure, error }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let element: CardElement | undefined;
    let isGone = false;
    const mount = async () => {
      await loadVendorScript(SCRIPT, 'Stripe');
      if (isGone || !box.current) return;
      const open = Reflect.get(window, 'Stripe') as (key: string) => Processor;
      const processor = open(publishableKey);
      const own = processor.elements({ locale }).create('card', { hidePostalCode: true });
      own.mount(box.current);
      element = own;
      taker.current = (name) => takeCard(processor, { element: own, name, failure });
    };
    mount().catch((reason: unknown) => {
      console.warn('card fields:', reason);
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      taker.current = null;
      element?.destroy();
    };
  }, [publishableKey, locale, taker, failure]);

  const said = error ?? (hasFailed ? failure : '');
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-1 text-13 font-bold">
        {label}
      </p>
      <div ref={box} className="min-h-10 rounded-desk border border-input bg-surface px-3 py-2.5" />
      <p role="alert" className={said ? 'mt-1 text-13 text-negative' : 'sr-only'}>
        {said}
      </p>
    </section>
  );
}
