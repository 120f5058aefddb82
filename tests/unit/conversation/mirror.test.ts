import { describe, expect, it } from 'vitest';
import {
  channelPeople,
  isFromChat,
  isStaleNotice,
  keyOfChatMessage,
  type MirrorMessage,
  mirrored,
  speakerOf,
  textOfNotice,
} from '@/lib/sales/conversation/rules/mirror';

const place = { conversationId: 'c1', hotel: { id: 'H01', name: 'Palais Cendrelle' }, productName: 'The product' };
const message: MirrorMessage = {
  id: 'm1',
  key: 'k1',
  authorKind: 'agent',
  authorId: 'sofia',
  authorName: 'Sofia Wendt',
  body: 'Is the suite free?',
  told: null,
  attachments: [],
};

describe('who says a message in the chat service', () => {
  it.each([
    ['a person', {}, 'sofia', 'Sofia Wendt'],
    [
      'a hotel that answered by the link of a mail',
      { authorKind: 'hotel', authorId: null, authorName: '' },
      'hotel-H01',
      'Palais Cendrelle',
    ],
    ['the product', { authorKind: 'system', authorId: null, authorName: '' }, 'product', 'The product'],
  ] as const)('%s', (_, changes, id, name) => {
    expect(speakerOf({ ...message, ...changes }, place)).toEqual({ id, name, isAdmin: false });
  });
});

it('a message keeps its id and its words, an event is told, and files stay behind our own address', () => {
  expect(mirrored(message, place)).toEqual({ id: 'm1', userId: 'sofia', text: 'Is the suite free?', files: [] });
  const told = { ...message, authorKind: 'system' as const, authorId: null, body: '', told: 'An option was asked for' };
  expect(mirrored(told, place)).toMatchObject({ userId: 'product', text: 'An option was asked for' });
  const file = { id: 'f1', name: 'Menu.pdf', mediaType: 'application/pdf', size: 9 };
  expect(mirrored({ ...message, attachments: [file] }, place).files).toEqual([
    { name: 'Menu.pdf', mediaType: 'application/pdf', size: 9, path: '/api/conversations/c1/attachments/f1' },
  ]);
});

it('members are the readers and nobody who only spoke; admins open every channel', () => {
  const readers = [
    { id: 'sofia', name: 'Sofia Wendt', role: 'agent' },
    { id: 'grace', name: 'Grace Whitfield', role: 'admin' },
  ];
  const { users, memberIds } = channelPeople(readers, [
    { id: 'left', name: 'Viktor Adler', isAdmin: false },
    { id: 'sofia', name: 'As she was called', isAdmin: false },
  ]);
  expect(memberIds).toEqual(['sofia', 'grace']);
  expect(users).toEqual([
    { id: 'left', name: 'Viktor Adler', isAdmin: false },
    { id: 'sofia', name: 'Sofia Wendt', isAdmin: false },
    { id: 'grace', name: 'Grace Whitfield', isAdmin: true },
  ]);
});

it('what was written there keeps the addresses of its files, is known by its key, and is stale after an hour', () => {
  const links = [{ name: 'Plan', url: 'https://files.example/plan.pdf' }];
  expect(textOfNotice({ text: ' Here it is. ', links })).toBe('Here it is.\nPlan: https://files.example/plan.pdf');
  expect(textOfNotice({ text: '  ', links: [] })).toBe('');
  expect([isFromChat({ key: keyOfChatMessage('x') }), isFromChat(message)]).toEqual([true, false]);
  const at = new Date('2026-11-23T09:00:00Z');
  expect(isStaleNotice({ at }, new Date('2026-11-23T10:00:00Z'))).toBe(false);
  expect(isStaleNotice({ at }, new Date('2026-11-23T10:00:01Z'))).toBe(true);
});
