import { afterEach, expect, test } from 'vitest';
import { buildLog } from '../log/log.ts';
import { queueFailures } from './queue-failures.ts';

const lines: string[] = [];
const log = buildLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
let isDown = false;
const ask = async () => {
  if (isDown) throw refused();
};
const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const { failed, stop } = queueFailures({ log, ask, quietMs: 100 });
const said = () => lines.map((line) => JSON.parse(line));

afterEach(() => {
  lines.length = 0;
  isDown = false;
});

test('an outage is said once with its cause, and once when it is over, however often it is found out', async () => {
  isDown = true;
  for (let n = 0; n < 50; n++) failed(refused());
  expect(said()).toMatchObject([
    { level: 50, msg: 'job queue failed', err: { code: 'ECONNREFUSED', message: refused().message } },
  ]);
  isDown = false;
  await expect.poll(() => lines.length).toBe(2);
  const { msg, unsaid } = said()[1];
  expect([msg, unsaid >= 49]).toEqual(['job queue is back', true]);

  // A later failure counts as another outage.
  failed(refused());
  await expect
    .poll(() => said().map((line) => line.msg))
    .toEqual(['job queue failed', 'job queue is back', 'job queue failed', 'job queue is back']);
});

test('a copy of an error, as the library makes them, is said with its cause and without the values it holds', () => {
  const copy = {
    ...refused(),
    message: 'connect refused',
    queue: 'courriel.envoyer',
    detail: 'Key (iban)=(x)',
  };
  failed(copy);
  expect(said()).toMatchObject([{ err: { code: 'ECONNREFUSED', message: 'connect refused' } }]);
  expect(lines.join('')).not.toMatch(/object Object|iban/);
});

test('what is no outage is said each time', () => {
  for (const thrown of [new Error('a bug'), new Error('a bug'), 'a word', {}]) failed(thrown);
  expect(said().map(({ err }) => err.message)).toEqual(['a bug', 'a bug', 'a word', 'no reason given']);
  stop();
});
