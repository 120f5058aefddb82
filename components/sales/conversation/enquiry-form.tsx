'use client';

import { ApiCheckBox, ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { fill } from '@/components/form/types';
import { cardMemberChoices } from '@/components/sales/lead/interest-form/card-member-choices';
import { ReferenceField } from '@/components/sales/lead/interest-form/reference-field';
import type { ReferenceSetting } from '@/components/sales/lead/interest-form/setting';
import { confirmToast } from '@/components/shell/toast';
import { paths } from '@/lib/platform/addresses/paths';
import { conversationOfCid } from '@/lib/sales/conversation/rules/cid';
import type { ConversationWords } from './setting';

const TOAST_MILLISECONDS = 7000;

export type EnquirySetting = {
  hotel: { id: string; name: string };
  managers: readonly { id: string; name: string }[];
  bookingReference: ReferenceSetting;
  clientReference: ReferenceSetting;
  asksForCardMember: boolean;
  /** Until when the hotel would answer now. */
  expected: string;
  /** `{name} is required`. */
  missing: string;
};

type Props = {
  setting: EnquirySetting;
  words: ConversationWords;
  onOpened: (conversationId: string) => void;
};

type Values = Record<string, unknown>;

/** What is left empty is not sent. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const optional = (reference: ReferenceSetting, { tab }: ConversationWords): ReferenceSetting =>
  reference.isRequired ? reference : { ...reference, label: fill(tab.optional, { label: reference.label }) };

/** "New Individual Hotel Enquiry" (rule 6.1). */
export function EnquiryForm({ setting, words, onOpened }: Props) {
  const { hotel, managers, expected, missing } = setting;
  const { tab } = words;
  return (
    <section className="rounded-desk border border-line bg-surface p-5 shadow-float">
      <h2 className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">{tab.form}</h2>
      <ApiForm<{ cid: string }>
        action={paths.api.hotelChats(hotel.id)}
        schemas={async () => {
          const { chatJsonSchema, hotelEnquirySchema } = await import('@/lib/sales/hotel-enquiry/schema');
          return { input: hotelEnquirySchema, answer: chatJsonSchema };
        }}
        toBody={filled}
        defaultValues={{ salesManagerIds: [] }}
        draft={`enquiry.${hotel.id}`}
        isEmptiedWhenSent
        afterwards="stay"
        onDone={({ cid }) => {
          confirmToast(tab.sent, TOAST_MILLISECONDS);
          onOpened(conversationOfCid(cid) ?? '');
        }}
      >
        <div className="grid gap-x-4 gap-y-3 stepper:grid-cols-2">
          <ApiInput name="clientFirstName" label={tab.firstName} autoComplete="off" />
          <ApiInput name="clientLastName" label={tab.lastName} autoComplete="off" />
          <ReferenceField name="tls" reference={optional(setting.bookingReference, words)} missing={missing} />
          <ReferenceField name="cc" reference={optional(setting.clientReference, words)} missing={missing} />
        </div>
        {setting.asksForCardMember && (
          <ApiSelect name="amexCardMember" label={tab.cardMember} className="mt-3" options={cardMemberChoices(tab)} />
        )}
        <ApiTextArea name="messageText" label={tab.message} className="mt-3" rows={5} />
        <fieldset className="mt-3 border-t border-line pt-2">
          <legend className="sr-only">{tab.copies}</legend>
          <label className="flex items-start gap-2.5 py-1 text-14">
            <input type="checkbox" checked disabled readOnly className="mt-0.5 size-4.5 shrink-0" />
            <span>
              {words.reservations}
              <span className="block text-12 text-soft">{tab.reservationsHelp}</span>
            </span>
          </label>
          {managers.map(({ id, name }) => (
            <ApiCheckBox key={id} name="salesManagerIds" value={id}>
              {name}
              <span className="block text-12 text-soft">{tab.manager}</span>
            </ApiCheckBox>
          ))}
        </fieldset>
        <p className="mt-3 mb-4 text-13 text-soft">{fill(tab.expected, { when: expected })}</p>
        <ApiSubmit>{tab.submit}</ApiSubmit>
      </ApiForm>
    </section>
  );
}
