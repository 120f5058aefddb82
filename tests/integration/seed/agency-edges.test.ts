import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { getBrands } from '@/lib/brand/queries';
import { DEFAULT_MAIN } from '@/lib/brand/rules/colors';
import { parseColor } from '@/lib/brand/rules/contrast';
import { resolveBrand } from '@/lib/brand/rules/resolve';
import { issuerDb } from '@/lib/issuer/database';
import { mustOnboard } from '@/lib/people/access/rules';
import { judgeDesign } from '@/lib/people/agency/design';
import { scoped } from '@/lib/people/scope';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { db, type Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { agencyEdges } from '@/prisma/seed/agency-edges';
import { DEMONSTRATION_PASSWORD } from '@/prisma/seed/rows/accounts';
import { accountId } from '@/prisma/seed/rows/people';
import { isSeeded, seed } from '@/prisma/seed/seed';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { TODAY } from '@/tests/setup/own-database';

/** Rule 8.3 "Agencies" and "Volumes": every row exists to make a rule visible. */

beforeAll(() => openDemonstration(), 120_000);

const system = <Result>(work: (tx: Transaction) => Promise<Result>) => scoped('system', work);

const agency = (id: string) =>
  system((tx) =>
    tx.agency.findUniqueOrThrow({
      where: { id },
      include: {
        payoutAccount: true,
        programmes: true,
        memberships: { where: { removedAt: null }, include: { user: true }, orderBy: { joinedAt: 'asc' } },
      },
    }),
  );

const person = (email: string) => system((tx) => tx.user.findUniqueOrThrow({ where: { email } }));

async function viewerOf(email: string): Promise<Viewer> {
  const viewer = await getViewerBySubject(accountId(email));
  if (!viewer) throw new Error(`${email} is nobody.`);
  return viewer;
}

/** The brand somebody of the agency is shown on the agency host. */
async function brandOf(agencyId: string) {
  const { memberships } = await agency(agencyId);
  const viewer = await viewerOf(memberships[0]?.user.email ?? '');
  const asked = { hostBrandId: 'default', isStorefront: false, isLocal: false };
  const design = viewer.agency?.design ?? null;
  const brand = resolveBrand({ ...asked, company: viewer.company, design }, await getBrands());
  if (!brand) throw new Error('no brand');
  return brand;
}

describe('volumes', () => {
  it('27 brands, 4 affiliates, 6 programmes, 9 agencies, 42 people', async () => {
    const counts = await system(async (tx) => [
      await tx.brand.count(),
      await tx.affiliate.count(),
      await tx.programme.count(),
      await tx.agency.count(),
      await tx.user.count(),
    ]);
    expect(counts).toEqual([27, 4, 6, 9, 42]);
  });

  it('no row of an agency is there for a reader without a scope', async () => {
    expect([await db.agency.count(), await db.user.count(), await db.membership.count()]).toEqual([0, 0, 0]);
  });

  it('is the same again, and not twice', async () => {
    expect(await isSeeded(ownerDb)).toBe(true);
    const before = await person('helena.brandt@morgenrot-reisen.example');
    await seed(ownerDb, TODAY);
    expect(await person('helena.brandt@morgenrot-reisen.example')).toEqual(before);
  });
});

describe('brands', () => {
  it('six host keywords beside the storefront, two that require both references', async () => {
    const brands = await getBrands();
    expect(brands.filter(({ hostKeyword, isB2C }) => hostKeyword && !isB2C)).toHaveLength(6);
    const both = brands.filter((brand) => brand.bookingReference.isRequired && brand.clientReference.isRequired);
    expect(both.map(({ id }) => id)).toEqual(['amex', 'vela']);
    expect(brands.filter((brand) => brand.bookingReference.isRequired || brand.clientReference.isRequired)).toEqual(
      both,
    );
  });

  it('commission is displayed by all but the storefront and one other', async () => {
    const silent = (await getBrands()).filter(({ isCommissionDisplayed }) => !isCommissionDisplayed);
    expect(silent.map(({ id }) => id)).toEqual(['alpenglow', 'vela']);
  });

  it('some hide the markup; card programmes let the agency pay the stand-alone rate', async () => {
    const brands = await getBrands();
    expect(brands.filter(({ offerMarkup }) => offerMarkup.isHidden).length).toBeGreaterThanOrEqual(2);
    const cards = brands.filter(({ isCardProgramme }) => isCardProgramme);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    for (const { paymentProfile } of cards) expect(paymentProfile.default).toBe('AgencyPaysStandAloneRate');
    const changes = brands.map(({ id, paymentProfile }) => [id, paymentProfile.change] as const);
    expect(changes.filter(([, change]) => change !== 'never').sort()).toEqual([
      ['default', 'onLocalHosts'],
      ['dorado', 'everywhere'],
    ]);
  });

  it('one with a picture under its bar, one inverted without, one light, settings of PDFs', async () => {
    const brands = await getBrands();
    expect(brands.some(({ menuBar }) => menuBar.backgroundPath !== null)).toBe(true);
    expect(brands.some(({ menuBar }) => menuBar.areColorsInverted && menuBar.backgroundPath === null)).toBe(true);
    expect(brands.some(({ colors }) => colors.onMain !== '#ffffff')).toBe(true);
    expect(new Set(brands.map(({ pdf }) => pdf.template)).size).toBe(2);
  });
});

describe('affiliates and programmes', () => {
  it('one is inverted with a programme, another has words of its own in both languages', async () => {
    const affiliates = await db.affiliate.findMany();
    expect(affiliates.filter(({ isInverted, programmeId }) => isInverted && programmeId)).toHaveLength(1);
    expect(affiliates.filter(({ isInverted }) => isInverted)).toHaveLength(1);
    expect(affiliates.filter(({ invitationEn, invitationDe }) => invitationEn && invitationDe)).toHaveLength(1);
  });

  it('five are visible in the search, the sixth is a card programme; each has benefits in both languages', async () => {
    const programmes = await db.programme.findMany();
    expect(programmes.filter(({ isVisibleInHotelSearch }) => isVisibleInHotelSearch)).toHaveLength(5);
    expect(programmes.filter(({ isCardProgramme }) => isCardProgramme)).toHaveLength(1);
    for (const { benefitsEn, benefitsDe } of programmes) {
      expect(benefitsEn.length).toBeGreaterThan(0);
      expect(benefitsDe).toHaveLength(benefitsEn.length);
    }
  });

  it('memberships claimed, verified and rejected', async () => {
    const states = await system((tx) => tx.agencyProgramme.groupBy({ by: ['status'] }));
    expect(states.map(({ status }) => status).sort()).toEqual(['claimedByAgency', 'rejected', 'verified']);
  });
});

describe('agencies', () => {
  it('A1: verified, payouts complete, own design with a logo, one supervisor and four agents', async () => {
    const { verification, payoutAccount, designLogoId, memberships } = await agency('A1');
    expect(verification).toBe('verified');
    expect([payoutAccount?.detailsSubmitted, payoutAccount?.currentlyDue]).toEqual([true, []]);
    expect(designLogoId).not.toBeNull();
    const roles = memberships.map(({ user }) => user.role).sort();
    expect(roles).toEqual(['agent', 'agent', 'agent', 'agent', 'supervisorAgent']);
    const brand = await brandOf('A1');
    expect([brand.id, brand.colors.main, brand.isLogoOfAgency]).toEqual(['default', '#7c2f4a', true]);
  });

  it('A2: details submitted, something currently due', async () => {
    const { payoutAccount } = await agency('A2');
    expect(payoutAccount?.detailsSubmitted).toBe(true);
    expect(payoutAccount?.currentlyDue).toEqual(['representative.identity_document']);
  });

  it('A3: no payout account, a colour that is none falls back to the default main', async () => {
    const { payoutAccount, designMainColor } = await agency('A3');
    expect([payoutAccount, parseColor(designMainColor)]).toEqual([null, null]);
    const brand = await brandOf('A3');
    expect([brand.id, brand.colors.main]).toEqual(['aurelle', DEFAULT_MAIN]);
  });

  it('A4: theme colorful on a light main colour with an accent that fails, and a person who may join by domain', async () => {
    const { designTheme, designMainColor, designAccentOnMain, autoInviteEmailDomain } = await agency('A4');
    expect(designTheme).toBe('colorful');
    const colors = { main: designMainColor, accentOnMain: designAccentOnMain, invertedFont: null };
    expect(judgeDesign(colors).errors).toEqual({ accentOnMain: 'contrastFails' });
    const { menuBar } = await brandOf('A4');
    expect([menuBar.isInverted, menuBar.ink]).toEqual([true, '#1b2423']);
    const joiner = await viewerOf(agencyEdges.withoutAgency);
    expect([joiner.agency, joiner.isEmailVerified, joiner.email.split('@')[1]]).toEqual([
      null,
      true,
      autoInviteEmailDomain,
    ]);
  });

  it('A5: card programme, lifestyle agents, both references required', async () => {
    const { memberships, programmes } = await agency('A5');
    expect(memberships.filter(({ user }) => user.role === 'carta_lifestyleAgent')).toHaveLength(4);
    expect(programmes.map(({ programmeId }) => programmeId)).toContain('carta-stays');
    const brand = await brandOf('A5');
    expect(brand).toMatchObject({
      id: 'amex',
      isCardProgramme: true,
      bookingReference: { isRequired: true },
      clientReference: { isRequired: true },
    });
  });

  it('A6: both references required, no commission displayed; A8: markup hidden, package rates', async () => {
    expect(await brandOf('A6')).toMatchObject({
      id: 'vela',
      isCommissionDisplayed: false,
      bookingReference: { isRequired: true },
      clientReference: { isRequired: true },
    });
    expect(await brandOf('A8')).toMatchObject({
      id: 'dorado',
      offerMarkup: { isHidden: true },
      paymentProfile: { default: 'AgencyPaysPackageRate' },
    });
  });

  it('A7: pending verification, a person with a free-mail address', async () => {
    const { verification, memberships } = await agency('A7');
    expect(verification).toBe('pending');
    const domains = memberships.map(({ user }) => user.email.split('@')[1] ?? '');
    expect(domains.filter(isFreeMail)).toHaveLength(1);
  });

  it('A9: brand new, onboarding unfinished, through the inverted affiliate page', async () => {
    const { verification, memberships, payoutAccount, designMainColor } = await agency('A9');
    expect([verification, memberships.length, payoutAccount, designMainColor]).toEqual(['none', 1, null, null]);
    const viewer = await viewerOf(agencyEdges.throughAffiliate);
    expect([viewer.agency?.id, viewer.hasSeenPayouts, viewer.hasFinishedBranding]).toEqual(['A9', false, false]);
    const affiliate = await db.affiliate.findUniqueOrThrow({ where: { id: viewer.affiliateId ?? '' } });
    expect(affiliate.isInverted).toBe(true);
  });

  it('each has one owner; only A1 and A2 have payout accounts', async () => {
    const owners = await system((tx) =>
      tx.membership.groupBy({ by: ['agencyId'], where: { isOwner: true }, _count: true }),
    );
    expect(owners.map(({ _count }) => _count)).toEqual(Array.from({ length: 9 }, () => 1));
    const accounts = await system((tx) => tx.payoutAccount.findMany({ orderBy: { agencyId: 'asc' } }));
    expect(accounts.map(({ agencyId }) => agencyId)).toEqual(['A1', 'A2']);
  });
});

describe('people', () => {
  it('everybody signs in at the embedded issuer with the password of the demonstration', async () => {
    const accounts = await issuerDb.account.findMany();
    const users = await system((tx) => tx.user.findMany());
    expect(accounts.map(({ id }) => id).sort()).toEqual(users.map(({ subject }) => subject).sort());
    expect(await verify(accounts[0]?.passwordHash ?? '', DEMONSTRATION_PASSWORD)).toBe(true);
    expect(accounts.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  });

  it('addresses are nobody’s', async () => {
    const users = await system((tx) => tx.user.findMany());
    expect(users.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  });

  it('every role', async () => {
    const roles = await system((tx) => tx.user.groupBy({ by: ['role'], _count: true }));
    expect(Object.fromEntries(roles.map(({ role, _count }) => [role, _count]))).toEqual({
      admin: 3,
      agent: 18,
      carta_lifestyleAgent: 4,
      customer: 1,
      operator: 7,
      supervisorAgent: 9,
    });
  });

  it('without agency and without first name are led through the onboarding', async () => {
    expect((await viewerOf(agencyEdges.withoutFirstName)).firstName).toBeNull();
    expect(mustOnboard(await viewerOf(agencyEdges.withoutFirstName))).toBe(true);
    expect(mustOnboard(await viewerOf(agencyEdges.withoutAgency))).toBe(true);
    expect((await viewerOf(agencyEdges.withUnverifiedEmail)).isEmailVerified).toBe(false);
  });

  it('removed from their agency: no agency, no onboarding', async () => {
    const viewer = await viewerOf(agencyEdges.removed);
    expect([viewer.agency, viewer.wasRemoved, mustOnboard(viewer)]).toEqual([null, true, false]);
  });

  it('both agent and hotel contact; hotel contacts and operators of their own', async () => {
    const both = await viewerOf(agencyEdges.agentAndHotelContact);
    expect([both.role, both.hasHotelAccess, both.agency?.id]).toEqual(['agent', true, 'A4']);
    const users = await system((tx) => tx.user.findMany({ where: { role: 'operator' } }));
    expect(users.filter(({ operatorId }) => operatorId !== null)).toHaveLength(5);
    expect(users.filter(({ hotelId }) => hotelId !== null)).toHaveLength(2);
  });

  it('a company of the storefront’s name is shown the storefront brand', async () => {
    const { company } = await person(agencyEdges.storefrontCompany);
    const asked = { hostBrandId: 'default', isStorefront: false, isLocal: false, company, design: null };
    expect(resolveBrand(asked, await getBrands())?.id).toBe('alpenglow');
  });

  it('two agents of two agencies who will share a client’s name', async () => {
    const viewers = await Promise.all(agencyEdges.sameClient.map(viewerOf));
    expect(viewers.map(({ role }) => role)).toEqual(['agent', 'agent']);
    expect(viewers[0]?.agency?.id).not.toBe(viewers[1]?.agency?.id);
  });
});

describe('invitations and requests', () => {
  it('an invitation of each state', async () => {
    const rows = await system((tx) => tx.invitation.findMany());
    const now = new Date(`${TODAY}T12:00:00Z`);
    const states = rows.map(({ acceptedAt, revokedAt, expiresAt }) =>
      acceptedAt ? 'accepted' : revokedAt ? 'revoked' : expiresAt < now ? 'expired' : 'open',
    );
    expect(states.sort()).toEqual(['accepted', 'expired', 'open', 'revoked']);
  });

  it('missing destinations: open, planned and declined', async () => {
    const rows = await system((tx) => tx.destinationRequest.findMany());
    expect(rows.map(({ status }) => status).sort()).toEqual(['declined', 'open', 'planned']);
  });
});
