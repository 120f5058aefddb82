import * as messages from '@/app/api/conversations/[conversationId]/messages/route';
import * as chats from '@/app/api/hotels/[hotelId]/chats/route';
import { callApi } from '@/tests/factories/api';

// A server in small, for one person who writes: of the numbers it is told it posts one after the other, each under a key of its
// own, and says which ones were answered. Every tenth is an enquiry. It is killed at any moment.
const [conversationId = '', cookie = '', name = '', ...numbers] = process.argv.slice(2);

for (const number of numbers) {
  const text = `${name} ${number}`;
  const isEnquiry = name === 'agent' && Number(number) % 10 === 0;
  const { status } = isEnquiry
    ? await callApi(chats.POST, {
        method: 'POST',
        params: { hotelId: 'hotel' },
        cookie,
        headers: { 'idempotency-key': `enquiry-number-${number}` },
        body: { clientFirstName: 'Clara', clientLastName: 'Weiss', messageText: text },
      })
    : await callApi(messages.POST, {
        method: 'POST',
        params: { conversationId },
        cookie,
        body: { side: name === 'agent' ? 'agency' : 'hotel', key: `${name}-key-${number}`, body: text },
      });
  process.stdout.write(`${status} ${number}\n`);
  // As the browser does: what is behind waits until this one is there.
  if (status !== 201) break;
}
process.exit(0);
