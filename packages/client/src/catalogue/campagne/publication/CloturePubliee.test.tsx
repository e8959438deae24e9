// @vitest-environment jsdom
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnulerPublication } from './AnnulerPublication.tsx';
import { CloturePubliee } from './CloturePubliee.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/call/call.ts', () => ({ call }));
vi.mock('../../../platform/session/session.ts', () => ({ useUser: () => null }));
vi.mock('../../../platform/session/announcements.ts', () => ({ notify: vi.fn() }));

const campagne = {
  id: '3c9c1f0e-5b0a-4b61-9c39-0d6f5c1b8a11',
  fuseau: 'Europe/Paris',
  publiee: { numero: 2, campagne_exercice: 2027 },
  versions: [{ numero: 2, campagne_exercice: 2027 }],
  rights: { reschedule: true, unpublish: true, deactivate: true },
  edition: {
    campagne_exercice: 2027,
    types: [{ code: 'FDB', label: 'Formation', date_fin: '2027-03-18T22:59:59.000Z', en_saisie: 3 }],
  },
} as unknown as CampagneAdministree;
const put = vi.fn();
const reload = vi.fn(async () => undefined);
const given = { campagne, read: { put, reload } } as unknown as Parameters<typeof CloturePubliee>[0];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
  call.mockReset();
  call.mockResolvedValue({ ok: true, value: campagne, version: 4 });
  put.mockReset();
  reload.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function typeClosing(to: string) {
  render(<CloturePubliee {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Changer la clôture' }));
  const day = await screen.findByLabelText(/Clôture, le/);
  await userEvent.clear(day);
  await userEvent.type(day, to);
}
const bodySent = () => call.mock.calls[0]?.[1].body;

it('says the closing that is published, with its zone, and how many have begun', () => {
  const { container } = render(<CloturePubliee {...given} />);
  expect(container.textContent).toContain('jeudi 18 mars 2027 à 23h59, heure de Paris');
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toContain('3 dossiers sont commencés');
});

it('puts a closing off by one press', async () => {
  await typeClosing('30/04/2027');
  await userEvent.click(await screen.findByRole('button', { name: 'Reporter la clôture' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith(campagne, 4));
  expect(bodySent()).toMatchObject({
    ...{ campagne_exercice: 2027, types: ['FDB'], date_fin: '2027-04-30', heure_fin: '23h59' },
    cloture_vue: '2027-03-18T22:59:59.000Z',
  });
});

it('brings one forward only with a reason, and after a second press that says what is taken away', async () => {
  await typeClosing('15/02/2027');
  await userEvent.click(await screen.findByRole('button', { name: 'Avancer la clôture' }));
  expect((await screen.findAllByText(/Dites pourquoi la clôture est avancée/)).length).toBeGreaterThan(0);
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Motif/), 'Les crédits sont réduits.');
  await userEvent.click(screen.getByRole('button', { name: 'Avancer la clôture' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Avancer une date déjà promise ?' });
  const said = asked.textContent?.replaceAll(/\s/g, ' ');
  expect(said).toContain('Vous retirez 31 jours déjà promis. 3 dossiers sont commencés');
  expect(said).toContain('la date d’avant leur est gardée');
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(within(asked).getByRole('button', { name: 'Oui, avancer la clôture' }));
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(bodySent()).toMatchObject({ motif: 'Les crédits sont réduits.', gardee: true, confirmee: true });
});

it('a publication that is not taken back says why, no longer says the contrary, and the page is read again', async () => {
  const message = 'Un dossier a été commencé sur cette version : sa publication ne s’annule plus.';
  call.mockResolvedValue({ ok: false, problem: { message, problems: [{ code: 'x', message }] } });
  render(<AnnulerPublication {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la publication' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Personne n’a commencé de dossier');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler la publication' }));
  await waitFor(() => expect(dialog.textContent).toContain('sa publication ne s’annule plus'));
  expect(dialog.textContent).not.toContain('Personne n’a commencé de dossier');
  expect(reload).toHaveBeenCalledOnce();
});
