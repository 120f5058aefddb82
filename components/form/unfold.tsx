'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { usePartOnUse } from '@/components/form/part-on-use';

type Props<Of extends object> = {
  summary: ReactNode;
  /** Said in place of what is seen. */
  label?: string;
  summaryClass: string;
  className?: string;
  load: () => Promise<ComponentType<Of>>;
  /** What the part is made of. */
  of: Of;
};

/** A fold whose content is fetched when somebody reaches for it. After a failure it is fetched anew by opening it again. */
export function Unfold<Of extends object>({ summary, label, summaryClass, className, load, of }: Props<Of>) {
  const { words } = useApiSetting();
  const fold = useRef<HTMLDetailsElement>(null);
  const { part: Part, hasFailed, bring } = usePartOnUse(load);
  const look = useEffectEvent(() => {
    if (fold.current?.open) bring();
  });
  // It may have been opened before the script came.
  useEffect(() => look(), []);
  return (
    <details
      ref={fold}
      onPointerEnter={bring}
      onFocus={bring}
      onToggle={({ currentTarget }) => currentTarget.open && bring()}
      className={className}
    >
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      {Part && <Part {...of} />}
      <p role="alert" className="mt-2 text-12 text-negative empty:hidden">
        {hasFailed ? words.offline : ''}
      </p>
    </details>
  );
}
