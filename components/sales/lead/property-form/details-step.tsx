'use client';

import { useFormContext } from 'react-hook-form';
import { ApiCheckBox, ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { dayBoxClass, dayInBoxClass } from '@/components/form/day-input';
import { StayFields } from '@/components/form/stay-fields';
import { Block } from '@/components/sales/lead/interest-form/block';
import { cardMemberChoices } from '@/components/sales/lead/interest-form/card-member-choices';
import { ClientFields } from '@/components/sales/lead/interest-form/client-fields';
import { ReferenceField } from '@/components/sales/lead/interest-form/reference-field';
import { paths } from '@/lib/platform/addresses/paths';
import { isPlainDate } from '@/lib/platform/dates';
import { formatMoney } from '@/lib/platform/money';
import { seasonOf } from '@/lib/sales/lead/rules/option';
import { limitText } from '../option-limit';
import { mayAskOperator, offersDiscount, periodOf, quoteOf } from './judge';
import { type PropertyFormSetting, propertyFieldNames, type Values } from './setting';

type Props = { values: Values; setting: PropertyFormSetting; isOff: boolean };

/** Stay and client: all of an interest, the first step of a booking. */
export function DetailsStep(props: Props) {
  const { deed, lead } = props.setting;
  // An interest begins with its client (rule 3.14), a booking with its stay.
  return deed === 'save-interest' && !lead ? (
    <>
      <ClientPart {...props} />
      <StayPart {...props} />
    </>
  ) : (
    <>
      <StayPart {...props} />
      <ClientPart {...props} />
    </>
  );
}

function StayPart({ values, setting, isOff }: Props) {
  const { words, property, today, deed, lead, initial } = setting;
  const { setValue, clearErrors, formState } = useFormContext();
  const { price } = quoteOf(values, setting);
  // What is held is booked as it is held; another stay of it is a change.
  const isHeld = deed !== 'save-interest' && lead?.holdsUntil != null;
  const said = (end: 'checkIn' | 'checkOut') => formState.errors[end]?.message as string | undefined;
  return (
    <Block title={words.stay}>
      {/* Closed as a whole: a field that is closed itself would not be sent. */}
      <fieldset disabled={isHeld} className="grid gap-4">
        <div className="grid gap-4 desk:grid-cols-[1fr_1fr_110px]">
          <StayFields
            names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
            labels={words}
            days={values}
            onDay={(end, day) => {
              setValue(end, day, { shouldDirty: true, shouldTouch: true });
              clearErrors(end);
            }}
            keepsTexts
            said={{ checkIn: said('checkIn'), checkOut: said('checkOut') }}
            isOff={isOff || isHeld}
            isRequired
            nights={{ address: paths.api.propertyNights(property.id), own: ownNights(setting) }}
            today={today}
            locale={setting.locale}
            words={setting.stayWords}
            className="grid gap-4 desk:col-span-2 desk:grid-cols-subgrid"
            fieldClass="min-w-0"
            labelClass="mb-1 block text-13 font-bold text-ink"
            boxClass={dayBoxClass}
            inputClass={dayInBoxClass}
          />
          <ApiInput
            name="pax"
            label={words.pax}
            inputMode="numeric"
            maxLength={2}
            defaultValue={initial.pax}
            autoComplete="off"
            aria-required
          />
        </div>
        <div className="grid gap-4 desk:grid-cols-2">
          <ApiSelect
            name="serviceLevel"
            label={words.serviceLevel}
            defaultValue={initial.serviceLevel}
            options={[
              { value: '', label: words.choose },
              ...property.serviceLevels.map((level) => ({ value: level, label: property.levelNames[level] ?? level })),
            ]}
          />
          <p className="text-13 text-soft">
            <span className="mb-1 block font-bold text-ink">{words.price}</span>
            <span className="flex h-10 items-center text-16 text-ink" aria-live="polite">
              {price ? formatMoney(price) : periodOf(values) && values.serviceLevel ? words.onRequest : '–'}
            </span>
          </p>
        </div>
        {deed === 'take-option' && isPlainDate(values.checkIn) && (
          <p className="text-13 text-soft">{limitText(words, setting.held[seasonOf(values.checkIn)])}</p>
        )}
        {mayAskOperator(values, setting) && (
          <ApiCheckBox name="asksOperator" defaultChecked={values.asksOperator}>
            {words.asks.replace('{due}', setting.answerDue)}
          </ApiCheckBox>
        )}
        {offersDiscount(values, setting) && (
          <ApiCheckBox name="seeksDiscount" defaultChecked={values.seeksDiscount}>
            {words.discount}
          </ApiCheckBox>
        )}
      </fieldset>
    </Block>
  );
}

/** What the lead holds itself is not taken for it. */
function ownNights({ lead }: PropertyFormSetting) {
  return lead && ['CONFIRMED_OPTION', 'CONFIRMED_BOOKING'].includes(lead.status) ? lead : undefined;
}

function ClientPart({ setting }: Props) {
  const { words, interest, bookingReference, clientReference, asksForCardMember, countries, initial } = setting;
  const named = (reference: typeof bookingReference) =>
    reference.isRequired ? reference : { ...reference, label: words.optional.replace('{label}', reference.label) };
  return (
    <ClientFields
      setting={{
        words: interest,
        ...{ clientReference, asksForCardMember, countries },
        names: propertyFieldNames,
        isFirstNameFirst: true,
        initial,
      }}
      title={words.client}
    >
      <div className="mt-4 grid gap-x-5 gap-y-4 desk:grid-cols-2">
        <ApiSelect
          name={propertyFieldNames.nationality}
          label={words.nationality}
          defaultValue={initial.nationality}
          options={[{ value: '', label: words.choose }, ...countries.map((name) => ({ value: name, label: name }))]}
        />
        {asksForCardMember && (
          <ApiSelect
            name={propertyFieldNames.cardMember}
            label={words.cardMember}
            defaultValue={initial.amexCardMember}
            options={cardMemberChoices(words, words.choose)}
          />
        )}
      </div>
      <div className="mt-4 mb-4 grid gap-x-5 gap-y-4 desk:grid-cols-2">
        <ReferenceField name="tls" reference={named(bookingReference)} missing="" defaultValue={initial.tls} />
        <ReferenceField
          name={propertyFieldNames.client}
          reference={named(clientReference)}
          missing=""
          defaultValue={initial.cc}
        />
      </div>
      <ApiTextArea name="comments" label={words.comments} rows={3} maxLength={4000} defaultValue={initial.comments} />
    </ClientFields>
  );
}
