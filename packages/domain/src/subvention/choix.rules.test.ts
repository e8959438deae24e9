import { expect, test } from 'vitest';
import { findSousDispositif } from './campagne.rules.ts';
import { type ChoixDemande, choixDemandeProblems, listChoixAnnees, toDescription } from './choix.rules.ts';
import { aCampagne } from './test/test-dossier-complet.ts';

const dates = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
const campagne = aCampagne({
  sous_dispositifs: [
    { code: 'FDB', label: 'Formation des bénévoles', ...dates },
    { code: 'FDBP', label: 'Formation des bénévoles - pluriannuel', ...dates, duree_pluriannuelle: 2 },
    {
      code: 'FGI',
      label: 'Financement global',
      ...dates,
      pluriannuel: 'au-choix',
      types_projet: ['fonctionnement', 'projet'],
    },
    { code: 'EMP', label: 'Emploi', ...dates, interdit_regimes: ['loi1901'] },
    { code: 'FIN', label: 'Terminée', ...dates, date_fin: '2027-01-20T23:59:59+01:00' },
  ],
  autres_exercices: [2028],
});
const actuel = { id_sous_type_dispositif: 'FDB', exercice: 2027, pluriannuel: false, exercice_fin: 2027 };
const asked = (demande: Partial<ChoixDemande['demande']>, now = '2027-02-01T12:00:00Z') => ({
  campagne,
  campagne_exercice: 2027,
  actuel,
  demande: { id_sous_type_dispositif: 'FDB', exercice: 2027, pluriannuel: false, ...demande },
  regime: 'loi1901',
  now: new Date(now),
});

test.each([
  ['what the dossier holds already', {}, []],
  ['another type, of several years', { id_sous_type_dispositif: 'FDBP', pluriannuel: true }, []],
  ['a type that leaves the choice, one year', { id_sous_type_dispositif: 'FGI' }, []],
  ['a type that leaves the choice, several years', { id_sous_type_dispositif: 'FGI', pluriannuel: true }, []],
  ['another exercise of the campaign', { exercice: 2028 }, []],
  ['an exercise it does not open', { exercice: 2029 }, ['subvention.exercice-impossible']],
  ['an unknown type', { id_sous_type_dispositif: 'INCONNU' }, ['subvention.sous-dispositif-inconnu']],
  [
    'a type that is not for this regime',
    { id_sous_type_dispositif: 'EMP' },
    ['subvention.sous-dispositif-interdit'],
  ],
  ['a type that is closed', { id_sous_type_dispositif: 'FIN' }, ['subvention.campagne-fermee']],
  ['several years of a type of one', { pluriannuel: true }, ['subvention.pluriannuel-impossible']],
  ['an end that is offered', { id_sous_type_dispositif: 'FGI', pluriannuel: true, exercice_fin: 2031 }, []],
  [
    'an end too far',
    { id_sous_type_dispositif: 'FGI', pluriannuel: true, exercice_fin: 2032 },
    ['subvention.fin-impossible'],
  ],
  [
    'an end before the second year',
    { id_sous_type_dispositif: 'FGI', pluriannuel: true, exercice_fin: 2026 },
    ['subvention.fin-impossible'],
  ],
  [
    'another end than the type gives',
    { id_sous_type_dispositif: 'FDBP', pluriannuel: true, exercice_fin: 2028 },
    ['subvention.fin-impossible'],
  ],
  [
    'the end that the type gives',
    { id_sous_type_dispositif: 'FDBP', pluriannuel: true, exercice_fin: 2029 },
    [],
  ],
  ['one year, with its own end', { exercice_fin: 2027 }, []],
  ['one year, with a later end', { exercice_fin: 2028 }, ['subvention.fin-impossible']],
  ['one year of a type of several', { id_sous_type_dispositif: 'FDBP' }, ['subvention.annuel-impossible']],
])('step 0 takes or refuses %s [R4.54]', (_, demande, codes) => {
  expect(choixDemandeProblems(asked(demande)).map(({ code }) => code)).toEqual(codes);
});

test('a closed campaign does not refuse what the dossier holds already [R4.54]', () => {
  expect(choixDemandeProblems(asked({}, '2027-04-01T12:00:00Z'))).toEqual([]);
});

test.each([
  [{ id_sous_type_dispositif: 'FDBP', pluriannuel: true }, 2027, [2027, 2029]],
  [{ id_sous_type_dispositif: 'FGI', pluriannuel: true }, 2027, [2027, 2028]],
  [{ id_sous_type_dispositif: 'FGI', pluriannuel: true }, 2030, [2027, 2030]],
  [{ id_sous_type_dispositif: 'FGI' }, 2030, [2027, 2027]],
  [{ exercice: 2028 }, 2027, [2028, 2028]],
])(
  'the choice %j of a dossier that ended in %i has the years %j',
  (demande, exercice_fin, [exercice, fin]) => {
    const given = asked(demande);
    expect(listChoixAnnees(campagne, { ...given, actuel: { ...actuel, exercice_fin } })).toEqual({
      exercice,
      exercice_fin: fin,
    });
  },
);

test.each([
  ['FDB', ['projet']],
  ['FGI', ['fonctionnement', 'projet']],
])('type_projet is a list, %s gives %j [R3.4]', (code, type_projet) => {
  const sous = findSousDispositif(campagne, code);
  const description = toDescription(campagne, sous, { exercice: 2027, exercice_fin: 2027 });
  expect(description).toEqual({
    exercice: 2027,
    exercice_fin: 2027,
    pluriannuel: false,
    couplage_tca: false,
    type_projet,
  });
});
