'use client';

import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useDeferredValue, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { Icon } from '@/components/ui/icon';
import { Initials } from '@/components/ui/initials';
import { eventSentence } from '@/lib/sales/conversation/rules/event';
import type { ConversationJson } from '@/lib/sales/conversation/schema';
import { searchQuery } from './conversation-queries';
import { dueWords, shortMoment, toneClass } from './moments';
import type { ConversationSetting } from './setting';
import type { Unsent } from './unsent';

const filters = ['mine', 'owe', 'owed', 'all'] as const;
type Filter = (typeof filters)[number];

const lineId = (id: string) => `conversation-${id}`;

type Props = {
  setting: ConversationSetting;
  conversations: readonly ConversationJson[];
  unsent: readonly Unsent[];
  chosen: string | null;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
};

function passes({ isMine, due }: ConversationJson, filter: Filter, { side }: ConversationSetting): boolean {
  if (filter === 'mine') return isMine;
  if (filter === 'owe') return due?.owedBy === side;
  if (filter === 'owed') return due !== null && due.owedBy !== side;
  return true;
}

/** The name of whoever it is with. */
export function partnerOf({ hotel, agency }: ConversationJson, { side }: ConversationSetting): string {
  return side === 'agency' ? hotel.name : agency.name;
}

function matches(conversation: ConversationJson, search: string): boolean {
  const { hotel, agency, last } = conversation;
  const text = [hotel.name, agency.name, last?.body, last?.about?.lastName, last?.about?.firstName].join(' ');
  return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

/** Who talks with whom, the latest first: what was said last, and who owes an answer by when. */
export function ConversationList({ setting, conversations, unsent, chosen, hrefOf, onOpen }: Props) {
  const { words, side } = setting;
  const [filter, setFilter] = useState<Filter>(conversations.some(({ isMine }) => isMine) ? 'mine' : 'all');
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const labels: Record<Filter, string> = {
    mine: words.filter.mine,
    owe: words.filter.owe,
    owed: side === 'agency' ? words.filter.owedByHotel : words.filter.owedByAgency,
    all: words.filter.all,
  };
  // The line itself is searched at once; what was said before its last message the server knows.
  const { data: saying = [] } = useQuery(searchQuery(side, useDeferredValue(search)));
  const found = new Set(saying.map(({ _id }) => _id));
  const shown = conversations.filter(
    (conversation) =>
      passes(conversation, filter, setting) && (matches(conversation, search) || found.has(conversation._id)),
  );
  const move = (by: number) => {
    const index = shown.findIndex(({ _id }) => _id === chosen);
    const next = shown[index === -1 ? 0 : index + by];
    if (!next) return;
    onOpen(next._id);
    document.getElementById(lineId(next._id))?.scrollIntoView({ block: 'nearest' });
  };
  useLetterKeys({ j: () => move(1), k: () => move(-1), '/': () => searchField.current?.focus() });
  return (
    <>
      <div className="px-4 pt-4 desk:px-6">
        <h1 className="text-22 leading-8">{words.title}</h1>
        <label className="mt-2 flex h-10 items-center gap-2 rounded-desk border border-input bg-surface px-3 focus-within:outline-2 focus-within:outline-main">
          <Icon name="search" />
          <span className="sr-only">{words.search[side]}</span>
          <input
            ref={searchField}
            type="search"
            value={search}
            placeholder={words.search[side]}
            onChange={(event) => setSearch(event.target.value)}
            className="min-w-0 grow bg-transparent text-14 outline-none placeholder:text-soft"
          />
        </label>
      </div>
      <fieldset className="mt-2 flex flex-wrap gap-x-4 border-b border-line px-4 desk:px-6">
        <legend className="sr-only">{words.filter.label}</legend>
        {filters.map((name) => (
          <label
            key={name}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 border-b-2 border-transparent text-13 text-soft hover:text-ink has-checked:border-accent has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-main"
          >
            <input
              type="radio"
              name="conversations"
              checked={filter === name}
              onChange={() => setFilter(name)}
              className="sr-only"
            />
            {labels[name]}
            <span className="figures">{conversations.filter((one) => passes(one, name, setting)).length}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p className="px-4 py-6 text-soft desk:px-6">
          {conversations.length > 0
            ? words.noneFound
            : `${words.none} ${side === 'agency' ? words.noneAgency : words.noneHotel}`}
        </p>
      )}
      <ul aria-label={words.list}>
        {shown.map((conversation) => (
          <li key={conversation._id} id={lineId(conversation._id)} className="border-b border-line">
            <Line
              conversation={conversation}
              setting={setting}
              isUnsent={unsent.some(({ conversationId }) => conversationId === conversation._id)}
              isChosen={conversation._id === chosen}
              href={hrefOf(conversation._id)}
              onOpen={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(conversation._id);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type LineProps = {
  conversation: ConversationJson;
  setting: ConversationSetting;
  isUnsent: boolean;
  isChosen: boolean;
  href: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Line({ conversation, setting, isUnsent, isChosen, href, onOpen }: LineProps) {
  const { words, side } = setting;
  const { hotel, last, unread, lastMessageAt } = conversation;
  const due = isUnsent ? ({ text: words.unsent, tone: 'soon' } as const) : dueWords(conversation, setting);
  const bold = unread > 0 ? 'font-bold' : '';
  return (
    <a
      href={href}
      onClick={onOpen}
      aria-current={isChosen ? 'true' : undefined}
      className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 border-l-3 border-transparent px-4 py-3 hover:bg-sand aria-[current]:border-main aria-[current]:bg-main-light2 desk:px-6"
    >
      {side === 'agency' && hotel.picture ? (
        <img src={hotel.picture} alt="" width={40} height={40} loading="lazy" className="size-10 object-cover" />
      ) : (
        <Initials name={partnerOf(conversation, setting)} />
      )}
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2">
          <span className={`truncate ${bold}`}>{partnerOf(conversation, setting)}</span>
          <span className="figures shrink-0 text-12 text-soft">
            {shortMoment(lastMessageAt, hotel.timeZone, setting)}
          </span>
        </span>
        {last && (
          <span className="block truncate text-13">
            <span className="text-soft">
              {last.event ? '' : `${last.author.isMe ? words.you : last.author.name || words.reservations}: `}
            </span>
            <span className={bold}>
              {last.event ? eventSentence(last.event, words.event) : last.body || last.attachments[0]?.name}
            </span>
          </span>
        )}
        <span className="mt-0.5 flex items-center justify-between gap-2 text-12">
          <span className={toneClass[due.tone]}>{due.text}</span>
          {unread > 0 && (
            <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-main px-1 font-bold text-on-main">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{fill(words.unread, { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
