// @vitest-environment jsdom
import type { CompteAdministreView } from '@asso/contract/compte/administration.endpoints';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RolesForm } from './RolesForm.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../platform/call/call.ts', () => ({ call }));
vi.mock('../../platform/session/announcements.ts', () => ({ notify: vi.fn() }));

const compte: CompteAdministreView = {
  _id: '3c9c1f0e-5b0a-4b61-9c39-0d6f5c1b8a11',
  prenom: 'Inès',
  nom: 'Moreau',
  email: 'ines.moreau@demo.example',
  roles: ['lca.association'],
  territoire: null,
  etat: 'actif',
  derniere_connexion: null,
  associations: 1,
  version: 3,
};

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ ok: true, value: { ...compte, version: 4 }, version: 4 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (about: Partial<CompteAdministreView> = {}) =>
  render(<RolesForm compte={{ ...compte, ...about }} onChanged={vi.fn()} onCancel={vi.fn()} />);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer les rôles' }));
const bodySent = () => call.mock.calls[0]?.[1].body;

it('nobody becomes an administrator of services before where is said, and what it opens is confirmed', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Administration des services' }));
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(call).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('radio', { name: 'Dans tout le pays' }));
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Inès Moreau (ines.moreau@demo.example)');
  expect(dialog.textContent).toContain('dans tout le pays');
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Oui, donner ces rôles' }));
  await waitFor(() =>
    expect(bodySent()).toEqual({ roles: ['lca.association', 'rds.admin'], territoire: null }),
  );
});

it('a local administrator who becomes a national one is confirmed too', async () => {
  show({ roles: ['rds.admin'], territoire: '13' });
  await userEvent.click(screen.getByRole('radio', { name: 'Dans tout le pays' }));
  await save();
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Oui, donner ces rôles' }));
  await waitFor(() => expect(bodySent()).toEqual({ territoire: null }));
});

it('a role that is only taken away asks nothing more, and its territory goes with it', async () => {
  show({ roles: ['lca.association', 'rds.admin'], territoire: '13' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Administration des services' }));
  await save();
  await waitFor(() => expect(bodySent()).toEqual({ roles: ['lca.association'], territoire: null }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
