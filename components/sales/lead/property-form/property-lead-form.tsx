'use client';

import { FormFrame } from '@/components/form/form-frame';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { Aside } from './aside';
import { DetailsStep } from './details-step';
import { Outcome, Steps } from './form-parts';
import { mayTryAgain, submitOf } from './outcome';
import { PaymentStep } from './payment-step';
import { PriceMoved } from './price-moved';
import type { PropertyFormSetting } from './setting';
import { SummaryStep } from './summary-step';
import { usePropertyLead } from './use-property-lead';

const FORM = 'property-lead';

type Props = { setting: PropertyFormSetting };

/** Interest in one step; booking and option in three, each of which validates before it lets go (rule 3.14). */
export function PropertyLeadForm({ setting }: Props) {
  const lead = usePropertyLead(setting);
  const { state, values, isOff, taker, step, isBooking, isBusy, result, moved, onValid, toForm } = lead;
  const { details, payment, summary } = setting.words.steps;
  const steps = [details, payment, summary];
  return (
    <>
      {moved && (
        <PriceMoved key={JSON.stringify(moved)} {...{ moved, values, setting, isBusy }} formId={FORM} onBack={toForm} />
      )}
      <div hidden={moved !== null}>
        <FormFrame
          state={state}
          isBusy={isBusy}
          onValid={onValid}
          formId={FORM}
          className="grid gap-x-10 menu:grid-cols-[minmax(0,1fr)_300px] menu:grid-rows-[auto_1fr]"
        >
          <div className="min-w-0">
            {isBooking && <Steps names={steps} step={step} />}
            <fieldset
              disabled={isOff}
              // Under the line of the page a first part needs none of its own.
              className="[&>section:first-child]:mt-0 [&>section:first-child]:border-0 [&>section:first-child]:pt-0"
            >
              {step === 0 && <DetailsStep values={values} setting={setting} isOff={isOff} />}
              {step === 1 && <PaymentStep values={values} setting={setting} taker={taker} />}
              {step === 2 && <SummaryStep values={values} setting={setting} />}
            </fieldset>
          </div>
          {/* Where it does not fit beside them, the sum is read before the button that asks for it. */}
          <Aside values={values} setting={setting} />
          <div className="min-w-0 self-start">
            <Outcome result={result} values={values} setting={setting} />
            <div className="mt-6 flex flex-wrap justify-between gap-3">
              <WayBack lead={lead} setting={setting} />
              <WayOn lead={lead} setting={setting} next={steps[step + 1]} />
            </div>
          </div>
        </FormFrame>
      </div>
    </>
  );
}

type WayProps = Props & { lead: ReturnType<typeof usePropertyLead> };

function WayBack({ lead: { step, isOff, back }, setting: { words, property } }: WayProps) {
  const look = compactButtonClass('quiet', 'medium');
  if (step === 0) {
    return (
      <a href={property.href} data-soft className={look}>
        {words.cancel}
      </a>
    );
  }
  return (
    <button type="button" disabled={isOff} onClick={back} className={look}>
      {words.back}
    </button>
  );
}

/** Of a booking that was asked for, or was refused once its details were kept. */
function leadToOpen({ lead: { isBooking, result }, setting }: WayProps): string | null {
  if (!isBooking || result === null || result.state === 'moved' || mayTryAgain(result)) return null;
  return result.state === 'done' ? result.leadId : (result.saved?.leadId ?? setting.lead?.id ?? null);
}

/** To the next step, or what sends it; then to the lead. */
function WayOn({ lead, setting, next }: WayProps & { next: string | undefined }) {
  const { values, isLast, isButtonOff } = lead;
  const look = compactButtonClass('primary', 'medium');
  const leadId = leadToOpen({ lead, setting });
  if (leadId) {
    return (
      <a href={paths.dashboard({ 'hotel-lead-id': leadId })} data-soft className={look}>
        {setting.words.toLead}
      </a>
    );
  }
  return (
    <button
      type="submit"
      disabled={isButtonOff}
      // The second half of a double click would press what the button has become.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      className={look}
    >
      {isLast ? submitOf(values, setting) : next}
    </button>
  );
}
