'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { toDateOnly } from '@/lib/platform/dates';
import type { ThreadJson } from '@/lib/sales/conversation/schema';
import { Composer } from './composer';
import { ContextPanel } from './context-panel';
import { partnerOf } from './conversation-list';
import { listQuery, threadQuery } from './conversation-queries';
import type { useLiveConversations } from './live';
import { CentredLine, dayWords, Message } from './message';
import { dueWords, eventLine, toneClass } from './moments';
import { ServiceThreadOnDemand } from './service-thread-on-demand';
import type { ConversationSetting } from './setting';
import { discardUnsent, sendAgain, type Unsent } from './unsent';

type Props = {
  setting: ConversationSetting;
  id: string;
  initial?: ThreadJson;
  unsent: readonly Unsent[];
  live: ReturnType<typeof useLiveConversations>;
  backHref?: string;
  /** On the hotel's own page its name stands above already. */
  isEmbedded?: boolean;
};

/** On a telephone the place to write is on the first screen: the thread takes what the head leaves, the tabs of a desk too. */
const screenOf = {
  agency: 'max-desk:h-[calc(100dvh-52px)] max-desk:min-h-[420px]',
  hotel: 'max-desk:h-[calc(100dvh-108px)] max-desk:min-h-[420px]',
} as const;

