import fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchLeaving } from './leaving.ts';

test('once it leaves, each answer asks that its connection be closed, and is an answer still', async () => {
  const app = fastify();
  const leaving = watchLeaving(app);
  app.get('/', async () => 'ok');
  const before = await app.inject('/');
  expect([leaving.isLeaving(), before.headers.connection]).toEqual([false, 'keep-alive']);
  await leaving.leave(0);
  const after = await app.inject('/');
  expect([leaving.isLeaving(), after.statusCode, after.headers.connection]).toEqual([true, 200, 'close']);
  await app.close();
});
