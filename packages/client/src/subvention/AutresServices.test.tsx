// @vitest-environment jsdom
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { demarcheSubvention } from './demarche-subvention.ts';

afterEach(cleanup);

const part = (nom: string, etat: string, accorde: number | null) => ({
  ...{ id_service_instructeur: nom, service: { nom, code: nom }, etat, motif: null, argent: null },
  ...{ montant_demande: 7200, montant_accorde: accorde, montant_verse: 0, completude: { etat: 'complet' } },
});

it('while a service asks for corrections, the form says what another granted, and leads to its payments', async () => {
  const dossier = {
    ...{ genre: 'subvention', id_fo: '27-000001', demandeur: { id_siret: '90000000100017' } },
    description: { id_service_instructeur: 'DRAJES Sud' },
    instructions: [part('DRAJES Sud', '6', 6100), part('Département', 'C', null)],
  } as unknown as DossierSubventionView;
  const { Ailleurs } = demarcheSubvention;
  render(Ailleurs ? <Ailleurs dossier={dossier} /> : null);
  expect(await screen.findByText(/6.100.€ accordés sur 7.200.€ demandés/)).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Voir ce qui est accordé, les paiements.*DRAJES Sud$/ });
  expect(link.getAttribute('href')).toContain('27-000001');
  expect(link.getAttribute('href')).toContain('mode=read');
});