export function Thread({ setting, id, initial, unsent, live, backHref, isEmbedded = false }: Props) {
  const { side, words } = setting;
  const client = useQueryClient();
  const { data: thread } = useQuery({ ...threadQuery(side, id), initialData: initial });
  const [about, setAbout] = useState<string | null>(null);
  const [isServiceAway, setServiceAway] = useState(false);
  const readBefore = useRef<number | null>(null);
  if (thread && readBefore.current === null) readBefore.current = thread.readSequence;
  const lastSequence = thread?.messages.at(-1)?.sequence ?? 0;

  useEffect(() => {
    if (lastSequence === 0 || document.visibilityState === 'hidden') return;
    callApi(paths.api.conversation(id), { method: 'PATCH', body: { side, readSequence: lastSequence } })
      .then(() => client.invalidateQueries({ queryKey: listQuery(side).queryKey, exact: true }))
      // Read marks are no reason to disturb anybody: the next message brings them again.
      .catch(() => undefined);
  }, [client, id, side, lastSequence]);

  if (!thread) return <div aria-busy="true" className="min-h-60 bg-paper" />;
  const { conversation, subjects } = thread;
  const subject = subjects.find(({ key }) => key === about) ?? null;
  const settle = () =>
    callApi(paths.api.conversation(id), { method: 'PATCH', body: { side, isSettled: true } })
      .then(() => client.invalidateQueries({ queryKey: ['conversations', side] }))
      .catch(() => undefined);
  const due = dueWords(conversation, setting);
  return (
    <div
      className={
        isEmbedded
          ? 'min-w-0'
          : 'min-h-0 min-w-0 desk:relative desk:grid desk:grid-rows-[100%_auto] desk:overflow-y-auto wide:grid-cols-[minmax(0,1fr)_336px] wide:grid-rows-[minmax(0,1fr)] wide:overflow-visible'
      }
    >
      <section
        aria-label={partnerOf(conversation, setting)}
        className={`flex min-h-0 min-w-0 flex-col ${isEmbedded ? '' : screenOf[side]}`}
      >
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 desk:px-6 desk:py-3">
          <div className="min-w-0">
            {backHref && (
              <a href={backHref} data-soft className="text-13 font-bold text-main-ink desk:hidden">
                {words.back}
              </a>
            )}
            <h2 className={isEmbedded ? 'font-sans text-18 font-bold tracking-normal' : 'font-serif text-22'}>
              {isEmbedded
                ? fill(words.tab.between, { hotel: conversation.hotel.name, agency: conversation.agency.name })
                : partnerOf(conversation, setting)}
            </h2>
          </div>
          <div className="flex items-center gap-4">
            <ConnectionState live={live} setting={setting} />
            {side === 'agency' && !isEmbedded && (
              <a href={paths.hotel(conversation.hotel._id)} data-soft className={compactButtonClass('quiet', 'small')}>
                {words.openHotel}
              </a>
            )}
          </div>
        </header>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 text-13 desk:px-6">
          <p className={toneClass[due.tone]}>{due.text}</p>
          {conversation.due?.owedBy === side && !conversation.due.isRequest && (
            <button type="button" onClick={settle} className="min-h-6 font-bold text-main-ink hover:underline">
              {words.settle}
            </button>
          )}
          {subjects.length > 1 && (
            <label className="flex items-center gap-2">
              <span className="sr-only">{words.about}</span>
              <select
                value={about ?? ''}
                onChange={(event) => setAbout(event.target.value || null)}
                className="h-8 max-w-[220px] rounded-desk border border-input bg-surface px-2 text-13"
              >
                <option value="">{words.allClients}</option>
                {subjects.map(({ key, lastName, firstName, count }) => (
                  <option key={key} value={key}>
                    {`${lastName}, ${firstName} (${count})`}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {setting.chatKey && !isServiceAway ? (
          <ServiceThreadOnDemand
            apiKey={setting.chatKey}
            userId={setting.userId}
            conversationId={id}
            locale={setting.locale}
            onAway={() => setServiceAway(true)}
          />
        ) : (
          <>
            <MessageList
              thread={thread}
              about={subject?.key ?? null}
              readBefore={readBefore.current ?? 0}
              unsent={unsent}
              setting={setting}
              isEmbedded={isEmbedded}
            />
            <Composer
              setting={setting}
              conversationId={id}
              subjects={subjects}
              messages={thread.messages}
              isPrimary={!isEmbedded}
            />
          </>
        )}
      </section>
      {!isEmbedded && <ContextPanel thread={thread} subject={subject ?? subjects[0] ?? null} setting={setting} />}
    </div>
  );
}

type ListProps = {
  thread: ThreadJson;
  about: string | null;
  /** Up to where it was read when it was opened: behind it is new. */
  readBefore: number;
  unsent: readonly Unsent[];
  setting: ConversationSetting;
  isEmbedded: boolean;
};

function MessageList({ thread, about, readBefore, unsent, setting, isEmbedded }: ListProps) {
  const { words, side } = setting;
  const zone = thread.conversation.hotel.timeZone;
  const box = useRef<HTMLDivElement>(null);
  const shown = thread.messages.filter((message) => about === null || message.about?.key === about);
  const fresh = shown.filter(({ sequence, author }) => sequence > readBefore && !author.isMe);
  const [firstNew] = fresh;
  const length = shown.length + unsent.length;
  useEffect(() => {
    if (length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length]);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
      tabIndex={0}
      role="log"
      aria-label={words.messages}
      className={`relative grow overflow-y-auto bg-paper px-4 py-2 desk:px-6 ${isEmbedded ? 'max-h-[70dvh] min-h-40' : 'min-h-24'}`}
    >
      <ol>
        {shown.map((message, index) => {
          const before = shown[index - 1];
          const isNewDay = !before || toDateOnly(before.createdAt, zone) !== toDateOnly(message.createdAt, zone);
          return [
            isNewDay && (
              <CentredLine key={`day-${message._id}`}>{dayWords(message.createdAt, zone, setting)}</CentredLine>
            ),
            message === firstNew && readBefore > 0 && (
              <CentredLine key="new" isNew>
                {fill(words.new, { count: fresh.length })}
              </CentredLine>
            ),
            message.event ? (
              <CentredLine key={message._id}>{eventLine(message, message.event, zone, setting)}</CentredLine>
            ) : (
              <Message key={message._id} {...{ message, zone, setting }} />
            ),
          ];
        })}
        {unsent.map(({ message, attachments, refusal }) => (
          <li
            key={message.key}
            className="my-2 ml-auto w-fit max-w-[85%] rounded-desk border border-dashed border-line-strong bg-surface px-3.5 py-2.5"
          >
            <p className="text-12 font-bold text-warning">{refusal === null ? words.unsent : words.refused}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message.body}</p>
            {attachments.map(({ _id, name }) => (
              <p key={_id} className="text-12 text-soft">
                {name}
              </p>
            ))}
            {refusal !== null && (
              <p className="mt-1 flex flex-wrap gap-4 text-13">
                <span className="text-negative">{refusal}</span>
                <button type="button" onClick={() => sendAgain(message.key)} className="font-bold text-main-ink">
                  {words.again}
                </button>
                <button type="button" onClick={() => discardUnsent(message.key)} className="font-bold text-main-ink">
                  {words.discard}
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only">{side === 'agency' ? words.sees : ''}</p>
    </div>
  );
}

function ConnectionState({ live: { connection, retry }, setting: { words } }: Pick<Props, 'live' | 'setting'>) {
  if (connection.state !== 'lost') {
    const isConnected = connection.state === 'connected';
    return (
      <p role="status" className="flex items-center gap-1.5 text-12 text-soft">
        <span aria-hidden="true" className={`size-2 rounded-full ${isConnected ? 'bg-positive' : 'bg-line-strong'}`} />
        {isConnected ? words.connected : words.connecting}
      </p>
    );
  }
  return (
    <div className="text-12">
      <p className="font-bold text-warning">{fill(words.lost, { seconds: connection.seconds })}</p>
      <p className="text-soft">{words.kept}</p>
      <button type="button" onClick={retry} className={compactButtonClass('quiet', 'small', 'mt-1')}>
        {words.tryNow}
      </button>
    </div>
  );
}
