// @vitest-environment jsdom
import type { ChorusView } from '@asso/contract/transfert/chorus.endpoints';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChorusPret } from './ChorusPret.tsx';

const ligne = (cle: string, more: Partial<ChorusView['lignes'][number]>) => ({
  ...{ cle, type: 'accord' as const, id_fo: `26-00000${cle}`, association: 'Les Voisins', exercice: 2026 },
  ...{ montant: 0, ...more },
});
const lignes = [
  ligne('1', { montant: 4200 }),
  ligne('2', { type: 'correction', montant: -400 }),
  ligne('3', { type: 'paiement', montant: 2800 }),
];
const chorus = (make: boolean): ChorusView => ({
  ...{ services: [], id_service: 's', envoi: false, ecartees: [], lots: [], lignes, rights: { make } },
  pret: {
    nombre: 3,
    engagements: { nombre: 2, montant: 3800 },
    paiements: { nombre: 1, montant: 2800 },
  },
});
const show = (make: boolean) =>
  render(
    <ChorusPret chorus={chorus(make)} id_service="s" exercice={undefined} onChanged={() => undefined} />,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

it('what is committed and what is paid are told apart, and only the chosen lines are confirmed', async () => {
  show(true);
  expect(plain(document.body.textContent)).toContain(
    '3 lignes : 3 800 € à engager (2 lignes), 2 800 € à payer sur ce qui est engagé (1 ligne).',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir Demande de paiement du dossier 26-000003' }));
  fireEvent.click(screen.getByRole('button', { name: /Faire un lot de 2\slignes…/ }));
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog.textContent)).toContain('3 800 € à engager (2 lignes).');
  expect(plain(dialog.textContent)).not.toContain('2 800 €');
  expect(within(dialog).getByRole('button', { name: 'Faire le lot' })).toBeTruthy();
});

it('who does not answer for the service reads the lines, and is told who makes the lots', () => {
  show(false);
  expect(screen.queryByRole('button', { name: /Faire un lot/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Le responsable du service fait les lots.')).toBeTruthy();
});
