import { describe, expect, it } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import type { Problem } from '../kernel/result.ts';
import { accordProblems, validiteEnd } from './accord.rules.ts';
import { cleAgrement, debutProblems } from './creation-agrement.rules.ts';
import type { Definition } from './definition.rules.ts';
import {
  type AgrementComplet,
  documentsAgrement,
  documentsTransmis,
  donneesProblems,
  isTcaPose,
  statutAgrement,
} from './dossier-agrement.rules.ts';
import { findEtapeAgrement, stepsAgrement, transmissionAgrementProblems } from './dossier-agrement.steps.ts';
import { pointsAgrement } from './points-agrement.rules.ts';
import { tcaProblemes } from './tca.problems.ts';

const definition: Definition = {
  libelle: 'Jeunesse et éducation populaire 2027',
  fuseau: 'Europe/Paris',
  date_debut: '2027-01-05T09:00:00+01:00',
  date_fin: '2027-03-11T23:59:59+01:00',
  documents_attendus: [{ code: 'RAR', label: 'Rapport', nature: 'RAR', obligatoire: true }],
  champs_personnalises: {
    'dossier-bloc': { projet: { kind: 'text', label: 'Projet', max: 100, requiredAt: 'transmission' } },
  },
};
const jeanne = {
  ...{ id: 'p1', civilite: 'MME', nom: 'Roux', prenom: 'Jeanne', fonction: 'PRE' },
  ...{ courriel: 'jeanne@exemple.fr', telephone: '0465710000', est_representant_legal: true },
};
const people = { id_representant_legal: 'p1', id_signataire: 'p1', id_responsable: 'p1' };

const aDossier = (changes: Partial<AgrementComplet> = {}): AgrementComplet => ({
  tete: { demandeur: people, customs: { projet: 'Jouer' }, attestation: { lieu: 'Lyon', certifie: true } },
  exercice: 2027,
  type_agrement: 'JEP',
  definition,
  pieces: [{ code: 'RAR', uuid: 'd1', etat_analyse: 'sain' }],
  association: { agrement: {} },
  representants: [jeanne],
  sites: [],
  documents: new Map([['d1', 'STC']]),
  jour: '2027-02-01',
  ...changes,
});
const said = (found: readonly Problem[]) => found.map(({ field, code }) => `${field} ${code}`);

describe('the steps of an accreditation dossier', () => {
  it('are five, from 0 to 4, and block nothing when all is there [R4.62]', () => {
    const input = { dossier: aDossier(), now: new Date('2027-02-01T12:00:00Z'), isSentBack: false };
    expect(stepsAgrement.map(({ rank, id, blockers }) => [rank, id, blockers(input)])).toEqual([
      [0, 'choix', []],
      [1, 'demandeur', []],
      [2, 'pieces', []],
      [3, 'donnees', []],
      [4, 'transmission', []],
    ]);
  });

  it.each([
    ['2026-11-02T10:00:00Z', []],
    ['2026-10-31T10:00:00Z', ['pieces.RAR dossier.piece-trop-ancienne']],
  ])('a document of at most three months, deposited on %s: %j', (date_chargement, expected) => {
    const documents_attendus = definition.documents_attendus.map((one) => ({ ...one, validite_mois: 3 }));
    const dossier = aDossier({
      definition: { ...definition, documents_attendus },
      pieces: [{ code: 'RAR', uuid: 'd1', etat_analyse: 'sain', date_chargement }],
    });
    const given = { dossier, now: new Date('2027-02-01T12:00:00Z'), isSentBack: false };
    expect(said(transmissionAgrementProblems(given))).toEqual(expected);
  });

  it.each([
    ['2027-03-11T22:59:59Z', false, []],
    ['2027-03-11T23:00:00Z', false, ['subvention.campagne-fermee']],
    ['2027-03-11T23:00:00Z', true, []],
    ['2027-01-05T07:59:59Z', false, ['subvention.campagne-a-venir']],
  ])('at %s, sent back: %s', (now, isSentBack, expected) => {
    const step = stepsAgrement[4]?.blockers({ dossier: aDossier(), now: new Date(now), isSentBack });
    expect(step?.map(({ code }) => code)).toEqual(expected);
  });

  it.each([
    ['demandeur.id_signataire', 'demandeur'],
    ['pieces.RAR', 'pieces'],
    ['tca.interet_general.preuve', 'donnees'],
    ['haa.sites', 'donnees'],
    ['customs.projet', 'donnees'],
    ['attestation.lieu', 'transmission'],
    ['description', 'choix'],
  ])('%s is put right at « %s »', (field, etape) => expect(findEtapeAgrement(field)).toBe(etape));
});

