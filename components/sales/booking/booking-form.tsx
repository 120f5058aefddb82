'use client';

import type { ReactNode } from 'react';
import { ProgressiveForm } from '@/components/form/progressive-form';
import type { FieldErrors, FormController, PostedValues } from '@/components/form/types';
import { useFormController } from '@/components/form/use-form-controller';
import { type BookingConsents, CheckStep, DetailsStep, PaymentStep, SentBooking } from './booking-steps';
import { ChosenContext, chosenOf } from './chosen';
import type { BookingSetting } from './setting';

type Props = {
  setting: BookingSetting;
  posted?: PostedValues;
  errors?: FieldErrors;
  consents: BookingConsents;
  /** What holds when one cannot come, and with whom the contract is. */
  terms: ReactNode;
  /** House, stay and price, beside the form. */
  children: ReactNode;
};

const NOTHING = {};
const ID = 'booking';
const LINKED = ['adults', 'children'];

/** Three steps beside the stay they book; without JavaScript one page with all of them. */
export function BookingForm({ setting, posted = NOTHING, errors = NOTHING, consents, terms, children }: Props) {
  const { words, property, stay, price, action, locale } = setting;
  const { labels } = setting.booking;
  const draft = `booking.${property._id}`;
  const isStepped = Object.keys(errors).length === 0;
  const handle = useFormController<FormController>({
    id: ID,
    draft,
    linked: LINKED,
    hasSteps: true,
    errors,
    load: async (form) => {
      const { createBookingController } = await import('./booking-controller');
      return createBookingController({ setting, form, draft, errors, isStepped });
    },
  });
  const { state } = handle;
  const { values, answer } = state;

  if (state.phase === 'sent') return <SentBooking setting={setting} answer={answer} id={`${ID}-status`} />;

  return (
    <div className="grid gap-y-10 menu:grid-cols-12 menu:gap-x-6">
      <aside className="menu:col-span-4 menu:col-start-9 menu:row-start-1">
        <div className="menu:sticky menu:top-8">
          <ChosenContext value={chosenOf(values, setting)}>{children}</ChosenContext>
        </div>
      </aside>
      <div className="menu:col-span-7 menu:row-start-1">
        <ProgressiveForm
          handle={handle}
          action={action}
          words={words}
          posted={posted}
          submit={labels.submit}
          note={labels.note}
          constants={{
            propertyId: property._id,
            'period.checkIn': stay.checkIn,
            'period.checkOut': stay.checkOut,
            serviceLevel: stay.serviceLevel,
            price: String(price.amount),
            language: locale,
          }}
          steps={[
            {
              name: labels.stepDetails,
              heading: labels.stepDetailsHeading,
              content: <DetailsStep setting={setting} />,
            },
            {
              name: labels.stepPayment,
              heading: labels.stepPaymentHeading,
              content: <PaymentStep setting={setting} />,
            },
            {
              name: labels.stepCheck,
              heading: labels.stepCheckHeading,
              content: <CheckStep {...{ setting, values, posted, consents, terms }} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
