import { describe, expect, it, test } from 'vitest';
import { isAnsweredUnchanged } from '../dossier/renvoi.rules.ts';
import { isCorrige, pointsSuivis, pointsToCorrect } from './points-a-corriger.rules.ts';
import { aCampagne } from './test/test-dossier-complet.ts';

type Given = Parameters<typeof pointsToCorrect>[0];

const given = {
  pieces: [{ code: 'RAR', label: 'Rapport d’activité' }],
  projets: [{ id: 'p1', numero_projet: 1, corps: { description: { intitule: 'Former nos arbitres' } } }],
  campagne: aCampagne(),
} as unknown as Given;

test('what can be corrected is the applicant, each document, and the sections of each project that are asked', () => {
  const [first, second] = pointsToCorrect(given);
  expect(first).toEqual({
    titre: 'Demandeur et pièces',
    points: [
      { cible: 'demandeur', libelle: 'Demandeur' },
      { cible: 'pieces.RAR', libelle: 'Pièce : Rapport d’activité' },
    ],
  });
  expect(second?.titre).toBe('Projet 1 : Former nos arbitres');
  expect(second?.points.map(({ cible }) => cible).slice(0, 2)).toEqual([
    'projets.p1.description',
    'projets.p1.beneficiaire',
  ]);
  expect(second?.points[1]).toEqual({
    cible: 'projets.p1.beneficiaire',
    libelle: 'Projet 1 : Former nos arbitres, Bénéficiaires',
    court: 'Bénéficiaires',
  });
});

const changements = {
  tete: '2027-02-03T10:00:00.000Z',
  projets: { p1: '2027-02-04T10:00:00.000Z' },
  pieces: { RAR: '2027-02-05T10:00:00.000Z' },
};
const changed = (chemin: string) => ({ chemin, avant: 'a', apres: 'b' });

describe('what was corrected since a dossier was sent back', () => {
  it.each([
    ['demandeur', 'demandeur.id_rib', changements.tete],
    ['demandeur', 'customs.effectif', changements.tete],
    ['demandeur', 'demandeur.id_siret', null],
    ['demandeur', 'description.renouvellement', null],
    ['demandeur', 'attestation.lieu', null],
    ['pieces.RAR', 'pieces.RAR', changements.pieces.RAR],
    ['pieces.RAR', 'pieces.POU', null],
    ['pieces.POU', 'pieces.POU', changements.tete],
    ['projets.p1.description', 'projets.p1.description.intitule', changements.projets.p1],
    ['projets.p1.description', 'projets.p1.description.id_responsable', null],
    ['projets.p1.responsable', 'projets.p1.description.id_responsable', changements.projets.p1],
    ['projets.p1.description', 'projets.p1.budgets.2027.charges.60-1', null],
    ['projets.p1.budgets', 'projets.p1.budgets.2027.charges.60-1', changements.projets.p1],
    ['projets.p1.budgets', 'projets.p2.budgets.2027.charges.60-1', null],
    ['projets.p1.budgets', 'projets.p1', changements.projets.p1],
    ['projets.p1.document-custom-bloc', 'pieces.p1.DEVIS', changements.projets.p1],
    ['projets.p1.document-custom-bloc', 'pieces.p2.DEVIS', null],
    ['projets.p1.description', 'projets.p1.need_validation', null],
    ['projets.p1.description', 'reponses.projets_p1_description.texte', changements.projets.p1],
    ['projets.p1.description', 'reponses.projets_p1_budgets.texte', null],
    ['pieces.RAR', 'reponses.pieces_RAR', changements.pieces.RAR],
    ['demandeur', 'reponses.demandeur', changements.tete],
  ])('the point %s, once %s has changed: %s', (cible, chemin, corrige_le) => {
    const point = { cible, libelle: 'Ce point', phrase: 'À revoir.' };
    expect(pointsSuivis([point], { corrections: [changed(chemin)], changements })).toEqual([
      { ...point, corrige_le, corrections: corrige_le === null ? [] : [changed(chemin)] },
    ]);
  });

  it('an answer that was taken back is no answer', () => {
    const point = { cible: 'demandeur', libelle: 'Ce point', phrase: 'À revoir.' };
    const taken = { chemin: 'reponses.demandeur.texte', avant: 'Tout est juste.', apres: null };
    expect(pointsSuivis([point], { corrections: [taken], changements })[0]?.corrige_le).toBeNull();
  });

  it('a point may be answered without a change', () => {
    const said = changed('reponses.demandeur');
    expect(isAnsweredUnchanged({ corrections: [said] })).toBe(true);
    expect(isAnsweredUnchanged({ corrections: [said, changed('demandeur.id_rib')] })).toBe(false);
    expect(isAnsweredUnchanged({ corrections: [] })).toBe(false);
  });

  it.each([
    [[], false],
    [['attestation.certifie', 'attestation.lieu'], false],
    [['projets.p1.need_validation'], false],
    [['description.renouvellement'], true],
    [['attestation.lieu', 'pieces.RAR'], true],
  ])('%j: corrected, %s', (chemins, expected) => {
    expect(isCorrige(chemins.map(changed))).toBe(expected);
  });
});
