// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MesDossiersPage } from './MesDossiersPage.tsx';

const page = vi.hoisted(() => ({ vue: null as string | null, tous: 0, went: [] as unknown[] }));
vi.mock('../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({
    get: (name: string) => (name === 'vue' ? page.vue : null),
    href: ({ vue }: { vue: string }) => `/dossiers?vue=${vue}`,
  }),
}));
vi.mock('../platform/session/session-role.ts', () => ({ useWornRole: () => 'lca.association' }));
vi.mock('../platform/session/session.ts', () => ({ useSignedInUser: () => ({ associations: [] }) }));
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: { items: [], total: page.tous, totalExact: true } }),
}));
vi.mock('../platform/page/navigation.ts', () => ({ go: (...given: unknown[]) => page.went.push(given) }));
vi.mock('../platform/list/list-row.ts', () => ({ listRow: () => ({}) }));
vi.mock('../platform/list/use-list.ts', async () => {
  const { useQueryParams } = await import('../platform/page/query-params.ts');
  return {
    useList: () => ({ words: null, values: {}, isFiltered: false, allHref: '', params: useQueryParams() }),
  };
});
vi.mock('../platform/list/ListBlock.tsx', () => ({ ListBlock: ({ empty }: { empty: ReactNode }) => empty }));
vi.mock('../platform/AppLink.tsx', () => ({
  AppLink: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock('../platform/page/PageHeading.tsx', () => ({ PageHeading: () => null }));
vi.mock('../ui/TabLinks.tsx', () => ({ TabLinks: () => null }));
vi.mock('../dossier/DossiersSupprimes.tsx', () => ({ DossiersSupprimes: () => null }));
beforeEach(() => {
  Object.assign(page, { vue: null, tous: 3, went: [] });
});
afterEach(cleanup);

const nothing = 'Aucun dossier ne vous attend.';

it('opens on all the dossiers where none of them waits, rather than on an empty list', () => {
  render(<MesDossiersPage />);
  expect(page.went).toEqual([['/dossiers?vue=tous', { replace: true }]]);
  expect(screen.queryByText(nothing)).toBeNull();
});

it('says that none waits to who chose to see those that do', () => {
  page.vue = 'a-vous';
  render(<MesDossiersPage />);
  expect(page.went).toEqual([]);
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir tous vos dossiers' })).toBeTruthy();
});

it('leads who has no dossier at all to a first one', () => {
  page.tous = 0;
  render(<MesDossiersPage />);
  expect(page.went).toEqual([]);
  expect(screen.queryByText(nothing)).toBeNull();
});
