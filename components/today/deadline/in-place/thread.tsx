import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import { ShownReplyInPlace } from '../../when-shown';
import type { LineProps } from '../view';
import { Said } from './said';

/** What was said last, and the answer to it; an admin, who speaks for no side, reads it. */
export async function ThreadInPlace({ line: { about }, telling: { t, scope, locale }, doer: { viewer } }: LineProps) {
  const side = scope === 'desk' ? 'hotel' : 'agency';
  const thread = await getThread(viewer, about.id, { side, locale });
  if (!thread) return <p>{t('open.gone')}</p>;
  const { conversation, messages } = thread;
  const said = messages
    .filter(({ body }) => body !== '')
    .map(({ _id, author, body, createdAt }) => ({
      ...{ id: _id, name: author.name, text: body },
      at: formatMoment(createdAt, locale, conversation.hotel.timeZone),
    }));
  return (
    <>
      <Said lines={said} />
      {scope !== 'all' && (
        <ShownReplyInPlace
          key={conversation._id}
          address={paths.api.conversationMessages(conversation._id)}
          side={side}
          draft={`alpenglow.draft.${viewer.id}.${conversation._id}`}
          words={{ label: t('open.reply'), send: t('open.send'), done: t('open.sent') }}
        />
      )}
    </>
  );
}
