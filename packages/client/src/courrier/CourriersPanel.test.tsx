// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { CourriersPanel } from './CourriersPanel.tsx';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aCourrier = (id: string, fait_le: string) => ({
  ...{ id, nature: 'accord', objet: `Subvention ${id}`, service: 'DRAJES Sud', fait_le, taille: null },
});

it('a letter that an amended decision replaced says by which', async () => {
  const held = [
    aCourrier('neuve', '2027-03-29T10:00:00.000Z'),
    aCourrier('ancienne', '2027-03-22T10:00:00.000Z'),
  ];
  vi.stubGlobal('fetch', async () => Response.json(held));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CourriersPanel id_fo="27-000001" />
    </QueryClientProvider>,
  );
  const [neuve, ancienne] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(neuve).not.toMatch(/remplacée/);
  expect(ancienne).toMatch(/le 22\/03\/2027, remplacée par celle du 29\/03\/2027$/);
});
