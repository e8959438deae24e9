import { expect, test } from 'vitest';
import { avertissements } from './avertissements.rules.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';

const entoure = { lettres: 1, enveloppes: 1, agents: 1, types: { s: 'CD' }, territoires: { s: '13' } };
const type = {
  id: 't',
  label: 'Projet',
  code: 'P',
  date_debut: '2026-12-01',
  heure_debut: '09h00',
  date_fin: '2027-01-29',
  heure_fin: '23h59',
};
const campagne: BrouillonCampagne = {
  fuseau: 'Europe/Paris',
  presentation: 'Pour les fêtes de quartier.',
  themes: ['Culture'],
  territoires: [{ id: 'v13', code: '13' }],
  sous_dispositifs: [type],
};
const idsOf = (brouillon: BrouillonCampagne, around = entoure) =>
  avertissements(brouillon, around).map(({ id }) => id);

test('nothing is pointed out when all is well', () => {
  expect(avertissements(campagne, entoure)).toEqual([]);
});

test.each([
  ['presentation', 'La présentation est vide.'],
  ['themes', 'Aucun thème n’est choisi.'],
])('an empty « %s » is pointed out, where it is written', (champ, fait) => {
  const [first, ...others] = avertissements({ ...campagne, [champ]: champ === 'themes' ? [] : ' ' }, entoure);
  expect(first).toMatchObject({ champ, fait });
  expect(others).toEqual([]);
});

test('a date in a weekend is moved to a working day by one press', () => {
  const [first] = avertissements(
    { ...campagne, sous_dispositifs: [{ ...type, date_fin: '2027-01-31' }] },
    entoure,
  );
  expect(first).toMatchObject({
    fait: 'La clôture de « Projet » tombe un dimanche.',
    remede: { label: 'Passer au 29/01/2027', path: 'sous_dispositifs.t.date_fin', to: '2027-01-29' },
  });
});

test('the hour of an overseas territory is told, and so is the hour of Paris for one', () => {
  const [reunion] = avertissements({ ...campagne, fuseau: 'Indian/Reunion' }, entoure);
  expect(reunion?.suite).toMatch(/23h59 a lieu le 29\/01\/2027 20h59 à Paris/);
  const [sur] = avertissements({ ...campagne, territoires: [{ id: '974', code: '974' }] }, entoure);
  expect(sur?.fait).toMatch(/La Réunion/);
});

test('a question whose answer is known is taken away by one press', () => {
  const question = { id: 'q', label: 'Quel est votre numéro RNA ?', code: 'rna' };
  const [first] = avertissements({ ...campagne, champs_personnalises: [question] }, entoure);
  expect(first?.remede).toEqual({ label: 'Retirer la question', path: 'champs_personnalises.q', to: null });
});

test('a line of account 74 that is not of the service is pointed out, and changed by one press', () => {
  const decide = { instructeurs: [{ id: 's', id_service: 's', isReferent: true }] };
  const [first] = avertissements({ ...campagne, ...decide, compte_financeur: '74-1' }, entoure);
  expect(first?.fait).toBe('L’argent se place sur la ligne 74-1 (État), qui n’est pas celle de ce service.');
  expect(first?.remede).toEqual({ label: 'Passer à la ligne 74-3', path: 'compte_financeur', to: '74-3' });
  expect(idsOf({ ...campagne, ...decide, compte_financeur: '74-3' })).toEqual([]);
  expect(
    idsOf({ ...campagne, ...decide, compte_financeur: '74-1' }, { ...entoure, types: {} } as never),
  ).toEqual([]);
});

test.each(['lettres', 'enveloppes', 'agents'] as const)('a campaign without %s is pointed out', (name) => {
  expect(idsOf(campagne, { ...entoure, [name]: 0 })).toEqual([name]);
});

test('a campaign offered everywhere by a service of one place is doubted, one of the country is not', () => {
  const partout = { ...campagne, territoires: [] };
  const [first, ...others] = avertissements(partout, entoure);
  expect(first).toMatchObject({ champ: 'territoires', fait: expect.stringMatching(/Bouches-du-Rhône\.$/) });
  expect(others).toEqual([]);
  expect(idsOf(partout, { ...entoure, territoires: { s: 'FR' } })).toEqual([]);
});
