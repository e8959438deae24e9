// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installNavigator } from '../platform/page/navigation.ts';
import { DossierParNumeroPage } from './DossierParNumeroPage.tsx';

const lu = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock('../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({ numero: '26-000412' }),
}));
vi.mock('../platform/page/page-query.ts', () => ({ usePageQuery: () => ({}) }));
vi.mock('../platform/AppLink.tsx', () => ({ AppLink: ({ children }: { children: string }) => children }));
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: lu, isReloading: false }),
}));

let visited: string[];
beforeEach(() => {
  visited = [];
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers/26-000412' });
});
afterEach(cleanup);

const dossier = (id_fo: string, consult: boolean, genre = 'subvention') => ({
  id_fo,
  genre,
  demandeur: { id_siret: '66101723600018' },
  rights: { consult },
});

it.each([
  ['subvention', 'subvention-demande'],
  ['agrement', 'demande-agrement'],
])('a number opens its dossier: %s', (genre, page) => {
  lu.items = [dossier('26-000412', true, genre)];
  render(<DossierParNumeroPage />);
  expect(visited).toEqual([`/associations/66101723600018/${page}/26-000412`]);
});

it('answers alike for a number that does not exist, one that resembles it, and a dossier that may not be read', () => {
  const said = [[], [dossier('26-000413', true)], [dossier('26-000412', false)]].map((items) => {
    lu.items = items;
    render(<DossierParNumeroPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page non trouvée :(');
    const text = document.body.textContent;
    cleanup();
    return text;
  });
  expect(new Set(said).size).toBe(1);
  expect(visited).toEqual([]);
});
