import 'server-only';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { type Door, hostBrand, publicOrigin } from '@/lib/platform/addresses/origins';
import { env } from '@/lib/platform/env';

const settings = {
  agencyOrigin: env.AGENCY_ORIGIN ?? `http://lds.localhost:${env.PORT}`,
  allowed: allowedHosts(env.ALLOWED_HOSTS),
};

/** Where a link of a mail leads, from the settings of this installation. */
export function linkOrigin(door: Door): string {
  return publicOrigin(door, settings);
}

/** Whether a host of that brand is where links of the brand they were written in lead. */
export function isLinkedHost(hostBrandId: string, brandId: string): boolean {
  return hostBrand(brandId, settings) === hostBrandId;
}

/** Where the links of the embedded issuer's mails lead. */
export function issuerOrigin(): string {
  return env.OIDC_ISSUER ? new URL(env.OIDC_ISSUER).origin : settings.agencyOrigin;
}
