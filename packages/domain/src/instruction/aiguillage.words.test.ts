import { expect, test } from 'vitest';
import {
  reglesEnregistrees,
  sayAiguillage,
  sayConditionsRegle,
  titreWithoutAnnee,
} from './aiguillage.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const aFait = { nom: 'Inès Haddad', regle: 'Gard', etiquette: null, partis: [] };

test.each([
  [aFait, 'Affecté à Inès Haddad par la règle « Gard ».'],
  [{ ...aFait, etiquette: 'rural' }, 'Affecté à Inès Haddad, étiqueté « rural », par la règle « Gard ».'],
  [{ ...aFait, nom: null, etiquette: 'rural' }, 'Étiqueté « rural » par la règle « Gard ».'],
  [
    { ...aFait, partis: ['Paul Girard'] },
    'Affecté à Inès Haddad par la règle « Gard ». Parti du service, ou compte fermé : Paul Girard.',
  ],
  [
    { nom: null, regle: null, etiquette: null, partis: ['Paul Girard', 'Marc Olivier'] },
    'Aucune règle n’a pu l’affecter. Partis du service, ou comptes fermés : Paul Girard, Marc Olivier.',
  ],
  [
    { ...aFait, pour: 'Paul Girard' },
    'Affecté à Inès Haddad par la règle « Gard ». C’était le tour de Paul Girard, qui n’est pas là.',
  ],
  [
    { ...aFait, nom: null, absents: ['Paul Girard', 'Marc Olivier'] },
    'Laissé sans personne par la règle « Gard ». Pas là, et personne ne reçoit : Paul Girard, Marc Olivier.',
  ],
])('the history says what was done, and by which rule', (fait, said) => {
  expect(plain(sayAiguillage(fait))).toBe(said);
});

test.each([
  [{ departements: [], themes: [], campagnes: [], montant_min: null, montant_max: null }, 'tout dossier'],
  [
    {
      ...{ departements: ['30', '34'], themes: ['Sport'], campagnes: ['FDVA/FI', 'PARTI'] },
      ...{ montant_min: 1000, montant_max: 5000 },
    },
    'FDVA : Formation ou PARTI, département 30 ou 34, thème Sport, de 1 000 € à 5 000 € demandés',
  ],
  [
    { departements: [], themes: [], campagnes: [], montant_min: 1000, montant_max: null },
    'au moins 1 000 € demandés',
  ],
  [
    { departements: [], themes: [], campagnes: [], montant_min: null, montant_max: 5000 },
    'au plus 5 000 € demandés',
  ],
])('a rule reads as a sentence', (quand, said) => {
  expect(plain(sayConditionsRegle(quand, { 'FDVA/FI': 'FDVA : Formation' }))).toBe(said);
});

test.each([
  [
    true,
    'Règles enregistrées : elles s’appliquent aux dossiers qui arriveront, sans toucher à ceux déjà reçus.',
  ],
  [false, 'Règles enregistrées, sans être appliquées.'],
])('who saves rules reads which dossiers they take', (actif, said) => {
  expect(plain(reglesEnregistrees(actif))).toBe(said);
});

test.each([
  ['FDVA 2027', 'FDVA'],
  ['FDVA Bretagne 2027, fonctionnement', 'FDVA Bretagne, fonctionnement'],
  ['Aide aux clubs (2027)', 'Aide aux clubs'],
  ['Saison 2027-2028', 'Saison'],
  ['Saison 2026/2027 : formation', 'Saison : formation'],
  ['Plan 2030', 'Plan 2030'],
  ['2027', '2027'],
])('a rule holds whatever the year: %s is named %s', (titre, expected) => {
  expect(titreWithoutAnnee(titre, 2027)).toBe(expected);
});
