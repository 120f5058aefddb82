// npm run check:openapi: what a public linter says of the API's document. Ends with 1 for an error or a warning.
import { lintDocument } from './openapi/lint';

process.env.DATABASE_URL ??= 'postgresql://nobody@127.0.0.1:1/nothing';
process.env.APP_MODE ??= 'demo';
process.env.APP_SECRET ??= 'demo-of-a-document-that-needs-no-secret';
const { openApiDocument } = await import('@/lib/entry/openapi/document');

const problems = await lintDocument(openApiDocument());
for (const { severity, rule, message, place } of problems)
  console.log(`${severity}  ${rule}  ${place}\n    ${message}`);
const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length;
console.log(`${count('error')} errors, ${count('warn')} warnings (Redocly, recommended rules)`);
process.exit(problems.length > 0 ? 1 : 0);
