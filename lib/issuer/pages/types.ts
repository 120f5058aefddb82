import type { ErrorOut, Interaction, KoaContextWithOIDC } from 'oidc-provider';

/** What oidc-provider leaves to us to draw. */
export type IssuerPages = {
  interactionUrl: (ctx: KoaContextWithOIDC, interaction: Interaction) => string;
  signOut: (ctx: KoaContextWithOIDC, form: string) => Promise<void>;
  signedOut: (ctx: KoaContextWithOIDC) => Promise<void>;
  problem: (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error) => Promise<void>;
};

/** `/identity` of `http://lds.localhost:3000/identity`. */
export function mountOf(issuer: string): string {
  return new URL(issuer).pathname.replace(/\/$/, '');
}
