'use client';

import { CheckBox } from '@/components/form/check-box';
import { TextField } from '@/components/form/field';
import { PeriodFields } from '@/components/form/period-fields';
import { ProgressiveForm } from '@/components/form/progressive-form';
import type { FormController } from '@/components/form/types';
import { useFormController } from '@/components/form/use-form-controller';
import { askedRows } from './asked-rows';
import { ContactFields } from './contact-fields';
import { EnquirySent } from './enquiry-sent';
import { PartyFields } from './party-fields';
import { type EnquirySetting, LINKED_GENERAL } from './types';

type Props = {
  setting: EnquirySetting;
  hotel: { id: string; title: string };
  labels: Record<'heading' | 'room' | 'anyRoom' | 'contactConsent', string>;
};

const ID = 'enquiry';
const NOTHING = {};

/** A general enquiry whose destination is the hotel; the nights come from the address, as the panel writes them there. */
export function HotelEnquiry({ setting, hotel, labels }: Props) {
  const { shared, recap, today, locale } = setting;
  const draft = `enquiry.${hotel.id}`;
  const handle = useFormController<FormController>({
    id: ID,
    draft,
    linked: LINKED_GENERAL,
    hasSteps: false,
    errors: NOTHING,
    load: async (form) => {
      const { createGeneralEnquiry } = await import('./general-enquiry-controller');
      return createGeneralEnquiry({ ...setting, form, draft, destinations: [], errors: NOTHING, isStepped: false });
    },
  });
  if (handle.state.phase === 'sent') {
    const { answer, values } = handle.state;
    return (
      <EnquirySent
        formId={ID}
        setting={setting}
        asked={[{ label: recap.property, value: hotel.title }, ...askedRows(values, setting)]}
        answer={answer}
        waysOn={setting.waysOn}
      />
    );
  }
  return (
    <ProgressiveForm
      handle={handle}
      action={setting.action}
      words={setting.words}
      posted={NOTHING}
      submit={shared.submit}
      note={shared.note}
      constants={{ type: 'enquiry', kind: 'general', language: locale, destination: hotel.title }}
      steps={[
        {
          name: labels.heading,
          heading: labels.heading,
          content: (
            <div className="grid gap-y-7">
              <PeriodFields checkIn={shared.checkIn} checkOut={shared.checkOut} today={today} locale={locale} />
              <PartyFields setting={setting} isRequired />
              <TextField path="preferences" label={labels.room} help={labels.anyRoom} maxLength={120} />
              <ContactFields setting={setting} isCityRequired={false}>
                <CheckBox path="contactConsent" isRequired>
                  {labels.contactConsent}
                </CheckBox>
              </ContactFields>
            </div>
          ),
        },
      ]}
    />
  );
}
