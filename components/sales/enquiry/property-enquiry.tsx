'use client';

import type { ReactNode } from 'react';
import { type SimilarCard, SimilarList } from '@/components/catalogue/property/similar-list';
import { CheckBox, Radios } from '@/components/form/check-box';
import { PeriodFields } from '@/components/form/period-fields';
import { ProgressiveForm } from '@/components/form/progressive-form';
import type { FieldErrors, FormState, PostedValues } from '@/components/form/types';
import { useFormController } from '@/components/form/use-form-controller';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { askedRows } from './asked-rows';
import { ContactFields } from './contact-fields';
import { EnquirySent } from './enquiry-sent';
import { guestsOf, PartyFields } from './party-fields';
import type { PropertyEnquiryController } from './property-enquiry-controller';
import { AskedPriceContext, OfferChoice, PeriodNote, QuoteFacts } from './property-quote';
import { type EnquirySetting, LINKED_PROPERTY, type PropertyFacts, type QuoteWords } from './types';

type PropertyEnquiryLabels = Record<
  'offers' | 'otherDates' | 'interest' | 'stepPeriod' | 'stepPeriodHeading' | 'stepContact' | 'stepContactHeading',
  string
>;

type Props = {
  setting: EnquirySetting;
  property: PropertyFacts;
  labels: PropertyEnquiryLabels;
  quoteWords: QuoteWords;
  posted?: PostedValues;
  errors?: FieldErrors;
  /** Shown once it is sent, without those taken in the same period. */
  similar: readonly SimilarCard[];
  /** Picture, name and place, drawn on the server. */
  children: ReactNode;
};

const NOTHING = {};
const ID = 'enquiry';

/** Two steps, the period and the contact, beside the property they are about. */
export function PropertyEnquiry(props: Props) {
  const { setting, property, labels, quoteWords, posted = NOTHING, errors = NOTHING, similar, children } = props;
  const { words, shared, recap, action, locale } = setting;
  const isStepped = Object.keys(errors).length === 0;
  const handle = useFormController<PropertyEnquiryController>({
    id: ID,
    draft: `enquiry.${property._id}`,
    linked: LINKED_PROPERTY,
    hasSteps: true,
    errors,
    load: async (form) => {
      const { createPropertyEnquiry } = await import('./property-enquiry-controller');
      return createPropertyEnquiry({
        ...setting,
        form,
        draft: `enquiry.${property._id}`,
        property,
        quoteWords,
        errors,
        isStepped,
      });
    },
  });
  const { controller, state, act } = handle;
  const quote = controller?.quote() ?? null;
  const level = state.values.serviceLevel;
  const price = quote && typeof level === 'string' ? quote.prices[level] : undefined;
  const choose = (period: { checkIn: string; checkOut: string }) =>
    act((arrived) => arrived.set({ 'period.checkIn': period.checkIn, 'period.checkOut': period.checkOut }));

  return (
    <div className="grid gap-y-10 menu:grid-cols-12 menu:gap-x-6">
      <aside className="menu:col-span-4 menu:col-start-9 menu:row-start-1">
        <div className="menu:sticky menu:top-8">
          <AskedPriceContext value={{ quote, price }}>{children}</AskedPriceContext>
          <QuoteFacts quote={quote} price={price} words={quoteWords} />
        </div>
      </aside>
      <div className="menu:col-span-7 menu:row-start-1">
        {state.phase === 'sent' ? (
          <EnquirySent
            formId={ID}
            setting={setting}
            asked={[
              { label: recap.property, value: `${property.name}, ${property.city}` },
              ...askedRows(state.values, setting),
              {
                label: shared.serviceLevel,
                value: property.serviceLevels.find(({ value }) => value === level)?.label,
              },
              { label: quoteWords.price, value: price },
            ]}
            answer={state.answer}
            waysOn={setting.waysOn}
          />
        ) : (
          <ProgressiveForm
            handle={handle}
            action={action}
            words={words}
            posted={posted}
            submit={shared.submit}
            note={shared.note}
            constants={{
              type: 'enquiry',
              kind: 'property',
              language: locale,
              'propertyDetails._id': property._id,
              'propertyDetails.name': property.name,
              'propertyDetails.city': property.city,
            }}
            steps={[
              {
                name: labels.stepPeriod,
                heading: labels.stepPeriodHeading,
                content: <PeriodStep {...{ setting, property, labels, quote, choose }} values={state.values} />,
              },
              {
                name: labels.stepContact,
                heading: labels.stepContactHeading,
                content: <ContactFields setting={setting} isCityRequired />,
              },
            ]}
          />
        )}
      </div>
      {state.phase === 'sent' && quote && similar.length > 0 && (
        <section aria-labelledby="enquiry-similar" className="menu:col-span-12">
          <h2 id="enquiry-similar" className="text-28">
            {recap.similarTitle}
          </h2>
          <p className="lead mt-2">{recap.similarLead}</p>
          <SimilarList week={state.values.period as Period} properties={similar} limit={3} />
        </section>
      )}
    </div>
  );
}

type PeriodStepProps = Pick<Props, 'setting' | 'property' | 'labels'> & {
  quote: ReturnType<PropertyEnquiryController['quote']>;
  values: FormState['values'];
  choose: (period: { checkIn: string; checkOut: string }) => void;
};

/** When, how served and with whom. */
function PeriodStep({ setting, property, labels, quote, values, choose }: PeriodStepProps) {
  const { shared, today, locale } = setting;
  return (
    <div className="grid gap-y-8">
      <div className="grid gap-y-6">
        {property.offers.length > 0 && (
          <OfferChoice
            label={labels.offers}
            otherDates={labels.otherDates}
            offers={property.offers}
            chosen={values.period}
            onChoose={choose}
          />
        )}
        <PeriodFields checkIn={shared.checkIn} checkOut={shared.checkOut} today={today} locale={locale} />
        <PeriodNote quote={quote} onChoose={choose} />
      </div>
      <Radios
        path="serviceLevel"
        label={shared.serviceLevel}
        isRequired
        initial={property.serviceLevels.length === 1 ? property.serviceLevels[0]?.value : undefined}
        options={property.serviceLevels.map((level) => ({ ...level, note: quote?.prices[level.value] }))}
      />
      <PartyFields setting={setting} capacity={property.capacity} guests={guestsOf(values)} isRequired={false} />
      <CheckBox path="isInterested" isRequired>
        {labels.interest}
      </CheckBox>
    </div>
  );
}
