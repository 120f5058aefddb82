'use client';

import { ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { cardMemberChoices } from '@/components/sales/lead/interest-form/card-member-choices';
import { paths } from '@/lib/platform/addresses/paths';
import { groupMessage } from '@/lib/sales/search/hotel/group';

type Reference = { label: string; isRequired: boolean };

export type GroupWords = {
  title: string;
  firstName: string;
  lastName: string;
  optional: string;
  sent: string;
  submit: string;
  anyBoard: string;
  cardMember: string;
  platinum: string;
  centurion: string;
} & Record<'period' | 'rooms' | 'guests' | 'board' | 'budget' | 'budgetHelp' | 'occasion' | 'message', string>;

type Props = {
  hotelId: string;
  /** Of the stay that was asked for. */
  period: string;
  rooms: number;
  guests: string;
  /** As the hotel reads them. */
  boards: readonly string[];
  bookingReference: Reference;
  clientReference: Reference;
  asksForCardMember: boolean;
  words: GroupWords;
};

type Values = Record<string, unknown>;

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** More rooms than are sold at once: an enquiry with fields of its own, which the hotel reads as one message (rule 4.6). */
export function GroupForm({ hotelId, period, words, boards, asksForCardMember, ...props }: Props) {
  const labelOf = ({ label, isRequired }: Reference) => (isRequired ? label : `${label} (${words.optional})`);
  function toBody({ rooms, guests, board, budget, occasion, message, ...client }: Values): Values {
    const facts = {
      period,
      rooms: textOf(rooms),
      guests: textOf(guests),
      board: textOf(board),
      budget: textOf(budget),
      occasion: textOf(occasion),
      message: textOf(message),
    };
    const filled = Object.entries(client).filter(([, value]) => value !== '');
    return { ...Object.fromEntries(filled), messageText: groupMessage(facts, { title: words.title, labels: words }) };
  }
  return (
    <ApiForm
      action={paths.api.hotelChats(hotelId)}
      schemas={async () => {
        const { chatJsonSchema, hotelEnquirySchema } = await import('@/lib/sales/hotel-enquiry/schema');
        return { input: hotelEnquirySchema, answer: chatJsonSchema };
      }}
      toBody={toBody}
      draft={`group.${hotelId}`}
      confirmation={words.sent}
      isEmptiedWhenSent
      afterwards="stay"
      className="mt-4 grid max-w-[720px] gap-x-5 gap-y-4 desk:grid-cols-2"
    >
      <ApiInput name="clientLastName" label={words.lastName} autoComplete="off" />
      <ApiInput name="clientFirstName" label={words.firstName} autoComplete="off" />
      <ApiInput name="rooms" type="number" min={1} max={200} label={words.rooms} defaultValue={props.rooms} />
      <ApiInput name="guests" label={words.guests} defaultValue={props.guests} maxLength={200} />
      <ApiSelect
        name="board"
        label={words.board}
        options={[{ value: '', label: words.anyBoard }, ...boards.map((label) => ({ value: label, label }))]}
      />
      <ApiInput name="budget" label={words.budget} help={words.budgetHelp} maxLength={80} autoComplete="off" />
      <ApiInput name="occasion" label={words.occasion} maxLength={120} autoComplete="off" className="desk:col-span-2" />
      <ApiTextArea name="message" label={words.message} rows={4} maxLength={3000} className="desk:col-span-2" />
      <ApiInput name="tls" label={labelOf(props.bookingReference)} autoComplete="off" />
      <ApiInput name="cc" label={labelOf(props.clientReference)} autoComplete="off" />
      {asksForCardMember && (
        <ApiSelect name="amexCardMember" label={words.cardMember} options={cardMemberChoices(words)} />
      )}
      <div className="desk:col-span-2">
        <ApiSubmit>{words.submit}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
