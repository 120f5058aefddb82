import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { dueNow, requirements, type SandboxAccount } from '@/lib/platform/vendors/payments/sandbox-account';
import { agencyEdges } from '../agency-edges';
import { affiliates } from '../content/affiliates';
import { type AgencyContent, agencies } from '../content/agencies';
import { demonstrationId } from '../ids';

/** A day as many days before or after today as asked, at midnight UTC. */
export function dayFrom(today: PlainDate, days: number): Date {
  return toDatabaseDay(addDays(today, days));
}

export async function createAffiliates(tx: Transaction): Promise<void> {
  await tx.affiliate.createMany({
    data: affiliates.map(({ id, name, mainColor, isInverted, programme, invitation }) => ({
      id,
      name,
      mainColor,
      logoPath: `/brands/affiliates/${id}.svg`,
      isInverted: isInverted ?? false,
      programmeId: programme ?? null,
      invitationEn: invitation?.en ?? null,
      invitationDe: invitation?.de ?? null,
    })),
  });
}

/** A rising sun over a ridge, in the agency's own colours. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="416" height="150" viewBox="40 66 416 150">
  <circle cx="240" cy="138" r="72" fill="#e8b78e"/>
  <path d="M40 216 176 96l58 62 40-38 166 96z" fill="#7c2f4a"/>
  <path d="M176 96l-34 30 22 14 20-16 18 14 18-14z" fill="#fff8f2"/>
</svg>`;

async function createLogo(tx: Transaction, agencyId: string, createdAt: Date): Promise<string> {
  const { data, info } = await sharp(Buffer.from(LOGO)).png().toBuffer({ resolveWithObject: true });
  const id = demonstrationId('logo', agencyId);
  const { width, height } = info;
  const bytes = new Uint8Array(data);
  await tx.agencyLogo.create({ data: { id, agencyId, mediaType: 'image/png', bytes, width, height, createdAt } });
  return id;
}

/** Known to the payment processor's stand-in; with keys of a real one the agencies begin anew. */
async function createPayoutAccount(tx: Transaction, agencyId: string, createdAt: Date): Promise<void> {
  const isComplete = agencyId === agencyEdges.payoutsComplete;
  const identity = 'representative.identity_document';
  const given = Object.fromEntries(
    requirements.filter((name) => isComplete || name !== identity).map((name) => [name, ANSWERS[name]]),
  );
  const account: SandboxAccount = { agencyId, given, demanded: isComplete ? [] : [identity] };
  const id = `acct_sandbox${createHash('sha256').update(agencyId).digest('hex').slice(0, 16)}`;
  const dates = { createdAt, updatedAt: createdAt };
  await tx.sandboxAccount.create({ data: { id, data: account, ...dates } });
  await tx.payoutAccount.create({
    data: {
      agencyId,
      processorAccountId: id,
      country: 'DE',
      detailsSubmitted: true,
      currentlyDue: dueNow(account),
      ...dates,
    },
  });
}

const ANSWERS: Record<(typeof requirements)[number], string> = {
  'business.name': 'Demonstration',
  'business.address': 'Demonstration street 1',
  'representative.first_name': 'Demonstration',
  'representative.last_name': 'Person',
  'representative.date_of_birth': '1980-01-01',
  external_account: '3000',
  terms_of_service: 'accepted',
  'representative.identity_document': 'seen',
};

async function createAgency(tx: Transaction, content: AgencyContent, today: PlainDate): Promise<void> {
  const { id, name, design, programmes: memberships = {} } = content;
  const createdAt = dayFrom(today, id === agencyEdges.empty ? -1 : -200);
  await tx.agency.create({
    data: {
      id,
      name,
      verification: content.verification,
      designMainColor: design?.main ?? null,
      designAccentOnMain: design?.accentOnMain ?? null,
      designInvertedFont: design?.invertedFont ?? null,
      designTheme: design?.theme ?? null,
      address: content.contact?.address ?? null,
      phone: content.contact?.phone ?? null,
      autoInviteEmailDomain: content.canJoinByDomain ? content.domain : null,
      referrerName: content.referrer ?? null,
      isDemonstration: true,
      createdAt,
      updatedAt: createdAt,
    },
  });
  if (design?.hasLogo) {
    await tx.agency.update({ where: { id }, data: { designLogoId: await createLogo(tx, id, createdAt) } });
  }
  await tx.agencyProgramme.createMany({
    data: Object.entries(memberships).map(([programmeId, status]) => ({
      agencyId: id,
      programmeId,
      status,
      claimedAt: createdAt,
      decidedAt: status === 'claimedByAgency' ? null : dayFrom(today, -30),
    })),
  });
  if (content.hasPayoutAccount) await createPayoutAccount(tx, id, createdAt);
}

export async function createAgencies(tx: Transaction, today: PlainDate): Promise<void> {
  for (const content of agencies) await createAgency(tx, content, today);
}
