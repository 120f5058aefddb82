'use client';

import type { ReactNode } from 'react';
import { CheckBox } from '@/components/form/check-box';
import { TextArea, TextField } from '@/components/form/field';
import type { EnquirySetting } from './types';

type Props = { setting: EnquirySetting; isCityRequired: boolean; children?: ReactNode };

/** The last step of either enquiry: who writes, and the consents. */
export function ContactFields({ setting: { shared, privacyHref }, isCityRequired, children }: Props) {
  return (
    <div className="grid gap-y-7">
      <div className="grid gap-x-6 gap-y-7 season:grid-cols-2">
        <TextField path="fullname" label={shared.fullname} autoComplete="name" maxLength={120} isRequired />
        <TextField path="email" label={shared.email} type="email" autoComplete="email" maxLength={254} isRequired />
        <TextField
          path="phone"
          label={shared.phone}
          help={shared.phoneHelp}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          isRequired
        />
        <TextField
          path="city"
          label={shared.city}
          autoComplete="address-level2"
          maxLength={120}
          isRequired={isCityRequired}
        />
      </div>
      <TextArea path="text" label={shared.text} help={shared.textHelp} maxLength={4000} />
      <div className="grid gap-y-2">
        <CheckBox path="privacy" isRequired>
          {shared.privacyBefore}
          <a href={privacyHref} target="_blank" rel="noopener" className="underline underline-offset-4">
            {shared.privacyLink}
          </a>
          {shared.privacyAfter}
        </CheckBox>
        {children}
      </div>
    </div>
  );
}
