import { fill } from '@/components/form/types';
import { Icon } from '@/components/ui/icon';
import { Initials } from '@/components/ui/initials';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import { formatNumber } from '@/lib/platform/money';
import type { AttachmentJson, MessageJson } from '@/lib/sales/conversation/schema';
import type { ConversationSetting, ConversationWords } from './setting';

function sizeWords(bytes: number, { megabytes, kilobytes }: ConversationWords): string {
  if (bytes >= 1_000_000) return fill(megabytes, { size: formatNumber(bytes / 1_000_000, 1) });
  return fill(kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });
}

const typeNames: Readonly<Record<AttachmentJson['mediaType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

type FileProps = { conversationId: string; file: AttachmentJson; words: ConversationWords };

/** A file as a link that keeps it: it is never shown as a page of ours. */
export function FileLink({ conversationId, file, words }: FileProps) {
  return (
    <a
      href={paths.api.conversationAttachment(conversationId, file._id)}
      className="inline-grid max-w-full rounded-desk border border-line-strong bg-surface px-3 py-2 hover:border-ink"
    >
      {file.mediaType !== 'application/pdf' && (
        <img
          src={paths.api.conversationAttachment(conversationId, file._id)}
          alt=""
          loading="lazy"
          className="mb-2 h-28 w-full max-w-56 rounded-[3px] bg-sand object-cover"
        />
      )}
      <span className="truncate text-13 font-bold">{file.name}</span>
      <span className="text-12 text-soft">
        {fill(words.file, { type: typeNames[file.mediaType], size: sizeWords(file.size, words) })}
      </span>
    </a>
  );
}

type LineProps = { children: string; isNew?: boolean };

/** A day, an event, or where what is new begins. */
export function CentredLine({ children, isNew = false }: LineProps) {
  const tone = isNew ? 'text-main-ink before:bg-main after:bg-main' : 'text-soft before:bg-line after:bg-line';
  return (
    <li
      className={`flex items-center gap-4 py-3 text-center text-12 before:h-px before:grow after:h-px after:grow ${tone}`}
    >
      <span className="max-w-[48ch]">{children}</span>
    </li>
  );
}

export function dayWords(at: string, zone: string, { locale }: Pick<ConversationSetting, 'locale'>): string {
  const day = toDateOnly(at, zone);
  return `${formatWeekday(day, locale, 'long')} ${formatDay(day, locale)}`;
}

type MessageProps = { message: MessageJson; zone: string; setting: ConversationSetting };

/** Own side tinted and at the right, the other side's plain with initials. */
export function Message({ message, zone, setting }: MessageProps) {
  const { words, side, locale } = setting;
  const { author, about, body, attachments, createdAt, conversationId } = message;
  const isOwnSide = (author.kind === 'agent') === (side === 'agency');
  const name = author.isMe ? words.you : author.name || words.reservations;
  const head = (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12">
      <b className="text-13">{name}</b>
      <time dateTime={createdAt} className="figures text-soft">
        {formatTime(createdAt, locale, zone)}
      </time>
      {about && <span className="text-soft">{about.lastName}</span>}
    </p>
  );
  const content = (
    <>
      {body && <p className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>}
      {attachments.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {attachments.map((file) => (
            <FileLink key={file._id} {...{ conversationId, file, words }} />
          ))}
        </p>
      )}
    </>
  );
  if (isOwnSide) {
    return (
      <li className="my-2 ml-auto w-fit max-w-[85%] rounded-desk bg-main-light2 px-3.5 py-2.5">
        {head}
        {content}
      </li>
    );
  }
  return (
    <li className="my-2 grid max-w-[85%] grid-cols-[40px_minmax(0,1fr)] gap-3">
      <Initials name={author.name} drawing={author.name ? undefined : <Icon name="building" />} />
      <div>
        {head}
        {content}
      </div>
    </li>
  );
}
