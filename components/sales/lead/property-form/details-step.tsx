'use client';

import { dayBoxClass, dayInBoxClass } from '@/components/form/day-input';
import { StayFields } from '@/components/form/stay-fields';
import { cardMemberChoices } from '@/components/sales/lead/card-member-choices';
import type { ReferenceSetting } from '@/components/sales/selection/interest/setting';
import { paths } from '@/lib/platform/addresses/paths';
import { isPlainDate } from '@/lib/platform/dates';
import { formatMoney } from '@/lib/platform/money';
import { withoutPrefix } from '@/lib/sales/lead/rules/reference';
import { Box, Comments, Field, type FormState, Group, Select } from './fields';
import { mayAskOperator, offersDiscount, quoteOf } from './judge';
import { limitText } from './limit';
import type { PropertyFormSetting } from './setting';

type Props = { form: FormState; setting: PropertyFormSetting };

/** Stay and client: all of an interest, the first step of a booking. */
export function DetailsStep({ form, setting }: Props) {
  const { words, property, today, bookingReference, clientReference, asksForCardMember, countries } = setting;
  const { deed, lead } = setting;
  const { price } = quoteOf(form.values, setting);
  // What is held is booked as it is held; another stay of it is a change.
  const stayForm = { ...form, isOff: form.isOff || (deed !== 'save-interest' && lead?.holdsUntil != null) };
  const stay = (
    <Group title={words.stay}>
      <div className="grid gap-4 desk:grid-cols-[1fr_1fr_110px]">
        <StayFields
          names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
          labels={words}
          days={form.values}
          onDay={(end, day) => form.change({ [end]: day })}
          said={form.errors}
          isOff={stayForm.isOff}
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
        <Field {...stayForm} name="pax" label={words.pax} type="number" min={1} max={property.capacity} isRequired />
      </div>
      <div className="grid gap-4 desk:grid-cols-2">
        <Select
          {...stayForm}
          name="serviceLevel"
          label={words.serviceLevel}
          options={[
            { value: '', label: words.choose },
            ...property.serviceLevels.map((level) => ({ value: level, label: property.levelNames[level] ?? level })),
          ]}
        />
        <p className="text-13 text-soft">
          <span className="mb-1 block font-bold text-ink">{words.price}</span>
          <span className="flex h-10 items-center text-16 text-ink" aria-live="polite">
            {price ? formatMoney(price) : words.onRequest}
          </span>
        </p>
      </div>
      {deed === 'take-option' && isPlainDate(form.values.checkIn) && (
        <p className="text-13 text-soft">{limitText(words, setting.held, form.values.checkIn)}</p>
      )}
      {mayAskOperator(form.values, setting) && (
        <Box {...stayForm} name="asksOperator">
          {words.asks.replace('{due}', setting.answerDue)}
        </Box>
      )}
      {offersDiscount(form.values, setting) && (
        <Box {...stayForm} name="seeksDiscount">
          {words.discount}
        </Box>
      )}
    </Group>
  );
  const client = (
    <Group title={words.client}>
      <div className="grid gap-4 desk:grid-cols-2">
        <Field {...form} name="firstName" label={words.firstName} maxLength={120} isRequired />
        <Field {...form} name="lastName" label={words.lastName} maxLength={120} isRequired />
        <Select
          {...form}
          name="nationality"
          label={words.nationality}
          options={[{ value: '', label: words.choose }, ...countries.map((name) => ({ value: name, label: name }))]}
        />
        {asksForCardMember && (
          <Select
            {...form}
            name="amexCardMember"
            label={words.cardMember}
            options={cardMemberChoices(words, words.choose)}
          />
        )}
      </div>
      <div className="grid gap-4 desk:grid-cols-2">
        <Reference form={form} name="tls" reference={bookingReference} optional={words.optional} />
        <Reference form={form} name="cc" reference={clientReference} optional={words.optional} />
      </div>
      <Comments {...form} label={words.comments} />
    </Group>
  );
  // An interest begins with its client (rule 3.14), a booking with its stay.
  return deed === 'save-interest' && !lead ? (
    <>
      {client}
      {stay}
    </>
  ) : (
    <>
      {stay}
      {client}
    </>
  );
}

/** What the lead holds itself is not taken for it. */
function ownNights({ lead }: PropertyFormSetting) {
  return lead && ['CONFIRMED_OPTION', 'CONFIRMED_BOOKING'].includes(lead.status) ? lead : undefined;
}

type ReferenceProps = { form: FormState; name: 'tls' | 'cc'; reference: ReferenceSetting; optional: string };

/** The prefix stands before the field; typed as well it is taken away. */
function Reference({ form, name, reference: { label, prefix, isRequired }, optional }: ReferenceProps) {
  return (
    <Field
      {...form}
      name={name}
      label={isRequired ? label : optional.replace('{label}', label)}
      prefix={prefix}
      isRequired={isRequired}
      maxLength={60}
      filter={(typed) => (typed.length > prefix.length ? withoutPrefix(prefix, typed) : typed)}
    />
  );
}
