import { advanceLead } from '@/lib/money/ledger/commands/advance';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createStage, happen, save } from '../lead/stage';
import { asSystem } from '../ledger/stage';

/** The stay of a lead's stage ends on 12 June 2027; 33 days later its commission of 350 is payable. */
export const PAYABLE_AT = new Date('2027-07-20T10:00:00Z');

/**
 * An agency with one lead whose EUR 350 are payable, and an account that can be paid to unless said otherwise. Without
 * `isAdvanced` nothing was posted of the stay yet, as after days without a worker.
 */
export async function createPayable({ currentlyDue = [] as string[], hasAccount = true, isAdvanced = true } = {}) {
  const stage = await createStage();
  const leadId = await save(stage);
  await happen(stage, leadId, ['requestOption', 'confirmOption', 'book']);
  if (isAdvanced) await asSystem((tx) => advanceLead(tx, leadId, PAYABLE_AT));
  const lead = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId } });
  const { agencyId, snapshotId, currency } = lead;
  if (hasAccount) {
    const account = { agencyId, processorAccountId: `acct_${agencyId}`, detailsSubmitted: true, currentlyDue };
    await asOwner((tx) =>
      tx.payoutAccount.create({ data: { ...account, createdAt: PAYABLE_AT, updatedAt: PAYABLE_AT } }),
    );
  }
  return {
    ...stage,
    leadId,
    agencyId,
    subject: { leadId, agencyId, snapshotId, currency, supplier: { hotelId: stage.hotelId } },
  };
}

/** The account at the stand-in; the last four characters of its bank account say what becomes of money. */
export async function openAccount(agencyId: string, bank = '3000'): Promise<void> {
  const names = ['business.name', 'business.address', 'representative.first_name', 'representative.last_name'];
  const rest = ['representative.date_of_birth', 'terms_of_service', 'representative.identity_document'];
  const given = { ...Object.fromEntries([...names, ...rest].map((name) => [name, 'x'])), external_account: bank };
  const data = { agencyId, given, demanded: [] };
  const dates = { createdAt: PAYABLE_AT, updatedAt: PAYABLE_AT };
  await asOwner((tx) => tx.sandboxAccount.create({ data: { id: `acct_${agencyId}`, data, ...dates } }));
}
