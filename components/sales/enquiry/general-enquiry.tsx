'use client';

import { CheckBox, CheckBoxes, Radios } from '@/components/form/check-box';
import { TextArea, TextField } from '@/components/form/field';
import { NumberField } from '@/components/form/number-field';
import { PeriodFields } from '@/components/form/period-fields';
import { ProgressiveForm } from '@/components/form/progressive-form';
import type { FieldErrors, FormController, PostedValues } from '@/components/form/types';
import { useFormController } from '@/components/form/use-form-controller';
import { askedRows, textOf } from './asked-rows';
import { ContactFields } from './contact-fields';
import { EnquirySent } from './enquiry-sent';
import { PartyFields } from './party-fields';
import { type EnquirySetting, LINKED_GENERAL, type Option } from './types';

type GeneralEnquiryLabels = Record<
  | 'destination'
  | 'destinationHelp'
  | 'propertyTypes'
  | 'bedrooms'
  | 'anyLevel'
  | 'activities'
  | 'services'
  | 'preferences'
  | 'preferencesHelp'
  | 'isOnBehalfOf'
  | 'onBehalfOf'
  | 'onBehalfOfHelp'
  | 'contactConsent'
  | 'stepPeriod'
  | 'stepPeriodHeading'
  | 'stepParty'
  | 'stepPartyHeading'
  | 'stepContact'
  | 'stepContactHeading',
  string
>;

type GeneralEnquiryOptions = Record<
  'destinations' | 'propertyTypes' | 'serviceLevels' | 'activities' | 'services',
  readonly Option[]
>;

type Props = {
  setting: EnquirySetting;
  labels: GeneralEnquiryLabels;
  options: GeneralEnquiryOptions;
  maximumBedrooms: number;
  posted?: PostedValues;
  errors?: FieldErrors;
};

const NOTHING = {};
const ID = 'enquiry';
const DRAFT = 'enquiry';

/** Three steps: when and where, who and how, the contact. About no property in particular. */
export function GeneralEnquiry(props: Props) {
  const { setting, labels, options, maximumBedrooms, posted = NOTHING, errors = NOTHING } = props;
  const { shared, today, locale } = setting;
  const isStepped = Object.keys(errors).length === 0;
  const handle = useFormController<FormController>({
    id: ID,
    draft: DRAFT,
    linked: LINKED_GENERAL,
    hasSteps: true,
    errors,
    load: async (form) => {
      const { createGeneralEnquiry } = await import('./general-enquiry-controller');
      const { destinations } = options;
      return createGeneralEnquiry({ ...setting, form, draft: DRAFT, destinations, errors, isStepped });
    },
  });
  if (handle.state.phase === 'sent') {
    const { answer, values } = handle.state;
    return (
      <EnquirySent
        formId={ID}
        setting={setting}
        asked={[{ label: labels.destination, value: textOf(values.destination) }, ...askedRows(values, setting)]}
        answer={answer}
        waysOn={setting.waysOn}
      />
    );
  }

  const when = (
    <div className="grid gap-y-7">
      <PeriodFields checkIn={shared.checkIn} checkOut={shared.checkOut} today={today} locale={locale} />
      <TextField
        path="destination"
        label={labels.destination}
        help={labels.destinationHelp}
        list={`${ID}-destinations`}
        autoComplete="off"
        maxLength={120}
      />
      <datalist id={`${ID}-destinations`}>
        {options.destinations.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </div>
  );

  const who = (
    <div className="grid gap-y-9">
      <PartyFields setting={setting} isRequired />
      <CheckBoxes path="propertyTypes" label={labels.propertyTypes} options={options.propertyTypes} />
      <NumberField path="bedrooms" label={labels.bedrooms} min={1} max={maximumBedrooms} />
      <Radios
        path="serviceLevel"
        label={shared.serviceLevel}
        initial=""
        options={[...options.serviceLevels, { value: '', label: labels.anyLevel }]}
      />
      <CheckBoxes path="activities" label={labels.activities} options={options.activities} />
      <CheckBoxes path="services" label={labels.services} options={options.services} />
      <TextArea path="preferences" label={labels.preferences} help={labels.preferencesHelp} maxLength={1000} rows={3} />
      <div data-reveals="" className="grid gap-y-5">
        <CheckBox path="isOnBehalfOf" isRevealer>
          {labels.isOnBehalfOf}
        </CheckBox>
        <div data-revealed="">
          <TextField
            path="onBehalfOf"
            label={labels.onBehalfOf}
            help={labels.onBehalfOfHelp}
            autoComplete="off"
            maxLength={120}
            isRequired
          />
        </div>
      </div>
    </div>
  );

  const contact = (
    <ContactFields setting={setting} isCityRequired={false}>
      <CheckBox path="contactConsent" isRequired>
        {labels.contactConsent}
      </CheckBox>
    </ContactFields>
  );

  return (
    <ProgressiveForm
      handle={handle}
      action={setting.action}
      words={setting.words}
      posted={posted}
      submit={shared.submit}
      note={shared.note}
      constants={{ type: 'enquiry', kind: 'general', language: locale }}
      steps={[
        { name: labels.stepPeriod, heading: labels.stepPeriodHeading, content: when },
        { name: labels.stepParty, heading: labels.stepPartyHeading, content: who },
        { name: labels.stepContact, heading: labels.stepContactHeading, content: contact },
      ]}
    />
  );
}
