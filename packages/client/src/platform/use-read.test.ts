// @vitest-environment jsdom
import { endpoint } from '@asso/contract/kernel/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from './call/query-client.ts';
import { now } from './clock.ts';
import { leaveSession } from './session/session.ts';
import { keepToken } from './session/session-token.ts';
import { useRead } from './use-read.ts';

const row = endpoint({
  method: 'GET',
  path: '/demande/dossiers/{id}',
  summary: 'Lire.',
  access: 'connecte',
  params: { id: z.string() },
  reply: z.object({ titre: z.string() }),
});
const tag = '"3-abcdefghijklmnopqrstuv"';
const read = (titre: string) => new Response(JSON.stringify({ titre }), { headers: { etag: tag } });

let named: (string | undefined)[];
let answers: Response[];

beforeEach(() => {
  queryClient.clear();
  named = [];
  answers = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers['if-none-match']);
    return answers.shift() ?? new Response('', { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);
const reading = () => renderHook(() => useRead(row, { params: { id: 'a' } }), { wrapper }).result;

it('what is read again is named to the server, and shown as it was when it still holds', async () => {
  answers.push(read('Un gymnase'), new Response(null, { status: 304 }), read('Deux gymnases'));
  const result = reading();
  await waitFor(() => expect(result.current).toMatchObject({ state: 'lu', value: { titre: 'Un gymnase' } }));
  await result.current.reload();
  expect(result.current).toMatchObject({ state: 'lu', value: { titre: 'Un gymnase' }, version: 3 });
  await result.current.reload();
  await waitFor(() => expect(result.current).toMatchObject({ value: { titre: 'Deux gymnases' } }));
  expect(named).toEqual([undefined, tag, tag]);
});

it('what a save put in place is read whole', async () => {
  answers.push(read('Un gymnase'), read('Trois gymnases'));
  const result = reading();
  await waitFor(() => expect(result.current.state).toBe('lu'));
  result.current.put({ titre: 'Typed here' }, 4);
  await result.current.reload();
  await waitFor(() => expect(result.current).toMatchObject({ value: { titre: 'Trois gymnases' } }));
  expect(named).toEqual([undefined, undefined]);
});

it('nothing is held once the person left, and nothing was stored', async () => {
  answers.push(read('Un gymnase'));
  const result = reading();
  await waitFor(() => expect(result.current.state).toBe('lu'));
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.stringify(storage)).not.toContain('gymnase');
  cleanup();
  leaveSession();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
