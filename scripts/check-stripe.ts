// STRIPE_SECRET_KEY=sk_test_… npm run check:stripe: whether the processor still answers as the product reads it, with a key of its
// test mode. Never part of `npm test`: it needs the network and somebody's key.
import { checkProcessor } from './stripe/checks';

const key = process.env.STRIPE_SECRET_KEY ?? '';
if (!/^(sk|rk)_test_\w+$/.test(key) || key === 'sk_test_sandbox') {
  console.error('Set STRIPE_SECRET_KEY to a key of the test mode (sk_test_… or rk_test_…); a live key is refused.');
  process.exit(2);
}
const { createStripe } = await import('@/lib/platform/vendors/payments/stripe');
const port = createStripe({ secretKey: key, publishableKey: null, webhookSecret: 'whsec_of_nobody' });

const checks = await checkProcessor(port, new Date());
for (const { name, problem } of checks) console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem}`);
const broken = checks.filter(({ problem }) => problem !== null).length;
console.log(
  broken === 0 ? `All ${checks.length} answers are as we read them.` : `${broken} of ${checks.length} differ.`,
);
process.exit(broken === 0 ? 0 : 1);
