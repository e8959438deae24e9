// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { useAdressesConnues } from './adresses-connues.ts';

const adresse = {
  id: '5d3c1a52-6d0e-4f27-9a55-0b3b0c1f4a11',
  version: 1,
  nb_sites: 2,
  voie: 'rue des Lilas',
  cp: '13011',
  commune: 'Marseille',
};
const asked = vi.fn<(url: URL) => Promise<Response>>();

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', (url: string) => asked(new URL(url, 'http://localhost')));
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

/** Returns the known addresses once the answer came, whatever it was. */
async function adressesAt(codePostal: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useAdressesConnues('900000001', codePostal), { wrapper });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return result.current;
}

it('the addresses of the sites are those the portal gives at this postcode', async () => {
  asked.mockResolvedValue(Response.json({ items: [adresse] }));
  expect(await adressesAt('13011')).toEqual([adresse]);
  const [[url] = []] = asked.mock.calls;
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    idAsso: '900000001',
    codePostal: '13011',
  });
});

it.each([undefined, null, '', '1301', '130110', 'abcde'])(
  'nothing is asked at « %s »',
  async (codePostal) => {
    expect(await adressesAt(codePostal)).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  },
);

const refusal = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ code, message: 'Refusé.' }, { status }));

it.each<[string, () => Promise<Response>]>([
  ['refused', refusal(400, 'haa.code-postal-manquant')],
  ['unknown', refusal(404, 'association.introuvable')],
  ['broken', refusal(500, 'kernel.incident')],
  ['no JSON', () => Promise.resolve(new Response('<html></html>', { status: 502 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where they cannot be read (%s) there is none [R7.13]', async (_why, answer) => {
  asked.mockImplementation(answer);
  expect(await adressesAt('13011')).toEqual([]);
  expect(asked).toHaveBeenCalled();
});
