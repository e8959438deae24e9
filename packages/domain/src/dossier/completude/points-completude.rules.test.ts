import { expect, it } from 'vitest';
import { pieceCode, pointsCompletude } from './points-completude.rules.ts';

it('offers the pieces first, answered by documents of their type, one that was not foreseen among them, then what a sentence answers', () => {
  const pieces = [{ code: 'RAR2', label: 'Rapport d’activité', nature: 'RAR' }];
  const projets = [
    { id: 'p1', nom: 'Projet 1 : Former nos arbitres' },
    { id: 'p2', nom: 'Projet 2' },
  ];
  expect(pointsCompletude(pieces, projets)).toEqual([
    { code: 'piece-RAR2', libelle: 'Rapport d’activité', nature: 'RAR' },
    { code: 'piece-HORS-LISTE', libelle: 'Autre pièce', nature: 'AUT' },
    { code: 'demandeur', libelle: 'Demandeur', nature: null },
    { code: 'projet-p1', libelle: 'Projet 1 : Former nos arbitres', nature: null },
    { code: 'projet-p2', libelle: 'Projet 2', nature: null },
  ]);
  expect(pieceCode('piece-RAR2')).toBe('RAR2');
});
