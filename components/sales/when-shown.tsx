'use client';

import { type ComponentProps, lazy } from 'react';
import { UntilAlive } from '@/components/ui/until-alive';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const AnswerField = lazy(async () => ({ default: (await import('./offer/answer-field')).AnswerField }));
const AnswerPanel = lazy(async () => ({ default: (await import('./lead/answer-panel')).AnswerPanel }));
const BeginVersion = lazy(async () => ({ default: (await import('./offer/begin-version')).BeginVersion }));
const HeldAnswer = lazy(async () => ({ default: (await import('./lead/held-answer')).HeldAnswer }));
const HotelChat = lazy(async () => ({ default: (await import('./conversation/hotel-chat')).HotelChat }));
const InviteContact = lazy(async () => ({ default: (await import('./network/invite-contact')).InviteContact }));
const MailedEnquiry = lazy(async () => ({
  default: (await import('./conversation/mailed-enquiry')).MailedEnquiry,
}));
const OfferAddress = lazy(async () => ({ default: (await import('./offer/offer-address')).OfferAddress }));
const SendAgain = lazy(async () => ({ default: (await import('./offer/send-again')).SendAgain }));
const StayAnswerForm = lazy(async () => ({
  default: (await import('./lead/stays/stay-answer-form')).StayAnswerForm,
}));
const TakeBack = lazy(async () => ({ default: (await import('./lead/dates/take-back')).TakeBack }));
const Thread = lazy(async () => ({ default: (await import('./conversation/thread')).Thread }));

export function ShownAnswerField(props: ComponentProps<typeof AnswerField>) {
  return (
    <UntilAlive>
      <AnswerField {...props} />
    </UntilAlive>
  );
}

export function ShownAnswerPanel(props: ComponentProps<typeof AnswerPanel>) {
  return (
    <UntilAlive>
      <AnswerPanel {...props} />
    </UntilAlive>
  );
}

export function ShownBeginVersion(props: ComponentProps<typeof BeginVersion>) {
  return <BeginVersion {...props} />;
}

export function ShownHeldAnswer(props: ComponentProps<typeof HeldAnswer>) {
  return <HeldAnswer {...props} />;
}

export function ShownHotelChat(props: ComponentProps<typeof HotelChat>) {
  return (
    <UntilAlive>
      <HotelChat {...props} />
    </UntilAlive>
  );
}

export function ShownInviteContact(props: ComponentProps<typeof InviteContact>) {
  return <InviteContact {...props} />;
}

export function ShownMailedEnquiry(props: ComponentProps<typeof MailedEnquiry>) {
  return (
    <UntilAlive>
      <MailedEnquiry {...props} />
    </UntilAlive>
  );
}

export function ShownOfferAddress(props: ComponentProps<typeof OfferAddress>) {
  return <OfferAddress {...props} />;
}

export function ShownSendAgain(props: ComponentProps<typeof SendAgain>) {
  return <SendAgain {...props} />;
}

export function ShownStayAnswerForm(props: ComponentProps<typeof StayAnswerForm>) {
  return (
    <UntilAlive>
      <StayAnswerForm {...props} />
    </UntilAlive>
  );
}

export function ShownTakeBack(props: ComponentProps<typeof TakeBack>) {
  return <TakeBack {...props} />;
}

export function ShownThread(props: ComponentProps<typeof Thread>) {
  return (
    <UntilAlive>
      <Thread {...props} />
    </UntilAlive>
  );
}
