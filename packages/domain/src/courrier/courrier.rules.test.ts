import { describe, expect, test } from 'vitest';
import { type DonneesCourrier, nomsChamps, valeurFusion } from './champs-fusion.rows.ts';
import { needsConvention } from './convention.rules.ts';
import { fillCourrier } from './courrier.rules.ts';

const donnees: DonneesCourrier = {
  association: {
    nom: 'Les Pions',
    siret: '12345678200010',
    rna: 'W131000001',
    adresse: '12 rue des Lilas',
    representant: 'Jeanne Roux',
    fonction: 'présidente',
  },
  dossier: {
    numero: '27-000412',
    intitule: 'Arbitres',
    subvention: 'FDVA 2027',
    exercice: 2027,
    transmis_le: new Date('2027-03-10T23:30:00Z'),
    montant_demande: 12_500,
  },
  service: { nom: 'DRAJES Sud', adresse: null, ville: null, telephone: null, courriel: 'd@exemple.fr' },
  signataire: { nom: 'Anne Martin', qualite: null },
  decision: { date: new Date('2027-04-12T10:00:00Z'), montant: 1500.5, motif: null },
  agent: { nom: 'Paul Girard' },
  projets: [{ projet: 'Projet 1', annee: 2027, demande: 2000, accorde: 1500.5 }],
};

test('the closed list of what a letter may take', () => {
  expect(Object.fromEntries(nomsChamps.map((name) => [name, valeurFusion(name, donnees)]))).toEqual({
    'association.nom': 'Les Pions',
    'association.siret': '123\u00a0456\u00a0782\u00a000010',
    'association.rna': 'W131000001',
    'association.adresse': '12 rue des Lilas',
    'association.representant': 'Jeanne Roux',
    'association.fonction': 'présidente',
    'dossier.numero': '27-000412',
    'dossier.intitule': 'Arbitres',
    'dossier.subvention': 'FDVA 2027',
    'dossier.exercice': '2027',
    // The instant is on the next day in Paris.
    'dossier.transmis_le': '11/03/2027',
    'dossier.montant_demande': '12\u202f500\u00a0€',
    'service.nom': 'DRAJES Sud',
    'service.adresse': null,
    'service.telephone': null,
    'service.courriel': 'd@exemple.fr',
    'service.ville': null,
    'signataire.nom': 'Anne Martin',
    'signataire.qualite': null,
    'decision.date': '12/04/2027',
    'decision.montant': '1\u202f500,50\u00a0€',
    'decision.motif': null,
    'agent.nom': 'Paul Girard',
  });
});

describe('a letter is filled whole, or not at all', () => {
  test('each field in its place', () => {
    const filled = fillCourrier(
      { objet: 'N° {dossier.numero}', texte: '# {service.nom}\n- {agent.nom}\n\n[tableau des projets]' },
      donnees,
    );
    expect(filled).toMatchObject({
      ok: true,
      value: {
        objet: 'N° 27-000412',
        reference: 'Dossier 27-000412',
        expediteur: { nom: 'DRAJES Sud', adresse: null, courriel: 'd@exemple.fr' },
        destinataire: { nom: 'Les Pions', attention: 'Jeanne Roux, présidente' },
        signataire: { nom: 'Anne Martin', qualite: null },
        blocs: [
          { genre: 'titre', texte: 'DRAJES Sud' },
          { genre: 'liste', points: ['Paul Girard'] },
          { genre: 'tableau', lignes: donnees.projets },
        ],
      },
    });
  });

  test('what the dossier does not say is named, wherever it was asked', () => {
    const holed = fillCourrier({ objet: '{service.telephone}', texte: '{decision.motif}' }, donnees);
    expect(holed).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'courrier.champ-vide',
          params: { champs: 'Motif, ou ce qu’il faut corriger, Téléphone du service' },
        },
      ],
    });
  });

  test('what is typed by people is never read as a mark', () => {
    const given = { ...donnees, decision: { ...donnees.decision, motif: '# non\n- {agent.nom}' } };
    const filled = fillCourrier({ objet: 'x', texte: 'Motif : {decision.motif}' }, given);
    expect(filled).toMatchObject({
      value: { blocs: [{ genre: 'paragraphe', texte: 'Motif : # non\n- {agent.nom}' }] },
    });
  });
});

test.each([
  [[], false],
  [[[2027, 23_000]], false],
  [[[2027, 23_000.01]], true],
  [
    [
      [2027, 12_000],
      [2027, 11_000],
    ],
    false,
  ],
  [
    [
      [2027, 12_000],
      [2027, 11_000.5],
    ],
    true,
  ],
  [
    [
      [2027, 20_000],
      [2028, 20_000],
    ],
    false,
  ],
] as const)('granted %j: an agreement is required above 23 000 € a year: %s', (granted, expected) => {
  const montants = granted.map(([annee, montant_accorde]) => ({ annee, montant_accorde }));
  expect(needsConvention(montants)).toBe(expected);
});
