import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aClock } from '../clock/clock.ts';
import { buildLog } from '../log/log.ts';
import { openJsonService, withQuery } from './json-service.adapter.ts';
import { aFakeService, type FakeReply } from './test/test-json-service.ts';

const good: FakeReply = { status: 200, body: '{"nom":"bonjour"}' };
let outage: FakeReply | null | undefined;
const service = await aFakeService(() => (outage === undefined ? good : outage));
afterAll(() => service.stop());

function aDoor(url = service.url) {
  const clock = aClock();
  const lines: string[] = [];
  const log = buildLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  const schema = z.object({ nom: z.string() });
  const ask = openJsonService({ name: 'the service', schema, nothing: { nom: '' }, clock, log });
  return { clock, lines, ask: (q: string) => ask(withQuery(new URL(url), { q })) };
}

it.each<[string, FakeReply]>([
  ['breaks down', { status: 500, body: 'Internal Server Error' }],
  ['is closed for a while', { status: 503, body: '{}' }],
  ['raves', { status: 200, body: '<html>En travaux</html>' }],
  ['answers something else', { status: 200, body: '{"titre":"bonjour"}' }],
  ['answers too much', { status: 200, body: JSON.stringify({ nom: 'x'.repeat(600_000) }) }],
  ['sends elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
])('a service that %s is said silent, and is asked again', async (_, broken) => {
  const { ask, lines } = aDoor();
  outage = broken;
  expect(await ask('tres personnel')).toBeNull();
  outage = undefined;
  expect(await ask('tres personnel')).toEqual({ nom: 'bonjour' });
  expect(lines.join('\n')).toContain('the service does not answer');
  expect(lines.join('\n')).not.toContain('personnel');
});

it('a service that is not there is said silent, and is found when it comes back', async () => {
  const gone = await aFakeService(() => good);
  await gone.stop();
  const { ask } = aDoor(gone.url);
  expect(await ask('a')).toBeNull();
  const back = await aFakeService(() => good, Number(new URL(gone.url).port));
  expect(await ask('a')).toEqual({ nom: 'bonjour' });
  await back.stop();
});

it('a service that never answers is waited for two seconds, and no more', async () => {
  const spy = vi.spyOn(AbortSignal, 'timeout');
  outage = null;
  expect(await aDoor().ask('a')).toBeNull();
  outage = undefined;
  expect(spy.mock.calls).toEqual([[2000]]);
  spy.mockRestore();
});

it('five failures in a row make nobody wait for half a minute, then one request tries again', async () => {
  const { ask, clock } = aDoor();
  outage = { status: 500, body: '' };
  for (const q of ['1', '2', '3', '4', '5']) await ask(q);
  outage = undefined;
  const before = service.asked.length;
  expect(await ask('6')).toBeNull();
  expect(service.asked.length).toBe(before);
  clock.advance(30);
  expect(await ask('6')).toEqual({ nom: 'bonjour' });
});
