// Test support: the day of an agent, as the server answers it.
import type { JourView, LigneJour } from '@asso/contract/instruction/jour.endpoints';

export const aLigne = (changes: Partial<LigneJour> = {}): LigneJour => ({
  genre: 'conclure',
  groupe: 'retard',
  le: '2026-11-25T10:00:00.000Z',
  demande: 'subvention',
  id_fo: '26-000001',
  id_siret: '66307152000014',
  association: 'Cercle celtique de l’Oust',
  projet: 'Un costume se coud à plusieurs',
  montant: 2600,
  id: null,
  exercice: null,
  service: null,
  sens: null,
  nouvelles: [],
  affecte: 'Maëlle Kerbrat',
  pour: null,
  ...changes,
});

export const aJour = (changes: Partial<JourView> = {}): JourView => ({
  lignes: [],
  rubriques: [],
  groupes: [],
  jusqu_a: '2026-12-08T22:59:59.000Z',
  charge: 0,
  prochaine: null,
  parCollegue: [],
  vues: [],
  absents: [],
  remplaces: [],
  retour: null,
  hasCampagne: true,
  ...changes,
});
