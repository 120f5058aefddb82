import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { fill } from '@/components/form/types';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { Initials } from '@/components/ui/initials';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, isPlainDate } from '@/lib/platform/dates';
import { formatNumber } from '@/lib/platform/money';
import type { SubjectJson, ThreadJson } from '@/lib/sales/conversation/schema';
import { FileLink } from './message';
import { momentWords } from './moments';
import type { ConversationSetting } from './setting';

type Lead = NonNullable<SubjectJson['lead']>;

function partyWords({ adults, childrenAges }: Lead, { words: { party } }: ConversationSetting): string {
  const children = childrenAges.length;
  return [
    adults === 1 ? party.adult : fill(party.adults, { n: adults }),
    ...(children === 0 ? [] : [children === 1 ? party.child : fill(party.children, { n: children })]),
  ].join(', ');
}

type Props = { thread: ThreadJson; subject: SubjectJson | null; setting: ConversationSetting };

/** Whom the conversation is about, who takes part and which files there are. */
export function ContextPanel({ thread, subject, setting }: Props) {
  const { words, side } = setting;
  const { conversation, people, messages } = thread;
  const files = messages.flatMap(({ attachments }) => attachments);
  return (
    <aside
      aria-label={words.context}
      className="relative border-line bg-surface px-4 py-4 max-wide:border-t desk:px-6 wide:overflow-y-auto wide:border-l"
    >
      {subject && (
        <Part title={words.about}>
          <p className="text-18 leading-6 font-bold">
            {subject.lastName}, {subject.firstName}
          </p>
          {subject.lead && <LeadFacts lead={subject.lead} zone={conversation.hotel.timeZone} setting={setting} />}
        </Part>
      )}
      <Part title={words.people}>
        <ul className="grid gap-2">
          {people.map(({ name, isMe }) => (
            <li key={name} className="flex items-center gap-3">
              <Initials name={name} />
              {isMe ? words.you : name}
            </li>
          ))}
          <li className="flex items-center gap-3">
            <Initials name={words.reservations} drawing={<Icon name="building" />} />
            {words.reservations}
          </li>
        </ul>
        {side === 'agency' && <p className="mt-3 text-12 text-soft">{words.sees}</p>}
      </Part>
      {files.length > 0 && (
        <Part title={words.files}>
          <p className="flex flex-wrap gap-2">
            {files.map((file) => (
              <FileLink key={file._id} conversationId={conversation._id} file={file} words={words} />
            ))}
          </p>
        </Part>
      )}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first:border-0 first:pt-0">
      <h3 className="mb-2 font-sans text-13 font-normal tracking-normal text-soft">{title}</h3>
      {children}
    </section>
  );
}

function LeadFacts({ lead, zone, setting }: { lead: Lead; zone: string; setting: ConversationSetting }) {
  const { words, statusWords, locale, side } = setting;
  const router = useRouter();
  const href = paths.dashboard({ 'hotel-lead-id': lead._id });
  // The hotel has no page of a lead.
  useLetterKeys(side === 'agency' ? { o: () => router.push(href) } : {});
  const { checkIn, checkOut } = lead;
  const facts = [
    [words.state, statusWords[lead.status] ?? lead.status],
    ...(isPlainDate(checkIn) && isPlainDate(checkOut)
      ? [[words.stay, formatRange(checkIn, checkOut, locale, { month: 'short' })]]
      : []),
    [words.rooms, lead.rooms.join(', ')],
    [words.total, lead.total === null ? words.onRequest : `${lead.currency} ${formatNumber(lead.total, 0)}`],
    ...(lead.answerDueAt ? [[words.due, momentWords(lead.answerDueAt, zone, setting)]] : []),
  ];
  return (
    <>
      <p className="text-13 text-soft">{partyWords(lead, setting)}</p>
      <dl className="mt-3 grid gap-2 text-13">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {side === 'agency' && (
        <a href={href} aria-keyshortcuts="O" data-soft className={compactButtonClass('quiet', 'small', 'mt-3 w-full')}>
          {words.openLead}
        </a>
      )}
    </>
  );
}
