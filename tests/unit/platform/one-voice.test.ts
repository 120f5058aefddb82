import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { speakInOneVoice } from '@/lib/platform/one-voice';

function listen(about?: () => object) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const speaker = { debug() {}, log() {}, info() {}, warn() {}, error() {} };
  speakInOneVoice(about, { voice: pino({ base: undefined }, stream), console: speaker });
  return { lines, speaker: speaker as Pick<Console, 'log' | 'info' | 'warn' | 'error'> };
}

it('what is said to the console is a line of JSON each, with its level', () => {
  const { lines, speaker } = listen();
  speaker.log('ready in', 3, { a: 1 });
  speaker.warn('\u001b[33m⚠\u001b[39m', 'an old name');
  speaker.error('two\nlines');
  expect(lines.every((line) => line.endsWith('\n') && line.trim().split('\n').length === 1)).toBe(true);
  expect(lines.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'ready in 3 {"a":1}'],
    [40, '⚠ an old name'],
    [50, 'two\nlines'],
  ]);
});

it('an error keeps its name and stack, and is told of which request', () => {
  const { lines, speaker } = listen(() => ({ requestId: 'r', method: 'GET', path: '/search' }));
  speaker.error(' ⨯', new TypeError('no such thing'));
  speaker.error(new Error('alone'));
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ requestId: 'r', path: '/search', msg: '⨯', err: { type: 'TypeError' } });
  expect(first.err.stack).toContain('one-voice.test');
  expect(second).toMatchObject({ msg: 'alone', err: { message: 'alone' } });
});

it('what cannot be written as JSON is told all the same', () => {
  const { lines, speaker } = listen();
  const circle: { self?: object } = {};
  circle.self = circle;
  speaker.info(circle, undefined, 1n);
  expect(lines).toHaveLength(1);
});
