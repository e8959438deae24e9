import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, it } from 'vitest';
import { etapesLiees } from '../../demarche/etapes-liees.ts';
import { subventionWords } from '../en-bref.ts';
import { piecesARevoir, projetsARevoir } from './repris.ts';

const etape = (id: string) => ({ id, rank: 0, title: id, status: 'termine', opening: [], blockers: [] });
const projet = {
  id: 'p1',
  corps: { need_validation: true },
  blockers: [],
  montant_demande: 100,
  cree_le: '2026-11-23T00:00:00Z',
};
const piece = { code: 'RAR', label: 'Rapport d’activité', obligatoire: true };
const dossier = (more: object = {}) =>
  ({
    id_fo: '26-000001',
    renouvelle: { id_fo: '25-000087', exercice: 2026 },
    demandeur: { id_siret: '1', nom: 'Les Amis' },
    description: { exercice: 2027, exercice_fin: 2027, lib_sous_type_dispositif: 'Aide' },
    etapes: ['choix', 'pieces', 'projets', 'transmission'].map(etape),
    projets: [projet],
    pieces: [{ ...piece, document: { annee_validite: 2025 } }],
    renvois: [],
    blockers: [],
    instructions: [{ etat: 'A', is_referent: true }],
    campagne: { champs_personnalises: {}, sous_dispositifs: [], fuseau: 'Europe/Paris' },
    tete: {},
    choix: { representants: [], ribs: [] },
    association: {},
    rights: {},
    ...more,
  }) as unknown as DossierSubventionView;
const statusOf = (given: DossierSubventionView) =>
  Object.fromEntries(etapesLiees(subventionWords, given).map(({ id, status }) => [id, status]));

it('a renewed project nobody looked at is to be looked at, never done', () => {
  expect(statusOf(dossier()).projets).toBe('a-revoir');
  const looked = dossier({ projets: [{ ...projet, corps: { need_validation: false } }] });
  expect(statusOf(looked).projets).toBe('termine');
  expect(projetsARevoir(dossier({ renouvelle: null }))).toEqual([]);
});

it('a report of the year before last is said, last year’s is not', () => {
  expect(piecesARevoir(dossier()).map(({ code }) => code)).toEqual(['RAR']);
  const recente = { ...piece, document: { annee_validite: 2026 } };
  expect(piecesARevoir(dossier({ pieces: [recente, { ...piece, document: null }] }))).toEqual([]);
});