describe('what an accreditation dossier asks', () => {
  it('is complete with its people and its documents, whatever is answered after', () => {
    expect(statutAgrement(aDossier({ tete: { demandeur: people } }))).toBe('complet');
    expect(statutAgrement(aDossier({ pieces: [] }))).toBe('incomplet');
    expect(statutAgrement(aDossier({ representants: [] }))).toBe('incomplet');
  });

  it('is its own questions [R4.59]', () => {
    expect(said(donneesProblems(aDossier({ tete: {} })))).toEqual(['customs.projet kernel.a-renseigner']);
  });

  it('is food aid for its type, and for no other [R4.59]', () => {
    const sections = (type_agrement: string) => [
      ...new Set(
        donneesProblems(aDossier({ tete: {}, type_agrement })).map(({ field }) => field?.split('.')[0]),
      ),
    ];
    expect(sections('HAA')).toEqual(['haa', 'customs']);
    expect(sections('JEP')).toEqual(['customs']);
  });

  const avec = { ...definition, demande_tca: true };
  it.each<[string, Partial<AgrementComplet>, boolean]>([
    ['no accreditation that stands on it', {}, false],
    ['one that does, and it was never had', { definition: avec }, true],
    [
      'in force for two years more',
      { definition: avec, association: { agrement: { tca_date_renouvellement: '2029-02-01' } } },
      false,
    ],
    [
      'ending in six months',
      { definition: avec, association: { agrement: { tca_date_renouvellement: '2027-07-31' } } },
      true,
    ],
    [
      'over',
      { definition: avec, association: { agrement: { tca_date_renouvellement: '2027-01-31' } } },
      true,
    ],
    [
      'of public use, which is deemed to have it',
      { definition: avec, association: { identite: { util_publique: true } } },
      false,
    ],
    ['the common file itself', { type_agrement: 'TCA' }, true],
  ])('poses the criteria of the common file or not: %s [R4.59]', (_, changes, expected) => {
    expect(isTcaPose(aDossier(changes))).toBe(expected);
  });

  it('refuses the proof that is no more in the vault', () => {
    const tca = { interet_general: { conforme: 'oui', preuve: 'autre' } } as const;
    const dossier = aDossier({ definition: avec, tete: { tca } });
    expect(said(donneesProblems(dossier))).toContain('tca.interet_general.preuve agrement.preuve-inconnue');
    expect(said(donneesProblems({ ...dossier, documents: null }))).not.toContain(
      'tca.interet_general.preuve agrement.preuve-inconnue',
    );
  });

  it('refuses bank details as the proof of a criterion, and says what proves it', () => {
    const tca = { interet_general: { conforme: 'oui', preuve: 'd2' } } as const;
    const dossier = aDossier({
      definition: avec,
      tete: { tca },
      documents: new Map([
        ['d1', 'STC'],
        ['d2', 'RIB'],
      ]),
    });
    const [refusal] = donneesProblems(dossier).filter(({ code }) => code === 'agrement.tca-preuve-autre');
    expect(refusal?.field).toBe('tca.interet_general.preuve');
    expect(problemMessage(tcaProblemes['agrement.tca-preuve-autre'], refusal?.params)).toBe(
      "Objet d’intérêt général : un document de type « Relevé d'identité bancaire » ne montre pas ce critère. Choisissez-en un autre, par exemple : Statuts.",
    );
    const proved = { interet_general: { conforme: 'oui', preuve: 'd1' } } as const;
    expect(said(donneesProblems({ ...dossier, tete: { tca: proved } }))).not.toContain(
      'tca.interet_general.preuve agrement.tca-preuve-autre',
    );
  });

  it('is a power of attorney when somebody else signs, once [R5.52]', () => {
    const codes = (changes: Partial<AgrementComplet>) =>
      documentsAgrement(aDossier(changes)).map(({ code }) => code);
    const autre = { tete: { demandeur: { ...people, id_signataire: 'p2' } } };
    expect(codes({})).toEqual(['RAR']);
    expect(codes(autre)).toEqual(['RAR', 'POU']);
    const own = { code: 'POUVOIR', label: 'Pouvoir', nature: 'POU', obligatoire: true };
    expect(codes({ ...autre, definition: { ...definition, documents_attendus: [own] } })).toEqual([
      'POUVOIR',
    ]);
  });

  it('stays read once transmitted, though what was granted since would not ask it again', () => {
    const comptes: Definition['documents_attendus'][number] = {
      ...{ code: 'CPT', label: 'Comptes', nature: 'CPT', obligatoire: true },
      asks: [{ scope: 'tca', key: 'tca_etat', operator: 'ne', value: 'valide' }],
    };
    const granted = (codes: readonly string[]) =>
      aDossier({
        definition: { ...definition, documents_attendus: [...definition.documents_attendus, comptes] },
        association: { agrement: { tca_etat: 'valide', tca_date_renouvellement: '2032-02-01' } },
        pieces: codes.map((code) => ({ code, uuid: code, etat_analyse: 'sain' })),
      });
    const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);
    expect(codes(documentsAgrement(granted(['RAR', 'CPT'])))).toEqual(['RAR']);
    expect(codes(documentsTransmis(granted(['RAR', 'CPT'])))).toEqual(['RAR', 'CPT']);
    expect(codes(documentsTransmis(granted([])))).toEqual(['RAR']);
  });
});

