import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { csvText } from '@asso/domain/kernel/csv';
import { expect, it } from 'vitest';
import { lignesTableau } from './versements-csv.ts';

const ligne: LigneAVerser = {
  id: 'p1',
  paiement: 'p1',
  id_fo: '27-000012',
  id_siret: '12345678900011',
  nom: '=HYPERLINK("x")',
  aide: 'FDVA 2027',
  association: 'Radio; Ménez',
  etat: '2',
  lib_etat: 'en cours de traitement',
  version: 2,
  nature: 'solde',
  montant: 960.5,
  attendu_le: '2027-06-30T10:00:00.000Z',
  groupe: 'retenu',
  permis: 'Accord du 01/02/2027',
  retenue: { code: 'compte-rendu-en-retard', phrase: 'Compte rendu 2026 en retard', crf: null },
  acte: 'relancer',
};

it('the ticked lines open in a spreadsheet, and no text runs as a formula', () => {
  const lines = csvText(lignesTableau([ligne, { ...ligne, etat: null, lib_etat: null, attendu_le: null }]))
    .replace('\ufeff', '')
    .split('\r\n');
  expect(lines[0]).toBe(
    'Dossier;Association;SIRET;Projet;Aide;Tranche;Prévu le;Ce qui le permet;Bloqué par;Paiement;Montant',
  );
  expect(lines[1]).toBe(
    '27-000012;"Radio; Ménez";12345678900011;"\'=HYPERLINK(""x"")";FDVA 2027;Solde;30/06/2027;Accord du 01/02/2027;Compte rendu 2026 en retard;en cours de traitement;960,5',
  );
  expect(lines[2]).toContain(';Solde;;Accord');
  expect(lines[2]).toMatch(/;à prévoir;960,5$/);
});
