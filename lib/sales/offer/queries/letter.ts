import 'server-only';
import { brandOfAgency } from '@/lib/brand/agency';
import type { EffectiveBrand } from '@/lib/brand/types';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { type Money, money } from '@/lib/platform/money';
import { alternativeContentSchema } from '../content';
import { offerToken } from '../tokens';

/** An offer as its mails tell it. `token` leads the client to its page. */
export type OfferLetter = {
  _id: string;
  reference: string;
  number: number;
  token: string;
  locale: Locale;
  title: string;
  validUntil: PlainDate;
  changeNote: string | null;
  mailSubject: string | null;
  clientEmail: string | null;
  clientFirstName: string;
  clientName: string;
  agencyName: string;
  approvedBy: string | null;
  /** What the client has approved, and what they pay for it. */
  approved: { alternative: string; price: Money | null } | null;
  agent: { name: string; firstName: string | null; email: string; locale: Locale | null };
  brand: EffectiveBrand;
  /** What stands on the letters to its clients. */
  sender: { name: string; address: string | null; phone: string | null; logo: { bytes: Uint8Array } | null };
};

/** For the worker; null when there is nothing the client has been sent. */
export function getOfferLetter(offerId: string): Promise<OfferLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.offer.findUnique({
      where: { id: offerId },
      include: {
        user: { select: { firstName: true, lastName: true, email: true, locale: true } },
        agency: { include: { designLogo: { select: { bytes: true, mediaType: true } } } },
        versions: {
          where: { sentAt: { not: null } },
          orderBy: { number: 'desc' },
          take: 1,
          include: { alternatives: { select: { position: true, content: true } } },
        },
      },
    });
    const version = row?.versions[0];
    if (!row || !version) return null;
    const { user, agency } = row;
    const chosen = version.alternatives.find(({ position }) => position === version.approvedPosition);
    return {
      _id: row.id,
      reference: row.reference,
      number: version.number,
      token: offerToken(row.id, row.tokenHash),
      locale: isLocale(version.locale) ? version.locale : 'en',
      title: version.title,
      validUntil: fromDatabaseDay(version.validUntil),
      changeNote: version.changeNote,
      mailSubject: version.mailSubject,
      clientEmail: row.clientEmail,
      clientFirstName: row.clientFirstName,
      clientName: `${row.clientFirstName} ${row.clientLastName}`.trim(),
      agencyName: agency.name,
      approvedBy: version.approvedBy,
      approved: chosen ? { alternative: nameOf(chosen.content), price: priceOf(chosen.content) } : null,
      agent: {
        name: `${user.firstName ?? ''} ${user.lastName}`.trim(),
        firstName: user.firstName,
        email: user.email,
        locale: isLocale(user.locale) ? user.locale : null,
      },
      brand: await brandOfAgency(row.brandId, agency),
      sender: { name: agency.name, address: agency.address, phone: agency.phone, logo: agency.designLogo },
    };
  });
}

/** What was said, and about which alternative of the version its writer had. */
export function getOfferComment(commentId: string): Promise<{ text: string; alternative: string } | null> {
  return scoped('system', async (tx) => {
    const comment = await tx.offerComment.findUnique({ where: { id: commentId } });
    if (!comment) return null;
    const { text, alternativeId: id, offerId, number } = comment;
    const about = await tx.offerAlternative.findFirst({
      where: { id, version: { offerId, number } },
      select: { content: true },
    });
    return { text, alternative: about ? nameOf(about.content) : '' };
  });
}

const nameOf = (content: unknown): string => {
  const { title, house } = alternativeContentSchema.parse(content);
  return [title, house].filter(Boolean).join(', ');
};

const priceOf = (content: unknown): Money | null => {
  const { price } = alternativeContentSchema.parse(content);
  return price && money(price.total, price.currency);
};
