import { describe, expect, it } from 'vitest';
import type { FicheConnue } from '../association/manques.rules.ts';
import { aCampagne } from '../subvention/test/test-dossier-complet.ts';
import { type Candidature, computeEligibilite, isElsewhere } from './eligibilite.rules.ts';

/** Nothing is missing in this file. */
const connue = {
  fiche: {
    identite: { id_siret: '66990012500001', regime: 'loi1901' },
    coordonnees: {},
    activites: { domaine: 'Culture', champ_action_territorial: 'local' },
  },
  lignes: {
    representants_legaux: [
      {
        civilite: 'MME',
        nom: 'Roux',
        prenom: 'Jeanne',
        fonction: 'TRE',
        courriel: 'jeanne.roux@exemple.fr',
        telephone: '0465710000',
        est_representant_legal: true,
      },
    ],
    ribs: [
      {
        titulaire: 'LES VOISINS',
        iban: 'FR7642559000052102312860353',
        bic: 'CCOPFRPP',
        id_siret: '66990012500001',
      },
    ],
  },
  documents: [],
} as unknown as FicheConnue;

const [type] = aCampagne().sous_dispositifs;
const types = (...interdits: (string[] | undefined)[]) =>
  interdits.map((interdit_regimes, index) => ({
    ...(type as NonNullable<typeof type>),
    label: `Type ${index + 1}`,
    interdit_regimes,
  }));
const withFiche = (identite: object, activites: object = {}) => ({
  ...connue,
  fiche: {
    ...connue.fiche,
    identite: { ...connue.fiche.identite, ...identite },
    activites: { ...connue.fiche.activites, ...activites },
  },
});

const ask = ({ campagne, ...changes }: Omit<Partial<Candidature>, 'campagne'> & { campagne?: object } = {}) =>
  computeEligibilite({
    campagne: aCampagne({ domaine_libre: true, documents_attendus: [], ...campagne }),
    idTypeDispositif: 'FDVA',
    connue,
    departement: '13',
    isDissoute: false,
    now: new Date('2027-02-01T12:00:00Z'),
    crfManquants: [],
    services: [{ nom: 'DRAJES Sud', code_territoire: 'R93' }],
    ...changes,
  });
const lines = (asked: Parameters<typeof ask>[0]) =>
  ask(asked).conditions.map(({ id, reponse, phrase }) => [id, reponse, phrase]);

