import { describe, expect, test } from 'vitest';
import type { ActionService } from '../dossier/instruction.states.ts';
import type { CasDecision, TexteLettre } from '../dossier/texte-lettre.schema.ts';
import { findCas } from './cas-courrier.rules.ts';
import { type DonneesCourrier, nomsChamps, valeurFusion } from './champs-fusion.rows.ts';
import { needsConvention } from './convention.rules.ts';
import { composeCourrier, fillCourrier } from './courrier.rules.ts';
import { decideAs } from './exemple-courrier.rules.ts';

const donnees: DonneesCourrier = {
  association: {
    nom: 'Les Pions',
    siret: '12345678200010',
    rna: 'W131000001',
    adresse: '12 rue des Lilas',
    representant: 'Jeanne Roux',
    fonction: 'présidente',
    civilite: 'MME',
  },
  dossier: {
    numero: '27-000412',
    intitule: 'Arbitres',
    subvention: 'FDVA 2027',
    exercice: 2027,
    exercice_fin: 2027,
    transmis_le: new Date('2027-03-10T23:30:00Z'),
    montant_demande: 12_500,
  },
  service: {
    nom: 'DRAJES Sud',
    adresse: null,
    ville: null,
    telephone: null,
    courriel: 'd@exemple.fr',
    logo: null,
  },
  signataire: { nom: 'Anne Martin', qualite: null, image: null },
  decision: { date: new Date('2027-04-12T10:00:00Z'), montant: 1500.5, motif: null, cas: 'partie' },
  agrement: null,
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
    'association.civilite': 'Madame',
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
    'agrement.nom': null,
    'agrement.numero': null,
    'agrement.attribue_le': null,
    'agrement.valide_jusqu_au': null,
    'agent.nom': 'Paul Girard',
  });
});

test.each([
  [2028, '2027 et 2028'],
  [2029, '2027, 2028 et 2029'],
])('a dossier that ends in %i names all its years', (exercice_fin, said) => {
  const years = { ...donnees, dossier: { ...donnees.dossier, exercice_fin } };
  expect(valeurFusion('dossier.exercice', years)).toBe(said);
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
          {
            genre: 'liste',
            points: ['Paul Girard'],
            passages: [[{ texte: 'Paul Girard', champ: 'agent.nom' }]],
          },
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

  test('bold words and numbers are kept, a missing value is marked where nothing is decided', () => {
    const corps: TexteLettre = {
      forme: 1,
      blocs: [
        { genre: 'paragraphe', passages: [{ texte: 'Motif : ', gras: true }, { champ: 'decision.motif' }] },
        { genre: 'liste', numerotee: true, points: [[{ texte: 'un' }]] },
        { genre: 'grille', lignes: [[[{ texte: 'Quand' }]], [[{ champ: 'decision.date' }]]] },
      ],
    };
    expect(composeCourrier({ objet: 'x', corps }, donnees).blocs).toEqual([
      {
        genre: 'paragraphe',
        texte: 'Motif : ',
        passages: [
          { texte: 'Motif : ', gras: true },
          { texte: '', champ: 'decision.motif', isVide: true },
        ],
      },
      { genre: 'liste', numerotee: true, points: ['un'] },
      { genre: 'grille', cellules: [['Quand'], ['12/04/2027']] },
    ]);
  });

  test('each case of a decision has its letter, and asks only what this letter says', () => {
    const texte = [
      'Bonjour.',
      '[si accordée]\n\nTout.\n\n[fin si]',
      '[si accordée en partie]\n\nUne part : {decision.montant}.\n\n[fin si]',
      '[si refusée]\n\nRien : {decision.motif}.\n\n[fin si]',
      '[si accordée ou accordée en partie]\n\nBravo.\n\n[fin si]',
    ].join('\n\n');
    const said = (cas: CasDecision | null) => {
      const filled = fillCourrier({ objet: 'x', texte }, decideAs(donnees, cas));
      return filled.ok && filled.value.blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : []));
    };
    expect(said('accordee')).toEqual(['Bonjour.', 'Tout.', 'Bravo.']);
    expect(said('partie')).toEqual(['Bonjour.', 'Une part : 1\u202f500,50\u00a0€.', 'Bravo.']);
    expect(said('refusee')).toEqual(['Bonjour.', 'Rien : Le projet ne forme pas de bénévoles..']);
    expect(said(null)).toEqual(['Bonjour.']);
    // The reason is unknown here: the letter of a grant does not need it, that of a refusal does.
    const { decision } = donnees;
    expect(fillCourrier({ objet: 'x', texte }, donnees).ok).toBe(true);
    const refused = { ...donnees, decision: { ...decision, cas: 'refusee' as const } };
    expect(fillCourrier({ objet: 'x', texte }, refused).ok).toBe(false);
  });

  test('the case follows what was decided and what was asked', () => {
    const of = (action: ActionService | null, montant: number | null) =>
      findCas({ action, montant, demande: 2000 });
    expect([of('grant', 2000), of('grant', 2500), of('grant', null)]).toEqual(Array(3).fill('accordee'));
    expect([of('grant', 1999.99), of('grant', 0)]).toEqual(Array(2).fill('partie'));
    expect([of('refuse', null), of('reject', null)]).toEqual(Array(2).fill('refusee'));
    expect([of('sendBack', null), of(null, null)]).toEqual([null, null]);
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
