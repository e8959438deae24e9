import { expect, test } from 'vitest';
import { champsRegle, regleErrors, regleSaisie, toSaisie } from './regle-saisie.ts';

const service = {
  id: 's',
  nom: 'DRAJES',
  collegues: [
    { id: 'i', nom: 'Inès Haddad' },
    { id: 'm', nom: 'Marc Olivier' },
  ],
  etiquettes: [{ id: 'e', nom: 'rural', version: 1 }],
  rights: {},
};

const campagnes = [
  { value: 'FDVA', label: 'FDVA' },
  { value: 'FDVA/FI', label: 'FDVA : Formation' },
];
const place = { id: 'r', avant: null, service, campagnes };

test('departments are typed as one writes them', () => {
  const regle = regleSaisie({ nom: ' Gard ', departements: '30; 1,2a 30', personnes: ['i'] }, place);
  expect([regle.nom, regle.quand.departements]).toEqual(['Gard', ['30', '01', '2A']]);
  expect(regleErrors(regle, place)).toEqual([]);
  expect(regleSaisie(toSaisie(regle), { ...place, avant: regle })).toEqual(regle);
});

test('what is wrong is said on its field', () => {
  const regle = regleSaisie({ nom: '', departements: '30, 99', montant_min: 2, montant_max: 1 }, place);
  expect(regleErrors(regle, place).map(({ field }) => field)).toEqual([
    'departements',
    'nom',
    'personnes',
    'montant_max',
  ]);
});

test('who left stays in the rule that had them', () => {
  const avant = regleSaisie({ nom: 'Gard', personnes: ['i'] }, place);
  const avecParti = { ...avant, alors: { ...avant.alors, personnes: ['p', 'i'] } };
  const saved = regleSaisie({ ...toSaisie(avecParti), personnes: ['m'] }, { ...place, avant: avecParti });
  expect(saved.alors.personnes).toEqual(['m', 'p']);
  expect(regleErrors(saved, { ...place, avant: avecParti })).toEqual([]);
});

test('a rule names campaigns of the service; one that it no longer studies is offered until it is unticked', () => {
  const regle = regleSaisie({ nom: 'Formation', campagnes: ['FDVA/FI'], personnes: ['i'] }, place);
  expect(regle.quand.campagnes).toEqual(['FDVA/FI']);
  expect(toSaisie(regle).campagnes).toEqual(['FDVA/FI']);
  const sans = { ...place, campagnes: [] };
  expect(regleErrors(regle, sans).map(({ field }) => field)).toEqual(['campagnes']);
  expect(regleErrors(regle, { ...sans, avant: regle })).toEqual([]);
  expect(champsRegle({ ...sans, avant: regle }).campagnes).toMatchObject({
    options: [{ value: 'FDVA/FI', label: 'FDVA/FI' }],
  });
});
