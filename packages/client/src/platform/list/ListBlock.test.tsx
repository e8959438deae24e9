// @vitest-environment jsdom
import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueryChange, QueryParams } from '../page/query-params.ts';
import { ListBlock } from './ListBlock.tsx';
import { ListOf } from './ListOf.tsx';
import { listRow } from './list-row.ts';
import { type HeldRow, useHeldList } from './use-list.ts';

const now = vi.hoisted(() => ({
  search: '',
  asked: null as unknown,
  read: { state: 'attente' } as { state: string; value?: unknown; problem?: unknown },
  reloads: 0,
  redraw: () => {},
}));

vi.mock('../page/query-params.ts', () => ({
  useQueryParams: (): QueryParams => {
    const search = new URLSearchParams(now.search);
    const changed = (change: QueryChange) => {
      const next = new URLSearchParams(now.search);
      for (const [name, value] of Object.entries(change)) {
        next.delete(name);
        for (const one of typeof value === 'string' ? [value] : (value ?? [])) next.append(name, one);
      }
      return next.toString();
    };
    return {
      get: (name) => search.get(name),
      all: (name) => search.getAll(name),
      set: (change) => {
        now.search = changed(change);
        now.redraw();
      },
      href: (change) => `?${changed(change)}`,
    };
  },
}));
vi.mock('../use-read.ts', () => ({
  useRead: (_: unknown, input: { query: object } | null) => {
    now.asked = input && JSON.parse(JSON.stringify(input.query));
    return { ...now.read, reload: async () => ++now.reloads };
  },
}));
vi.mock('../AppLink.tsx', () => ({
  AppLink: ({ children, ...rest }: { children: string }) => <a {...rest}>{children}</a>,
}));

const services = listRow({
  call: serviceEndpoints.listServices,
  limit: 20,
  search: { label: 'Nom ou code', name: 'searchQuery' },
  filters: [
    {
      key: 'niveau',
      name: 'niveau_territorial',
      label: 'Niveau',
      options: [{ value: 'reg', label: 'Régional' }],
    },
    {
      key: 'verrou',
      label: 'Verrou',
      isMultiple: true,
      options: [
        { value: 'non', label: 'Ouverts' },
        { value: 'oui', label: 'Verrouillés' },
      ],
    },
  ],
  noun: ['service', 'services'],
  empty: { fact: 'Aucun service pour l’instant.', why: 'Ajoutez le premier.' },
  noneFound: { fact: 'Aucun service ne correspond.' },
  caption: 'Services',
  rowId: ({ _id }) => _id,
  columns: [{ key: 'nom', label: 'Nom', isHeader: true, cell: ({ nom }) => nom }],
});

const page = (noms: readonly string[], more: object = {}) => ({
  state: 'lu',
  value: {
    items: noms.map((nom) => ({ _id: nom, nom })),
    total: noms.length,
    totalExact: true,
    next: null,
    previous: null,
    ...more,
  },
});

const words = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

function show(read: typeof now.read, search = ''): void {
  Object.assign(now, { read, search });
  const { rerender } = render(<ListOf row={services} />);
  now.redraw = () => rerender(<ListOf row={services} />);
}

/** The test gives what the list reads next. */
function answer(read: typeof now.read): void {
  now.read = read;
  now.redraw();
}

beforeEach(() => {
  now.reloads = 0;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
afterEach(cleanup);

it('asks what the address says, and leaves out what no filter offers', () => {
  show(page(['DRAJES']), 'q=sud&niveau=reg&niveau=dep&verrou=non&verrou=oui&verrou=x&page=suite&autre=1');
  expect(now.asked).toEqual({
    searchQuery: 'sud',
    niveau_territorial: 'reg',
    verrou: ['non', 'oui'],
    limit: 20,
    cursor: 'suite',
  });
  expect(screen.getByRole('button', { name: 'Retirer le filtre Niveau : Régional' })).toBeTruthy();
  expect(words()).toContain('1 service');
});

it('goes back to the first page when it searches or filters', async () => {
  show(page(['DRAJES']), 'page=suite&verrou=oui');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nom ou code' }), 'sud{Enter}');
  expect(now.search).toBe('verrou=oui&q=sud');
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Verrou : Verrouillés' }));
  expect(now.search).toBe('q=sud');
});

it('says that it is empty, or that nothing fits, with the way to see all', () => {
  show(page([]));
  expect(words()).toContain('Aucun service pour l’instant. Ajoutez le premier.');
  cleanup();
  show(page([]), 'q=sud&verrou=oui&vue=services');
  expect(words()).toContain('Aucun service ne correspond.');
  expect(screen.getByRole('link', { name: 'Effacer les filtres' }).getAttribute('href')).toBe(
    '?vue=services',
  );
});

it('keeps its lines while it reads others, then gives them the focus', async () => {
  show(page(['DRAJES'], { next: 'suite', total: 10_000, totalExact: false }));
  expect(words()).toContain('plus de 10');
  await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
  expect(now.search).toBe('page=suite');
  answer({ state: 'attente' });
  const lines = screen.getByRole('rowheader', { name: 'DRAJES' }).closest('[aria-busy]');
  expect(lines?.getAttribute('aria-busy')).toBe('true');
  answer(page(['SDJES'], { previous: 'avant' }));
  expect(lines?.getAttribute('aria-busy')).toBe('false');
  expect(document.activeElement).toBe(lines);
});

it('says why it cannot be read, and offers to try again or to begin anew', async () => {
  const problem = { code: 'serveur.indisponible', message: 'Le service ne répond pas.', status: 503 };
  show({ state: 'refuse', problem }, 'page=perdue&q=sud');
  expect(words()).toContain('Le service ne répond pas.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(now.reloads).toBe(1);
  expect(screen.getByRole('link', { name: 'Revenir au début de la liste' }).getAttribute('href')).toBe(
    '?q=sud',
  );
});

const listes: HeldRow<{ nom: string }> = {
  search: { label: 'Nom' },
  keeps: ({ nom }, text) => nom.includes(text),
  noun: ['liste', 'listes'],
  empty: { fact: 'Aucune liste.' },
  caption: 'Listes',
  rowId: ({ nom }) => nom,
  columns: [{ key: 'nom', label: 'Nom', isHeader: true, cell: ({ nom }) => nom }],
};
const Held = () => <ListBlock list={useHeldList(listes, [{ nom: 'publics' }, { nom: 'thèmes' }])} />;

it('narrows by itself a list that is whole in the page', () => {
  now.search = 'q=pub';
  render(<Held />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['publics']);
  expect(words()).toContain('1 liste');
});