describe('beginning one', () => {
  const service = { id_service: 's1', nom_service: 'DRAJES Sud', code_territoire: 'R93' };
  const version = { type_agrement: 'JEP', campagne_exercice: 2027, ...service };
  const given = {
    ...{ definition, version, siret: '1', siege: '1', departement: '13' },
    description: { exercice: 2027 },
    now: new Date('2027-02-01T12:00:00Z'),
  };
  it.each([
    [{}, []],
    [{ siege: '2' }, ['demandeur.id_siret agrement.pas-le-siege']],
    [{ siege: null }, ['demandeur.id_siret agrement.pas-le-siege']],
    [{ departement: '67' }, ['description.code_agrement agrement.hors-territoire']],
    [{ departement: null }, []],
    [{ description: { exercice: 2028 } }, ['description.exercice agrement.exercice-impossible']],
    [
      { description: { exercice: 2027, id_type_agrement: 'SPORT' } },
      ['description.code_agrement agrement.autre-version'],
    ],
    [
      { description: { exercice: 2027, id_service_instructeur: 's2' } },
      ['description.code_agrement agrement.autre-version'],
    ],
    [{ now: new Date('2027-04-01T12:00:00Z') }, ['undefined subvention.campagne-fermee']],
  ])('%j: %j', (changes, expected) => {
    expect(said(debutProblems({ ...given, ...changes }))).toEqual(expected);
  });

  it('is one dossier for a person, an accreditation, an exercise and an establishment', () => {
    expect(cleAgrement({ code: 'JEP', exercice: 2027, siret: '1', user: 'u' })).toBe('agrement:JEP:2027:1:u');
  });
});

describe('granting', () => {
  const accord = { numero: 'A1', date_attribution: '2027-02-01', date_validite: null, arrete: 'd1' };
  it.each([
    [{}, []],
    [{ numero: '' }, ['numero kernel.a-renseigner']],
    [{ date_attribution: '2027-02-02' }, ['date_attribution association.agrement-a-venir']],
    [{ date_validite: '2027-02-01' }, ['date_validite association.agrement-inverse']],
    [{ date_validite: '2027-02-02' }, []],
    [{ arrete: null }, ['arrete agrement.arrete-absent']],
  ])('%j: %j', (changes, expected) => {
    expect(said(accordProblems({ ...accord, ...changes }, '2027-02-01'))).toEqual(expected);
  });

  it.each([
    ['2027-02-01', 5, '2032-01-31'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2027-02-01', undefined, null],
    ['01/02/2027', 5, null],
  ])('from %s for %s years: %s', (du, annees, fin) => expect(validiteEnd(du, annees)).toBe(fin));
});

it('points to correct are the applicant, each piece, and the sections that are asked', () => {
  const cibles = (given: Partial<Parameters<typeof pointsAgrement>[0]>) =>
    pointsAgrement({
      pieces: [{ code: 'RAR', label: 'Rapport' }],
      type_agrement: 'JEP',
      hasQuestions: false,
      isTcaPose: false,
      ...given,
    })
      .flatMap(({ points }) => points)
      .map(({ cible }) => cible);
  expect(cibles({})).toEqual(['demandeur', 'pieces.RAR']);
  expect(cibles({ type_agrement: 'HAA', hasQuestions: true, isTcaPose: true })).toEqual([
    'demandeur',
    'pieces.RAR',
    'tca',
    'haa',
    'customs',
  ]);
});
