import { describe, expect, it } from 'vitest';
import type { Projet } from '../projet.fields.ts';
import { aCampagne, service } from '../test/test-dossier-complet.ts';
import {
  type Ancien,
  dayLater,
  type Nouveau,
  renewDossier,
  renewProjet,
  renouveauFrom,
  renouvellementProblems,
} from './renouvellement.rules.ts';
import { listInventaire } from './renouvellement.words.ts';

const autre = '22222222-2222-4222-8222-222222222222';
const projet: Projet = {
  description: {
    rang_dossier: 2,
    numero_projet: 3,
    intitule: 'Former nos arbitres',
    recurrence: 'première demande',
    periode: 'Annuel',
    date_debut: '2024-02-29',
    date_fin: '2024-12-31',
    objectifs: 'Douze arbitres de plus.',
    id_responsable: 'partie',
    exercice: 2024,
    exercice_fin: 2024,
  },
  beneficiaire: { nombre: 12 },
  financements: [
    {
      id: `2024-${service}`,
      annee: 2024,
      id_service_instructeur: service,
      montant_demande: 3000,
      montant_propose: 2500,
      montant_accorde: 2000,
    },
  ],
  cofinancements: [
    {
      id: 'c1',
      annee: 2024,
      nom: 'Ville',
      compte: '74-5',
      etat: 'acquis',
      montant: 800,
      montant_notifie: 750,
    },
  ],
  budgets: [{ id: '2024', annee: 2024, charges: { '60-1': 3800 }, produits: { '70': 0 } }],
  customs: { nombre_sessions: 4, disparue: 'oui' } as never,
  relues: { description_recurrence: true },
  need_validation: false,
};

const nouveau: Nouveau = {
  campagne: aCampagne(),
  sous_dispositif: 'FDB',
  exercice: 2025,
  exercice_fin: 2025,
  service,
  personnes: new Set(['jeanne']),
  ribs: new Set(['rib']),
};
const ancien: Ancien = {
  code: 'FDVA',
  tete: {
    description: { renouvellement: 'premiere' },
    demandeur: {
      id_representant_legal: 'jeanne',
      id_signataire: 'jeanne',
      id_responsable: 'partie',
      id_rib: 'rib',
    },
    attestation: { aides_publiques: 'inferieur', lieu: 'Marseille', certifie: true },
  },
  projets: [projet],
  exercice: 2024,
  isPluriannuel: false,
  sous_dispositif: 'FDB',
  isTransmis: true,
};

