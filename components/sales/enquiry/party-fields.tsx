'use client';

import { ChildAges } from '@/components/form/child-ages';
import { NumberField } from '@/components/form/number-field';
import type { EnquirySetting } from './types';

type Props = { setting: EnquirySetting; isRequired: boolean };

export function PartyFields({ setting: { shared, limits }, isRequired }: Props) {
  return (
    <div className="grid min-[372px]:grid-cols-2 gap-x-4 gap-y-7 season:gap-x-6">
      <NumberField
        path="adults"
        label={shared.adults}
        help={shared.adultsHelp}
        min={1}
        max={limits.adults}
        isRequired={isRequired}
      />
      <ChildAges
        label={shared.children}
        help={shared.childrenHelp}
        legend={shared.ages}
        legendHelp={shared.agesHelp}
        maximum={limits.children}
        oldest={limits.oldestChild}
      />
    </div>
  );
}
