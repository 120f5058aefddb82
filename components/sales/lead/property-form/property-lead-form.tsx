'use client';

import Link from 'next/link';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { Aside } from './aside';
import { DetailsStep } from './details-step';
import { Outcome, Steps } from './form-parts';
import { submitOf } from './outcome';
import { PaymentStep } from './payment-step';
import { PriceMoved } from './price-moved';
import type { PropertyFormSetting } from './setting';
import { SummaryStep } from './summary-step';
import { usePropertyLead } from './use-property-lead';

type Props = { setting: PropertyFormSetting };

/** Interest in one step; booking and option in three, each of which validates before it lets go (rule 3.14). */
export function PropertyLeadForm({ setting }: Props) {
  const lead = usePropertyLead(setting);
  const { form, element, taker, step, isBooking, isBusy, result, moved, onSubmit, send } = lead;
  const { details, payment, summary } = setting.words.steps;
  const steps = [details, payment, summary];
  return (
    <div className="grid gap-x-10 gap-y-8 menu:grid-cols-[minmax(0,1fr)_300px]">
      <form ref={element} onSubmit={onSubmit} noValidate className="min-w-0">
        {isBooking && <Steps names={steps} step={step} />}
        {step === 0 && <DetailsStep form={form} setting={setting} />}
        {step === 1 && <PaymentStep form={form} setting={setting} taker={taker} />}
        {step === 2 && <SummaryStep form={form} setting={setting} />}
        {moved && <PriceMoved moved={moved} setting={setting} onDecide={send} isBusy={isBusy} />}
        <Outcome result={result} values={form.values} setting={setting} />
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          <WayBack lead={lead} setting={setting} />
          <WayOn lead={lead} setting={setting} next={steps[step + 1]} />
        </div>
      </form>
      <Aside values={form.values} setting={setting} />
    </div>
  );
}

type WayProps = Props & { lead: ReturnType<typeof usePropertyLead> };

function WayBack({ lead: { step, form, back }, setting: { words, property } }: WayProps) {
  const look = compactButtonClass('quiet', 'medium');
  if (step === 0) {
    return (
      <Link href={property.href} prefetch={false} className={look}>
        {words.cancel}
      </Link>
    );
  }
  return (
    <button type="button" disabled={form.isOff} onClick={back} className={look}>
      {words.back}
    </button>
  );
}

/** To the next step, or what sends it; then to the lead. A price that moved has its own ways on. */
function WayOn({ lead, setting, next }: WayProps & { next: string | undefined }) {
  const { form, isLast, isBooking, result, moved, isButtonOff } = lead;
  const look = compactButtonClass('primary', 'medium');
  if (result?.state === 'done' && isBooking) {
    return (
      <Link href={paths.dashboard({ 'hotel-lead-id': result.leadId })} prefetch={false} className={look}>
        {setting.words.toLead}
      </Link>
    );
  }
  if (moved) return null;
  return (
    <button type="submit" disabled={isButtonOff} className={look}>
      {isLast ? submitOf(form.values, setting) : next}
    </button>
  );
}
