// @vitest-environment jsdom
import { emptyFiche } from '@asso/domain/association/fiche.fields';
import { expect, test } from 'vitest';
import { clearedText } from './FicheEdition.tsx';

const sport = {
  ...emptyFiche(),
  identite: {
    type_structure_sportive: 'CLUB' as const,
    a_dons_subv_153000: true,
    a_commissaire_aux_comptes: true,
  },
  activites: { domaine: 'Sport' as const },
};

test('leaving sport says that the type of structure goes', () => {
  const after = { ...sport, activites: { domaine: 'Culture' as const } };
  expect(clearedText(sport, after)).toBe('Changer de domaine efface le type de structure sportive.');
});

test('falling under the threshold says which answers go', () => {
  const after = { ...sport, identite: { ...sport.identite, a_dons_subv_153000: false } };
  expect(clearedText(sport, after)).toBe('Enregistrer effacera : A un commissaire aux comptes.');
});

test('says nothing when nothing known is lost', () => {
  expect(
    clearedText(sport, { ...sport, activites: { domaine: 'Sport' as const, objet: 'Voile' } }),
  ).toBeNull();
});
