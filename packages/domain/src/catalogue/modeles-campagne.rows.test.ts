import { expect, test } from 'vitest';
import { modeleBrouillon } from './modeles-campagne.rows.ts';
import { nomsModeles } from './noms-modeles.rows.ts';
import { publicationProblems } from './publication.rules.ts';

const service = '3c9c1f0e-5b0a-4b61-9c39-0d6f5c1b8a11';
const named = (modele: (typeof nomsModeles)[number] | undefined) => ({
  ...modeleBrouillon(modele, { today: '2026-11-26', typeService: 'CD', territoire: '13' }),
  titre: 'Une aide',
  campagne_exercice: 2027,
  instructeurs: [{ id: service, id_service: service, isReferent: true, rang: 0 }],
});

test.each(nomsModeles)('the kind %s can be published once it has a name and a service', (modele) => {
  expect(publicationProblems({ brouillon: named(modele), dispositif: 'LOCAL', avant: [] })).toEqual([]);
});

test('without a kind, the sections of a project are ticked and the rest is missing', () => {
  const fields = publicationProblems({ brouillon: named(undefined), dispositif: 'LOCAL', avant: [] }).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['delai_habituel_jours', 'sous_dispositifs']);
});

test.each([...nomsModeles, undefined])('the money of a département is never the State’s: %s', (modele) => {
  const compteOf = (typeService: string | null) =>
    modeleBrouillon(modele, { today: '2026-11-26', typeService, territoire: 'FR' }).compte_financeur;
  expect(['CD', 'COM', 'CR', 'DRAJES', 'INCONNU'].map(compteOf)).toEqual([
    '74-3',
    '74-4',
    '74-2',
    '74-1',
    undefined,
  ]);
});