describe('whether an association may ask for a subvention', () => {
  it('is reserved when no type that is open now is offered to its regime', () => {
    const [ouvert, offert] = types(['loi1901'], undefined);
    const close = { date_debut: '2026-03-01T09:00:00+01:00', date_fin: '2026-04-01T23:59:59+02:00' };
    expect(ask({ campagne: { sous_dispositifs: [ouvert, { ...offert, ...close }] } })).toMatchObject({
      verdict: 'reservee',
      phrase: 'Aucun type ouvert en ce moment n’est proposé à votre régime',
    });
    expect(ask({ campagne: { sous_dispositifs: [ouvert, offert] } }).verdict).toBe('eligible');
  });

  it('finds it eligible when its file answers everything', () => {
    expect(ask()).toEqual({
      verdict: 'eligible',
      phrase: 'Vous semblez éligible.',
      conditions: [
        { id: 'regime', reponse: 'oui', phrase: 'Association loi 1901', ou: null },
        {
          id: 'fiche',
          reponse: 'oui',
          phrase: 'Fiche de l’association complète pour cette demande',
          ou: null,
        },
      ],
    });
  });

  it('is reserved to those in activity', () => {
    expect(ask({ isDissoute: true })).toMatchObject({
      verdict: 'reservee',
      phrase: 'Réservée aux associations en activité : la vôtre est dissoute',
    });
  });

  it.each([
    [
      'one type of two is offered',
      types(['loi1901'], undefined),
      {},
      'oui',
      'Association loi 1901 (sauf pour Type 1)',
    ],
    [
      'none is',
      types(['loi1901', 'alsaceMoselle'], ['loi1901']),
      {},
      'non',
      'Réservée à d’autres régimes que le vôtre : Association de droit local (Alsace-Moselle), Autre (fondation, fonds de dotation…), Collectivité territoriale ou établissement public',
    ],
    [
      'the regime is not known',
      types(['loi1901']),
      { regime: null },
      'inconnu',
      'Régime de l’association à préciser',
    ],
    ['nothing hangs on it', types(undefined), { regime: null }, 'oui', 'Tous les régimes'],
  ])('looks at the regime where %s [R5.59, R5.60]', (_, sous_dispositifs, identite, reponse, phrase) => {
    const found = lines({ campagne: { sous_dispositifs }, connue: withFiche(identite) });
    expect(found[0]).toEqual(['regime', reponse, phrase]);
  });

  it.each([
    [['13'], '13', 'oui', 'Siège dans le territoire : Bouches-du-Rhône'],
    [['06', 'R93'], '13', 'oui', "Siège dans le territoire : Alpes-Maritimes, Provence-Alpes-Côte d'Azur"],
    [['06'], '13', 'non', 'Réservée aux associations dont le siège est ici : Alpes-Maritimes'],
    [
      ['06'],
      null,
      'inconnu',
      'Réservée aux associations dont le siège est ici : Alpes-Maritimes (à préciser dans votre fiche)',
    ],
  ])('looks at the place: %j for a seat in %s is %s', (territoires, departement, reponse, phrase) => {
    const found = lines({ campagne: { territoires }, departement });
    expect(found[1]).toEqual(['territoire', reponse, phrase]);
  });

  it.each([
    [['R93'], '13', null],
    [['67', 'FR'], '13', null],
    [['67'], null, null],
    [['67'], '13', 'Service 67 (Bas-Rhin) est le service d’un autre territoire que le vôtre'],
    [
      ['67', 'R53'],
      '13',
      'Service 67 (Bas-Rhin), Service R53 (Bretagne) sont les services d’autres territoires',
    ],
  ])('services of %j, for a seat in %s, warn: %s', (places, departement, said) => {
    const services = places.map((code_territoire) => ({
      nom: `Service ${code_territoire}`,
      code_territoire,
    }));
    const found = ask({ services, departement });
    expect(isElsewhere(found)).toBe(said !== null);
    if (said === null) return;
    expect(found.verdict).not.toBe('reservee');
    expect(found.conditions.find(({ id }) => id === 'services')?.phrase).toContain(said);
    // A campaign that says where the seat must be is answered by that alone.
    expect(isElsewhere(ask({ services, departement, campagne: { territoires: ['13'] } }))).toBe(false);
  });

  it.each([
    [['sportives', 'loi1901'], {}, 'oui', 'Associations loi 1901', null],
    [['sportives'], {}, 'non', 'Réservée aux associations sportives', null],
    [
      ['sportives', 'jep'],
      { domaine: null },
      'inconnu',
      'Réservée aux associations sportives ou aux associations agréées jeunesse et éducation populaire (à préciser dans votre fiche)',
      { genre: 'fiche', champ: 'activites.domaine' },
    ],
  ])('looks at who may ask: %j', (publics, activites, reponse, phrase, ou) => {
    const found = ask({ campagne: { publics }, connue: withFiche({}, activites) });
    expect(found.conditions.find(({ id }) => id === 'public')).toEqual({ id: 'public', reponse, phrase, ou });
  });

  it('names what the file does not say, and leads to the first of it', () => {
    const found = ask({ connue: { ...withFiche({}, { champ_action_territorial: null }), lignes: {} } });
    expect(found).toMatchObject({ verdict: 'a-verifier', phrase: '1\u00a0point à vérifier' });
    expect(found.conditions[1]).toEqual({
      id: 'fiche',
      reponse: 'inconnu',
      phrase: 'À compléter dans votre fiche : Champ d’action territorial, Représentants légaux, RIB',
      ou: { genre: 'fiche', champ: 'activites.champ_action_territorial' },
    });
  });

  it('counts what is more than three', () => {
    const found = lines({ connue: { ...withFiche({ id_siret: null, regime: null }), lignes: {} } });
    expect(found[1]?.[2]).toBe(
      'À compléter dans votre fiche : SIRET, Régime, Représentants légaux et 1\u00a0autre',
    );
  });

  it('wants the domain of a sport scheme, but for a campaign open to all [R5.72]', () => {
    expect(lines({ campagne: { domaine_libre: false } })[1]?.[2]).toMatch(
      /^À compléter dans votre fiche : Domaine : Sport/,
    );
    expect(ask().verdict).toBe('eligible');
  });

  it('does not count a document to prepare', () => {
    const documents_attendus = [{ code: 'RAR', label: 'Rapport', nature: 'RAR', obligatoire: true }];
    expect(ask({ campagne: { documents_attendus } }).verdict).toBe('eligible');
  });

  it('names each financial report that is still expected', () => {
    const crfManquants = [
      { id_siret: '66990012500001', id_fo: '26-000087', exercice: 2025, isEnRetard: true },
      { id_siret: '66990012500001', id_fo: '26-000087', exercice: 2026, isEnRetard: false },
    ];
    const found = ask({ crfManquants });
    expect(found).toMatchObject({ verdict: 'a-verifier', phrase: '2\u00a0points à vérifier' });
    expect(found.conditions.slice(2).map(({ phrase, ou }) => [phrase, ou])).toEqual([
      [
        'Compte rendu 2025 du dossier 26-000087 à transmettre d’abord, en retard',
        { genre: 'crf', id_siret: '66990012500001', id_fo: '26-000087', exercice: 2025 },
      ],
      [
        'Compte rendu 2026 du dossier 26-000087 à transmettre d’abord',
        { genre: 'crf', id_siret: '66990012500001', id_fo: '26-000087', exercice: 2026 },
      ],
    ]);
  });
});
