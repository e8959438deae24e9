// @vitest-environment jsdom
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installNavigator } from '../platform/page/navigation.ts';
import { DossierFerme } from './DossierFerme.tsx';

const acces = { id_fo: '26-000412', isOuvert: false, personnes: ['Lucie Faure'], demande_le: null };
const found = vi.hoisted(() => ({ read: {} as object, put: vi.fn(), call: vi.fn() }));
vi.mock('../platform/AppLink.tsx', () => ({ AppLink: ({ children }: { children: string }) => children }));
vi.mock('../platform/use-read.ts', () => ({ useRead: () => found.read }));
vi.mock('../platform/call/call.ts', () => ({ call: found.call }));

let visited: string[];
beforeEach(() => {
  visited = [];
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers/26-000412' });
});
afterEach(cleanup);

const problem = { code: 'dossier.inaccessible', message: 'La demande n’est pas accessible.' };
const show = () => render(<DossierFerme id="26-000412" problem={problem} />);

it('a member reads who has the dossier, and asks them for it in one press', async () => {
  found.read = { state: 'lu', value: acces, version: null, put: found.put };
  found.call.mockResolvedValue({ ok: true, value: { ...acces, demande_le: '2027-01-10T09:00:00Z' } });
  show();
  expect(screen.getByText('Il n’est ouvert qu’à Lucie Faure, qui peut vous l’ouvrir.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Demander l’accès à ce dossier' }));
  await vi.waitFor(() => expect(found.put).toHaveBeenCalled());
  expect(found.call.mock.calls[0]?.[0]).toBe(partageEndpoints.askAcces);
  expect(visited).toEqual([]);
});

it('who has asked reads when, and is not offered to ask again', () => {
  found.read = { state: 'lu', value: { ...acces, demande_le: '2027-01-10T09:00:00Z' }, version: null };
  show();
  expect(screen.getByText(/Vous avez demandé à l’ouvrir le 10\/01\/2027/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('who is no member of its association goes home, as for a dossier that does not exist', () => {
  found.read = { state: 'refuse', problem };
  show();
  expect(visited).toEqual(['/']);
});
