'use client';

import { useEffect, useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';
import { keepTyped } from '@/components/shell/palette/typed-ahead';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { NewOfferSetting } from './new-offer-setting';

const nothing = () => '';

const loadList = async () => (await import('./new-offer-list')).NewOfferList;

/** A new offer; whom it is for is chosen from a list that is fetched when somebody reaches for it. */
export function NewOffer(props: NewOfferSetting) {
  const setting = useApiSetting();
  const [isOpen, setOpen] = useState(false);
  const { part: NewOfferList, hasFailed, bring } = usePartOnUse(loadList);
  const typed = useRef(nothing);
  useEffect(() => {
    // Nothing comes that would take it.
    if (!isOpen || hasFailed) typed.current();
  }, [isOpen, hasFailed]);

  function press() {
    setOpen(!isOpen);
    bring();
    if (!isOpen && !NewOfferList) typed.current = keepTyped(() => setOpen(false));
  }

  return (
    // On a narrow screen the list is as wide as the page, wherever the button stands.
    <div className="relative max-desk:static">
      <button
        type="button"
        data-new-offer
        aria-expanded={isOpen}
        aria-busy={isOpen && !NewOfferList && !hasFailed}
        onPointerEnter={bring}
        onFocus={bring}
        onClick={press}
        className={compactButtonClass('quiet')}
      >
        <span aria-hidden className="text-18 font-normal">
          +
        </span>
        {props.words.button}
      </button>
      {isOpen && (NewOfferList || hasFailed) && (
        <div className="absolute right-0 z-20 mt-2 w-[min(440px,calc(100vw-32px))] rounded-desk border border-line bg-surface text-14 shadow-float max-desk:inset-x-4 max-desk:w-auto">
          {NewOfferList ? (
            <NewOfferList {...props} takeTyped={() => typed.current()} onEscape={() => setOpen(false)} />
          ) : (
            <p role="alert" className="px-4 py-3 text-13 text-negative">
              {setting.words.offline}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
