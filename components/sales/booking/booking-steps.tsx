import type { ReactNode } from 'react';
import { CheckBox, Radios } from '@/components/form/check-box';
import { ChildAges } from '@/components/form/child-ages';
import { TextArea, TextField } from '@/components/form/field';
import { NumberField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { type FormState, fill, type PostedValues } from '@/components/form/types';
import { WaysOn } from '@/components/form/ways-on';
import { type Payment, payments } from '@/lib/sales/booking/types';
import { MAXIMUM_CHILDREN, OLDEST_CHILD } from '@/lib/sales/enquiry/schema';
import { textOf } from '../enquiry/asked-rows';
import { guestsText } from './chosen';
import { PaymentPlan } from './payment-plan';
import { SummaryRows } from './rows';
import type { BookingSetting } from './setting';

/** With their links, drawn on the server. */
export type BookingConsents = Record<'privacy' | 'salesPolicy' | 'productTerms' | 'operatorTerms', ReactNode>;

type Step = { setting: BookingSetting };

/** The answer in the form's place: its reference, until when the lessor answers, and where the booking stands. */
export function SentBooking({ setting, answer, id }: Step & { answer: FormState['answer']; id: string }) {
  const { booking } = setting;
  return (
    <section role="status" data-plain-end className="border-t border-main pt-8">
      <h2 id={id} tabIndex={-1} className="text-36 outline-none">
        {booking.sent.heading}
      </h2>
      <p className="lead mt-4 mb-8">{answer.message}</p>
      <SummaryRows
        rows={[
          { label: booking.sent.reference, value: answer.reference },
          { label: booking.sent.answerBy, value: answer.answerBy },
        ]}
      />
      <WaysOn
        ways={[
          ...(answer.bookingUrl ? [{ href: answer.bookingUrl, label: booking.sent.open }] : []),
          ...setting.waysOn,
        ]}
      />
    </section>
  );
}

export function DetailsStep({ setting }: Step) {
  const { booking, property } = setting;
  const { labels } = booking;
  return (
    <div className="grid gap-y-8">
      <div className="grid min-[372px]:grid-cols-2 gap-x-4 gap-y-7 season:gap-x-6">
        <NumberField
          path="adults"
          label={labels.adults}
          help={fill(labels.adultsHelp, { capacity: property.capacity })}
          min={1}
          max={property.capacity}
          isRequired
        />
        <ChildAges
          label={labels.children}
          help={labels.childrenHelp}
          legend={labels.ages}
          legendHelp={labels.agesHelp}
          maximum={Math.min(MAXIMUM_CHILDREN, property.capacity - 1)}
          oldest={OLDEST_CHILD}
        />
      </div>
      {property.petsAllowed && (
        <div data-reveals="" className="grid gap-y-5">
          <CheckBox path="hasPets" isRevealer>
            {labels.hasPets}
          </CheckBox>
          <div data-revealed="">
            <TextField path="petDetails" label={labels.petDetails} help={labels.petHelp} maxLength={1000} isRequired />
          </div>
        </div>
      )}
      <div className="grid gap-x-6 gap-y-7 season:grid-cols-2">
        <TextField path="firstName" label={labels.firstName} autoComplete="given-name" maxLength={120} isRequired />
        <TextField path="lastName" label={labels.lastName} autoComplete="family-name" maxLength={120} isRequired />
        <TextField path="address" label={labels.address} autoComplete="street-address" maxLength={200} isRequired />
        <TextField path="city" label={labels.city} autoComplete="address-level2" maxLength={120} isRequired />
        <SelectField
          path="country"
          label={labels.country}
          empty={setting.chooseCountry}
          options={setting.countries}
          autoComplete="country-name"
          isRequired
        />
        <TextField path="email" label={labels.email} type="email" autoComplete="email" maxLength={254} isRequired />
        <TextField
          path="phone"
          label={labels.phone}
          help={labels.phoneHelp}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          isRequired
        />
      </div>
      <TextArea path="text" label={labels.text} help={labels.textHelp} maxLength={4000} />
    </div>
  );
}

export function PaymentStep({ setting }: Step) {
  const { booking } = setting;
  const { labels } = booking;
  return (
    <>
      <Radios
        path="payment"
        label={labels.payment}
        isRequired
        initial={setting.methods.length === 1 ? setting.methods[0]?.value : undefined}
        options={setting.methods}
      />
      <p className="mt-6 max-w-[56ch] text-14 text-soft">{booking.later}</p>
    </>
  );
}

function paymentOf(chosen: unknown, { methods }: BookingSetting): Payment {
  return payments.find((payment) => payment === chosen) ?? methods[0]?.value ?? 'bankTransfer';
}

type Check = Step & {
  values: FormState['values'];
  posted: PostedValues;
  consents: BookingConsents;
  /** What holds when one cannot come, and with whom the contract is. */
  terms: ReactNode;
};

export function CheckStep({ setting, values, posted, consents, terms }: Check) {
  const { booking, stay, price, locale } = setting;
  const { who, pay } = booking;
  const waived = setting.terms.cardFeeRatio === 0 ? booking.fee.noFee : booking.fee.waivedByLaw;
  return (
    <>
      <div data-scripted>
        <h3 className="mb-4 text-22">{who.heading}</h3>
        <SummaryRows
          rows={[
            {
              label: who.by,
              value: [
                [textOf(values.firstName), textOf(values.lastName)].filter(Boolean).join(' '),
                textOf(values.address),
                textOf(values.city),
                textOf(values.country),
              ]
                .filter(Boolean)
                .join(', '),
            },
            { label: who.reach, value: [textOf(values.email), textOf(values.phone)].filter(Boolean).join(', ') },
            { label: who.guests, value: guestsText(values, setting) },
            { label: who.pets, value: values.hasPets === true ? textOf(values.petDetails) : who.none },
            { label: who.comments, value: textOf(values.text) },
          ]}
        />
      </div>
      <h3 className="mt-12 mb-4 text-22">{pay.heading}</h3>
      <PaymentPlan
        words={booking}
        locale={locale}
        price={price}
        payment={paymentOf(values.payment ?? posted.payment, setting)}
        terms={setting.terms}
        stay={stay}
        today={setting.today}
      />
      <p className="mt-4 max-w-[60ch] text-13 text-soft">
        {waived} {pay.cityTax}
      </p>
      {terms}
      <h3 className="mt-12 mb-4 text-22">{booking.confirm.heading}</h3>
      <div className="grid gap-y-1 border-y border-line py-3">
        {(['privacy', 'salesPolicy', 'productTerms', 'operatorTerms'] as const).map((path) => (
          <CheckBox key={path} path={path} isRequired>
            {consents[path]}
          </CheckBox>
        ))}
      </div>
    </>
  );
}