describe('which request may be taken up again', () => {
  it.each([
    [{}, []],
    [{ code: 'CDP' }, ['subvention.renouvellement-autre']],
    [{ isTransmis: false }, ['subvention.renouvellement-non-transmis']],
    [{ exercice: 2025 }, ['subvention.renouvellement-annee']],
    [{ exercice: 2026 }, ['subvention.renouvellement-annee']],
  ])('%j: %j', (changes, codes) => {
    const found = renouvellementProblems({ ...ancien, ...changes }, { code: 'FDVA', exercice: 2025 });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('is of the same type and length where they are still offered, else of the first', () => {
    const [type] = aCampagne().sous_dispositifs;
    const long = { ...type, code: 'FDP', duree_pluriannuelle: 2 } as NonNullable<typeof type>;
    const sous_dispositifs = [type as NonNullable<typeof type>, long];
    const of = (changes: object, regime: string | null = 'loi1901', types = sous_dispositifs) =>
      renouveauFrom(
        { ...ancien, ...changes },
        { campagne: aCampagne({ sous_dispositifs: types }), exercice: 2025, regime },
      );
    expect(of({})).toMatchObject({ sous: { code: 'FDB' }, exercice: 2025, exercice_fin: 2025 });
    expect(of({ sous_dispositif: 'FDP' })).toMatchObject({ sous: { code: 'FDP' }, exercice_fin: 2027 });
    expect(of({ sous_dispositif: 'disparu' })).toMatchObject({ sous: { code: 'FDB' } });
    const closed = sous_dispositifs.map((one) => ({ ...one, interdit_regimes: ['loi1901'] }));
    expect(of({}, 'loi1901', closed)).toBeNull();
  });
});

describe('what is carried over', () => {
  it('keeps people and accounts that are still in the file, where it was signed and the range of public aid, and certifies nothing', () => {
    const repris = renewDossier(ancien, nouveau);
    expect(repris.demandeur).toEqual({
      id_representant_legal: 'jeanne',
      id_signataire: 'jeanne',
      id_responsable: null,
      id_rib: 'rib',
    });
    expect(repris.attestation).toEqual({ lieu: 'Marseille', aides_publiques: 'inferieur' });
    expect(renewDossier(ancien, { ...nouveau, ribs: new Set() }).demandeur?.id_rib).toBeNull();
  });

  it('keeps what a project says, moves its years and days, and leaves what services wrote', () => {
    expect(renewProjet(projet, 2024, nouveau)).toEqual({
      description: {
        intitule: 'Former nos arbitres',
        recurrence: 'renouvellement',
        periode: 'Annuel',
        date_debut: '2025-02-28',
        date_fin: '2025-12-31',
        objectifs: 'Douze arbitres de plus.',
        id_responsable: null,
        exercice: 2025,
        exercice_fin: 2025,
      },
      beneficiaire: { nombre: 12 },
      financements: [
        { id: `2025-${service}`, annee: 2025, id_service_instructeur: service, montant_demande: 3000 },
      ],
      cofinancements: [
        { id: 'c1', annee: 2025, nom: 'Ville', compte: '74-5', etat: 'demande', montant: 800 },
      ],
      budgets: [
        {
          id: '2025',
          annee: 2025,
          exerciceDu: '2025-01-01',
          exerciceAu: '2025-12-31',
          charges: { '60-1': 3800 },
          produits: { '70': 0 },
          contributions: undefined,
        },
      ],
      customs: { nombre_sessions: 4 },
      relues: { description_recurrence: true },
      need_validation: true,
    });
  });

  it('asks the service of this campaign what was asked of one that left it', () => {
    const [line] = projet.financements ?? [];
    const moved = renewProjet(
      { ...projet, financements: [{ ...line, id: 'x', id_service_instructeur: autre } as never] },
      2024,
      nouveau,
    );
    expect(moved.financements).toEqual([
      { id: `2025-${service}`, annee: 2025, id_service_instructeur: service, montant_demande: 3000 },
    ]);
  });

  it('makes an annual project of one of several years, and the other way round', () => {
    const two = {
      ...projet,
      description: { ...projet.description, periode: 'Pluriannuel' as const },
      budgets: [
        { id: '2024', annee: 2024, charges: { '60-1': 1 } },
        { id: '2025', annee: 2025 },
      ],
    };
    const years = (p: Projet) => p.budgets?.map(({ annee }) => annee);
    expect(years(renewProjet(two, 2024, nouveau))).toEqual([2025]);
    const long = { ...nouveau, exercice_fin: 2027 };
    expect(years(renewProjet(two, 2024, long))).toEqual([2025, 2026, 2027]);
  });

  it('leaves the projects that have no room', () => {
    const [type] = aCampagne().sous_dispositifs;
    const campagne = aCampagne({
      sous_dispositifs: [{ ...(type as NonNullable<typeof type>), max_projets: 1 }],
    });
    const repris = renewDossier({ ...ancien, projets: [projet, projet, projet] }, { ...nouveau, campagne });
    expect([repris.projets.length, repris.laisses]).toEqual([1, 2]);
  });

  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-12-31', 1, '2025-12-31'],
    ['le 3 mai', 1, 'le 3 mai'],
    [null, 1, null],
  ])('moves the day %s by %i years: %s', (jour, annees, expected) => {
    expect(dayLater(jour, annees)).toBe(expected);
  });
});

it('says what is taken up and what is to be looked at, each in one list', () => {
  const repris = {
    ...renewDossier({ ...ancien, projets: [projet] }, nouveau),
    laisses: 1,
    customs: { a: 1 } as never,
  };
  const reprises = [
    { label: 'Pouvoir', annee: null },
    { label: 'Comptes', annee: nouveau.exercice - 1 },
    { label: 'Rapport moral', annee: nouveau.exercice - 2 },
  ];
  const pieces = { reprises, aDeposer: ['Rapport d’activité'] };
  expect(listInventaire(repris, pieces, nouveau.exercice)).toEqual({
    repris: [
      'Établissement',
      'Représentant légal',
      'Signataire',
      'RIB',
      'Pièce : Pouvoir',
      'Pièce : Comptes',
      '1\u00a0réponse au service',
      'Projet 1, Former nos arbitres : textes, publics, lieux, moyens, évaluation',
    ],
    aRevoir: [
      'Responsable du dossier : à choisir',
      // A report of the year before last is pointed out before it is used again.
      `Pièce : Rapport moral de ${nouveau.exercice - 2}, à remplacer si vous en avez un plus récent`,
      'Pièce à déposer : Rapport d’activité',
      'Projet 1, Former nos arbitres : dates, montants et budget',
      '1\u00a0projet n’est pas repris : le service en accepte moins',
      'Attestation, à certifier de nouveau',
    ],
  });
});
