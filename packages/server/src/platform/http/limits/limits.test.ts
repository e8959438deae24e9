import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../../feature.ts';
import { anActor } from '../test/test-actor.ts';
import { aPortal } from '../test/test-app.ts';

const row = <const P extends string>(path: P, access: 'public' | 'connecte') => ({
  method: 'GET' as const,
  path,
  summary: 'Essai.',
  access,
  reply: z.null(),
});

const endpoints = {
  libre: endpoint(row('/essai/libre', 'public')),
  rare: endpoint(row('/essai/rare', 'public')),
  parPersonne: endpoint(row('/essai/par-personne', 'connecte')),
} as const satisfies EndpointTable;

const answer = async () => ({ ok: true, value: null }) as const;

const { api, inject } = await aPortal({
  environment: { REQUESTS_PER_MINUTE: '5', TRUST_PROXY: '1' },
  features: [
    feature({
      name: 'essai',
      endpoints: { essai: endpoints },
      limits: {
        rare: { max: 2, windowSeconds: 600 },
        parPersonne: { max: 1, windowSeconds: 60, by: 'actor' },
      },
      build: () => ({ handlers: { essai: { libre: answer, rare: answer, parPersonne: answer } } }),
    }),
  ],
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

test('an address that asks too often waits, and is told how long', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await api(endpoints.libre, from('198.51.100.1'))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const last = await api(endpoints.libre, from('198.51.100.1'));
  expect(last.codes).toEqual(['kernel.trop-de-requetes']);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(50);
  expect(last.problem.message).toMatch(/^Trop de demandes en peu de temps\. Réessayez dans \d+ secondes\.$/);
});

test('another address does not wait', async () => {
  expect((await api(endpoints.libre, from('198.51.100.2'))).status).toBe(200);
});

test('the files of the pages are not counted: one page asks for thirty', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const statuses = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await inject({ url: '/client/assets/page.js', headers })).statusCode);
  expect(statuses).not.toContain(429);
  expect((await api(endpoints.libre, from('198.51.100.9'))).status).toBe(200);
});

test('a call may have a limit of its own', async () => {
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await api(endpoints.rare, from('198.51.100.3'))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a limit may count people, wherever they are', async () => {
  const ask = (id: string, ip: string) => api(endpoints.parPersonne, { as: anActor({ id }), ...from(ip) });
  expect((await ask('camille', '198.51.100.4')).status).toBe(200);
  expect((await ask('camille', '198.51.100.5')).status).toBe(429);
  expect((await ask('sacha', '198.51.100.5')).status).toBe(200);
});
