/** The two sign-in pages: same issuer, a client each. What a person may do never depends on which one was used (rule 2.6). */
export const signInClients = ['agency', 'desk'] as const;
export type SignInClient = (typeof signInClients)[number];
