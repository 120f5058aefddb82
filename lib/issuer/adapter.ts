import 'server-only';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { issuerDb } from '@/lib/issuer/database';
import { clock } from '@/lib/platform/clock';
import type { Prisma } from '@/prisma/issuer/generated/client';

type Row = { payload: unknown; consumedAt: Date | null };

function payloadOf(row: Row | null): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
}

const alive = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: clock.machine() } }] });
const shown = { payload: true, consumedAt: true } as const;

/** What oidc-provider keeps (sessions, grants, codes, tokens, interactions), one row each. */
export class PayloadAdapter implements Adapter {
  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const expiresAt = expiresIn ? new Date(clock.machine().getTime() + expiresIn * 1000) : null;
    const { grantId = null, userCode = null, uid = null } = payload;
    const data = { payload: payload as Prisma.InputJsonObject, grantId, userCode, uid, expiresAt };
    await issuerDb.payload.upsert({
      where: { model_id: { model: this.model, id } },
      create: { model: this.model, id, ...data },
      update: data,
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return payloadOf(await issuerDb.payload.findFirst({ where: { model: this.model, id, ...alive() }, select: shown }));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return payloadOf(
      await issuerDb.payload.findFirst({ where: { model: this.model, uid, ...alive() }, select: shown }),
    );
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const where = { model: this.model, userCode, ...alive() };
    return payloadOf(await issuerDb.payload.findFirst({ where, select: shown }));
  }

  /** The provider looks first and consumes later; of two that looked at the same time only one gets past here. */
  async consume(id: string): Promise<void> {
    const { count } = await issuerDb.payload.updateMany({
      where: { model: this.model, id, consumedAt: null },
      data: { consumedAt: clock.machine() },
    });
    if (count === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await issuerDb.payload.deleteMany({ where: { model: this.model, id } });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await issuerDb.payload.deleteMany({ where: { model: this.model, grantId } });
  }
}
