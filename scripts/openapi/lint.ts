import { createConfig, lintFromString } from '@redocly/openapi-core';

export type Problem = { severity: string; rule: string; message: string; place: string };

/** What the recommended rules of Redocly say of an OpenAPI document; nothing of the network is asked. */
export async function lintDocument(document: object): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return found.map(({ severity, ruleId, message, location }) => ({
    severity,
    rule: ruleId,
    message,
    place: location[0]?.pointer ?? '',
  }));
}
