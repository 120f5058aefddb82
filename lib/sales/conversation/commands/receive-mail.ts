import 'server-only';
import { createHash } from 'node:crypto';
import { houseLocale } from '@/lib/catalogue/place/house-locale';
import { LONG_TRANSACTION, scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isLocale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { log } from '@/lib/platform/log';
import { type InboundMail, readInboundMail } from '@/lib/platform/vendors/mail/inbound';
import { conversationOfAddress } from '../mail-address';
import { asksSomething } from '../rules/due';
import { answerIn, asMessages } from '../rules/mail-text';
import { readersOf } from '../scope';
import { type AuthorKind, MESSAGE_LENGTH } from '../types';
import { appendMessage, type Subject } from './append';

type Pair = { id: string; agencyId: string; hotelId: string };
type Author = { kind: AuthorKind; author: { id: string; name: string } | null };

/** Whoever takes part under that address: people with an account, the hotel's reservations team and its sales managers. */
async function authorOf(tx: Transaction, email: string, pair: Pair): Promise<Author | null> {
  const user = await tx.user.findFirst({
    where: { AND: [{ email: { equals: email, mode: 'insensitive' } }, readersOf(pair)] },
    select: { id: true, firstName: true, lastName: true, hotelId: true },
  });
  if (user) {
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
    return { kind: user.hotelId === pair.hotelId ? 'hotel' : 'agent', author: { id: user.id, name } };
  }
  const sender = { equals: email, mode: 'insensitive' } as const;
  const ofHotel = await tx.hotel.count({
    where: { id: pair.hotelId, OR: [{ reservationEmail: sender }, { salesManagers: { some: { email: sender } } }] },
  });
  return ofHotel > 0 ? { kind: 'hotel', author: null } : null;
}

/** Whom the conversation was about last: a mail says so nowhere else. */
async function subjectOf(tx: Transaction, conversationId: string): Promise<Subject | null> {
  const about = await tx.conversationMessage.findFirst({
    where: { conversationId, OR: [{ leadId: { not: null } }, { enquiryId: { not: null } }] },
    orderBy: { sequence: 'desc' },
    select: { leadId: true, enquiryId: true, clientFirstName: true, clientLastName: true },
  });
  if (!about) return null;
  const { leadId, enquiryId, clientFirstName, clientLastName } = about;
  return {
    ...(leadId ? { leadId } : {}),
    ...(enquiryId ? { enquiryId } : {}),
    clientFirstName: clientFirstName ?? '',
    clientLastName: clientLastName ?? '',
  };
}

/**
 * What is said of files, in the language of whoever reads it: they are not taken over, since a file is its uploader's, and a
 * reservations team has no account.
 */
async function leftOut(tx: Transaction, { files }: InboundMail, pair: Pair, kind: AuthorKind): Promise<string> {
  if (files.length === 0) return '';
  const { participants, hotel } = await tx.conversation.findUniqueOrThrow({
    where: { id: pair.id },
    select: {
      participants: {
        where: { joinedAt: { not: null } },
        orderBy: { joinedAt: 'asc' },
        select: { user: { select: { locale: true } } },
      },
      hotel: { select: { city: { select: { countryId: true } }, contacts: { select: { locale: true } } } },
    },
  });
  const ofHotel = houseLocale({ accounts: hotel.contacts, countryId: hotel.city.countryId });
  const ofAgency = participants.map(({ user }) => user.locale).find(isLocale) ?? 'en';
  const locale = kind === 'agent' ? ofHotel : ofAgency;
  return translator(locale, 'conversations')('leftOut', { count: files.length, names: files.join(', ') });
}

type Outcome = 'stored' | 'known' | 'foreign' | 'automatic' | 'empty';

async function store(tx: Transaction, mail: InboundMail, now: () => Date): Promise<Outcome> {
  const id = conversationOfAddress(mail.recipient);
  const pair =
    id && (await tx.conversation.findUnique({ where: { id }, select: { id: true, agencyId: true, hotelId: true } }));
  const found = pair && (await authorOf(tx, mail.sender, pair));
  if (!pair || !found) return 'foreign';
  if (mail.isAutomatic) return 'automatic';
  const answer = answerIn(mail.text);
  if (answer === '' && mail.files.length === 0) return 'empty';
  // A signature is good once, whatever is sent with it.
  const seen = { id: `mail:${mail.token}`, type: 'inboundMail', receivedAt: clock.machine() };
  if ((await tx.processorEvent.createMany({ data: seen, skipDuplicates: true })).count === 0) return 'known';
  const { kind, author } = found;
  const said = { authorKind: kind, author, subject: await subjectOf(tx, pair.id) };
  const turn = { by: kind === 'agent' ? 'agency' : 'hotel', isQuestion: asksSomething(answer) } as const;
  const key = `mail:${createHash('sha256').update(mail.messageId).digest('hex')}`;
  const text = [answer, await leftOut(tx, mail, pair, kind)].filter(Boolean).join('\n\n');
  for (const [index, body] of asMessages(text, MESSAGE_LENGTH).entries()) {
    // The turn is the whole answer's: with its first message everything is said about it.
    const first = index === 0 ? { key, turn } : { key: `${key}:${index + 1}` };
    const { isRepeated } = await appendMessage(tx, pair.id, { ...said, body, ...first }, { now });
    if (isRepeated) return 'known';
  }
  return 'stored';
}

/**
 * An answer by mail becomes a message of its conversation, or as many as it is long (rule 6.2), once however often the service
 * posts it. Throws 400 for a post that is not signed. What is for no conversation of ours, of nobody who takes part in it, or said by
 * a program changes nothing: the service shall not send it again.
 */
export async function receiveMail(rawBody: Buffer, contentType: string): Promise<void> {
  const mail = await readInboundMail(rawBody, contentType, clock.machine());
  if (!mail) throw new AppError('invalidSignature', { status: 400 });
  const { now } = await clock.business();
  const outcome = await scoped('system', (tx) => store(tx, mail, now), LONG_TRANSACTION);
  log.info({ outcome }, 'answer by mail');
}
