import { POST } from '@/app/api/mailer/route';
import { call, jsonRequest } from '@/tests/factories/request';

// A server in small: posts the enquiries whose numbers it is told, each under a key of its own, and says which ones
// were answered. It is killed at any moment.
for (const number of process.argv.slice(2)) {
  const body = {
    type: 'enquiry',
    kind: 'general',
    period: { checkIn: '2030-03-02', checkOut: '2030-03-09' },
    adults: 2,
    fullname: 'Anna Berger',
    email: `guest-${number}@example.com`,
    phone: '+43 660 1234567',
    privacy: true,
    contactConsent: true,
  };
  const headers = { 'idempotency-key': `enquiry-number-${number}`, 'x-forwarded-for': `10.1.${number}.1` };
  const { status } = await call(POST, jsonRequest(body, headers));
  process.stdout.write(`${status} ${number}\n`);
}
process.exit(0);
