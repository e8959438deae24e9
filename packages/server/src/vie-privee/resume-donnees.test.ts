import { expect, it } from 'vitest';
import { resumeHtml } from './resume-donnees.ts';

it('cuts no line before « : » or « ? », whoever wrote the sentence', () => {
  const page = resumeHtml({
    nom: 'Inès Moreau',
    le: new Date('2027-03-01T10:00:00Z'),
    rubriques: [
      { cle: 'messages', titre: 'Mes messages', lignes: [{ message: 'Un doute : est-ce « payé » ?' }] },
    ],
    fichiers: [],
    listes: {},
  });
  expect(page).toContain('Un doute\u00a0: est-ce «\u00a0payé\u00a0»\u202f?');
  expect(page).toContain('dans «\u00a0donnees.json\u00a0»');
});

it.each([
  [
    'an act, by its word, with the number of its dossier',
    'actes',
    {
      le: new Date('2027-03-01T10:00:00Z'),
      objet: 'dossier',
      numero: '27-000012',
      action: 'paiement.ask',
      role: 'lca.association',
    },
    ['<dt>acte</dt><dd>Paiement demandé</dd>', '<dd>27-000012</dd>', '<dd>Association</dd>'],
  ],
  [
    'a notification, by its sentence',
    'notifications',
    { objet: 'dossier 27-000012', kind: 1, variante: 'defaut', details: { etat: 'accordé' }, lue_le: null },
    ['<dd>Dossier 27-000012 : accordé.</dd>'],
  ],
  [
    'a signature, by how it was confirmed',
    'signatures',
    { dossier: '27-000012', preuve: { lib_confirmation: 'par un code reçu par courriel' } },
    ['<dd>par un code reçu par courriel</dd>'],
  ],
  [
    'the provider of an identity, by its name',
    'identites',
    { fournisseur: 'franceconnect' },
    ['<dd>FranceConnect</dd>'],
  ],
  ['the roles of an account', 'compte', { roles: ['rds.user'] }, ['<dd>Agent d’un service</dd>']],
])('says in words %s', (_, cle, ligne, expected) => {
  const page = resumeHtml({
    nom: 'Inès Moreau',
    le: new Date('2027-03-01T10:00:00Z'),
    rubriques: [{ cle, titre: 'Rubrique', lignes: [ligne] }],
    fichiers: [],
    listes: {},
  });
  for (const one of expected) expect(page).toContain(one);
  expect(page).not.toMatch(/paiement\.ask|lca\.association|rds\.user|\{"/u);
});
