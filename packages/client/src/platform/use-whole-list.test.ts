// @vitest-environment jsdom
import { pageQuery, pageSchema } from '@asso/contract/kernel/common.schemas';
import { endpoint } from '@asso/contract/kernel/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from './call/query-client.ts';
import { now } from './clock.ts';
import { keepToken } from './session/session-token.ts';
import { useWholeList } from './use-whole-list.ts';

const row = endpoint({
  method: 'GET',
  path: '/lca/questions',
  summary: 'Lister.',
  access: 'connecte',
  query: z.object(pageQuery),
  reply: pageSchema(z.number()),
});
const tag = '"3-abcdefghijklmnopqrstuv"';

let asked: { cursor: string | null; limit: string | null; held: string | undefined }[];
/** What the server holds; it answers at most the number of lines asked. */
let lines: number[];
let failsFrom: number | null;

beforeEach(() => {
  queryClient.clear();
  asked = [];
  failsFrom = null;
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { searchParams } = new URL(url, 'http://portail.test');
    const cursor = searchParams.get('cursor');
    const held = headers['if-none-match'];
    asked.push({ cursor, limit: searchParams.get('limit'), held });
    const from = Number(cursor ?? 0);
    if (failsFrom !== null && from >= failsFrom) return new Response('', { status: 404 });
    if (held) return new Response(null, { status: 304 });
    const items = lines.slice(from, from + 100);
    const next = from + 100 < lines.length ? `${from + 100}` : null;
    const page = { items, total: lines.length, totalExact: true, next, previous: null };
    return new Response(JSON.stringify(page), { headers: { etag: tag } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);
const reading = () => renderHook(() => useWholeList(row, {}), { wrapper }).result;

it.each([
  [100, [null]],
  [101, [null, '100']],
  [250, [null, '100', '200']],
])('a list of %d lines is read whole, in order', async (count, cursors) => {
  lines = numbers(count);
  const result = reading();
  await waitFor(() => expect(result.current).toMatchObject({ state: 'lu', value: { items: lines } }));
  expect(asked.map(({ cursor }) => cursor)).toEqual(cursors);
  expect(asked.every(({ limit }) => limit === '100')).toBe(true);
});

it('a page that fails makes the list fail: no part of it passes for the whole', async () => {
  lines = numbers(150);
  failsFrom = 100;
  const result = reading();
  await waitFor(() => expect(result.current.state).toBe('refuse'));
});

it('a list of one page is not sent again while it holds; a longer one is read anew', async () => {
  lines = numbers(100);
  const result = reading();
  await waitFor(() => expect(result.current.state).toBe('lu'));
  await result.current.reload();
  expect(asked.map(({ held }) => held)).toEqual([undefined, tag]);
  expect(result.current).toMatchObject({ value: { items: lines } });
  queryClient.clear();
  cleanup();
  asked = [];
  lines = numbers(120);
  const longer = reading();
  await waitFor(() => expect(longer.current.state).toBe('lu'));
  await longer.current.reload();
  expect(asked.map(({ held }) => held)).toEqual([undefined, undefined, undefined, undefined]);
  expect(longer.current).toMatchObject({ value: { items: lines } });
});
