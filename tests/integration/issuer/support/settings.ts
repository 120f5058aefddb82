import type { IssuerSettings } from '@/lib/issuer/settings';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';

export const ISSUER = 'http://lds.localhost:3000/identity';
export const SECRET = 'demo-secret-of-the-tests-which-guards-nothing';

export function issuerSettings(changes: Partial<IssuerSettings> = {}): IssuerSettings {
  return {
    issuer: ISSUER,
    secret: SECRET,
    formerSecrets: [],
    audience: 'alpenglow-api',
    clients: {
      agency: { id: 'agency', secret: 'secret-of-the-agency-door' },
      desk: { id: 'desk', secret: 'secret-of-the-desk-door' },
    },
    hosts: { allowed: allowedHosts(), named: [], protocol: 'http:', port: '3000', isDemo: true },
    logoutOrigin: 'http://127.0.0.1:1',
    accessTokenSeconds: 300,
    isDemo: true,
    ...changes,
  };
}
