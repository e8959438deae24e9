// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { InstructionView } from './etat-dossier.ts';
import { PartsDesServices } from './PartsDesServices.tsx';

afterEach(cleanup);

const completude = {
  ...{ etat: 'complet', avant_le: null, le: null, manque: '' },
  ...{ manques: [], reponses: [], moves: [] },
} as const;

const part = (nom: string, more: Partial<InstructionView>): InstructionView => ({
  id_service_instructeur: nom,
  service: { nom, code: nom },
  etat: '2',
  lib_etat: '',
  depart: null,
  transmis_le: null,
  renvoye_le: null,
  motif: null,
  montant_demande: 7200,
  montant_accorde: null,
  accorde_le: null,
  decide_le: null,
  decision_modifiee_le: null,
  argent: null,
  montant_verse: 0,
  paiement_demande_le: null,
  moves: [],
  completude: completude as unknown as InstructionView['completude'],
  ...more,
});

const show = (...instructions: InstructionView[]) =>
  render(
    <PartsDesServices
      dossier={{ genre: 'subvention', instructions, description: { id_service_instructeur: 'DRAJES Sud' } }}
      acte={({ service }) => <a href="#paiements">Paiements de {service.nom}</a>}
    />,
  );
const lines = () =>
  screen.getAllByRole('listitem').map((one) => (one.textContent ?? '').replaceAll(/\s/g, ' '));

const drajes = part('DRAJES Sud', { etat: '6', montant_accorde: 6100 });

it('a refusal is said with its reason and how to contest it, beside the grant of another service', () => {
  show(part('Département', { etat: '11', montant_demande: 4100, motif: 'Crédits épuisés.' }), drajes);
  const [granted, refused] = lines();
  expect(granted).toContain('DRAJES Sud accordé');
  expect(granted).toContain('6 100 € accordés sur 7 200 € demandés, rien de versé encore.');
  expect(refused).toContain('4 100 € demandés, refusés.');
  expect(refused).toContain('Crédits épuisés.');
  expect(refused).toContain('deux mois');
});

it('a grant and its payments are reached while another service asks for corrections', () => {
  show(part('Département', { etat: 'C', motif: 'À revoir.' }), drajes);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Département');
  expect(second?.textContent).toContain('6');
  expect(second && within(second).getByRole('link', { name: 'Paiements de DRAJES Sud' })).toBeTruthy();
  expect(first?.textContent).not.toContain('À revoir.');
});

it('a dossier before one service says it once, on top of its page', () => {
  show(drajes);
  expect(screen.queryByText('Ce que dit chaque service')).toBeNull();
});

it('a part that is paid is not orange: its report may be far away', () => {
  show(part('Département', { etat: '9' }), drajes);
  const [paid] = screen.getAllByRole('listitem');
  expect(paid?.querySelector('.badge-etat')?.className).toContain('fr-badge--success');
});
