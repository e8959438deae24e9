import { describe, expect, it } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { aCampagne, service } from '../subvention/test/test-dossier-complet.ts';
import { crfProblems } from './crf.problems.ts';
import { listCrfDocuments } from './crf.rules.ts';
import { etapesCrf, stepsCrf, transmissionCrfProblems } from './crf.steps.ts';
import { rappelTransmissionCrf } from './crf.words.ts';
import { aCrfComplet, aCrfProjet, aProjetWithCrf } from './test/test-crf-complet.ts';

const found = (values: Readonly<Record<string, unknown>>, campagne = aCampagne()) =>
  transmissionCrfProblems(aCrfComplet({ campagne, projets: [aProjetWithCrf(aCrfProjet(values))] })).map(
    ({ code, field }) => `${code} ${field?.replace('projets.cp1.', '')}`,
  );

describe('what keeps a report from being sent', () => {
  it('is nothing once all is told', () => {
    expect(transmissionCrfProblems(aCrfComplet())).toEqual([]);
  });

  it('is each answer that is missing, at its place', () => {
    expect(found({ isRealised: null })).toEqual(['kernel.a-renseigner isRealised']);
    expect(
      found({
        'moyens.commentaire': null,
        'beneficiaire.nombre': null,
        'evaluation.indicateurs.i1.realise': null,
        'cofinancements.c1.montant_realise': null,
      }),
    ).toEqual([
      'kernel.a-renseigner moyens.commentaire',
      'kernel.a-renseigner beneficiaire.nombre',
      'kernel.a-renseigner evaluation.indicateurs.i1.realise',
      'kernel.a-renseigner cofinancements.c1.montant_realise',
      'crf.ecart-a-expliquer budgetCrf.explications.74.texte',
    ]);
  });

  it('asks why, and no amount, of a project that did not take place', () => {
    const nothing = {
      isRealised: false,
      isReported: false,
      'moyens.commentaire': null,
      'budgetCrf.charges.60-1': null,
    };
    expect(found(nothing)).toEqual(['kernel.a-renseigner motif']);
    expect(found({ ...nothing, isReported: null })).toEqual([
      'kernel.a-renseigner isReported',
      'kernel.a-renseigner motif',
    ]);
    expect(found({ ...nothing, motif: 'La salle a brûlé.' })).toEqual([]);
  });

  it('asks a sentence for each gap over the thresholds, and no more once it is there', () => {
    expect(found({ 'budgetCrf.charges.60-1': 3300 })).toEqual([]);
    expect(found({ 'budgetCrf.charges.60-1': 3301 })).toEqual([
      'crf.ecart-a-expliquer budgetCrf.explications.60.texte',
    ]);
    const explained = {
      'budgetCrf.charges.60-1': 3301,
      'budgetCrf.explications.60': { id: '60', texte: 'Le prix des licences a augmenté.' },
    };
    expect(found(explained)).toEqual([]);
    expect(found({ 'budgetCrf.charges.60-1': 3301 }, aCampagne({ crf: { ecart_euros: 400 } }))).toEqual([]);
  });

  it('refuses more of the grant than was given, or than was spent', () => {
    const at = `financements.2027-${service}.montant_realise`;
    expect(found({ [at]: 1801 })).toEqual([`crf.utilise-plus-qu-accorde ${at}`]);
    expect(
      found({
        'budgetCrf.charges.60-1': 1799,
        'budgetCrf.explications.60': { id: '60', texte: 'Moins de salles.' },
      }),
    ).toEqual([`crf.utilise-plus-que-depense ${at}`]);
  });

  it('is a report without a project [M149]', () => {
    const [first] = transmissionCrfProblems(aCrfComplet({ projets: [] }));
    expect(first?.code).toBe('crf.sans-projet');
    expect(crfProblems['crf.sans-projet'].message).toBe('Crf need to be populated');
  });

  it('is who signs, and what they certify', () => {
    const codes = (corps: object) =>
      transmissionCrfProblems(aCrfComplet({ corps })).map(({ code, field }) => `${code} ${field}`);
    expect(codes({ demandeur: { id_representant_legal: 'p1' }, attestation: { certifie: false } })).toEqual([
      'kernel.a-renseigner demandeur.id_signataire',
      'kernel.a-renseigner attestation.lieu',
      expect.stringContaining('attestation.certifie'),
    ]);
    expect(
      codes({
        demandeur: { id_representant_legal: 'p1', id_signataire: 'partie' },
        attestation: { lieu: 'Marseille', certifie: true },
      }),
    ).toEqual(['dossier.representant-inconnu demandeur.id_signataire']);
  });
});

describe('the questions of the service', () => {
  const champs_personnalises = {
    'custom-bloc': {
      nombre_sessions: { kind: 'int', label: 'Sessions', requiredAt: 'transmission' },
      nom_salarie: { kind: 'text', label: 'Salarié', max: 50, requiredAt: 'transmission', crf: 'modifiable' },
    },
    'crf-bloc': { avis: { kind: 'text', label: 'Avis', max: 50, requiredAt: 'transmission' } },
  } as const;

  it('of the request are only read unless their mode says so; those of the report are all asked [R5.106]', () => {
    const campagne = aCampagne({ champs_personnalises });
    const projets = [aProjetWithCrf(aCrfProjet({ 'customs.nombre_sessions': null }))];
    expect(transmissionCrfProblems(aCrfComplet({ campagne, projets })).map(({ field }) => field)).toEqual([
      'customs.avis',
      'projets.cp1.customs.nom_salarie',
    ]);
  });
});

describe('the papers of a report', () => {
  const plan = { code: 'FAC', label: 'Factures', nature: 'FAC', obligatoire: true };
  const codes = (etat: 1 | 2 | 3 | 4 | 5) =>
    listCrfDocuments(aCrfComplet({ etat, campagne: aCampagne({ crf: { documents: [plan] } }) })).map(
      ({ code }) => code,
    );

  it.each([
    [1, ['FAC']],
    [2, ['FAC']],
    [3, ['FAC', 'CRF']],
    [4, ['FAC', 'CRF']],
    [5, ['FAC', 'CRF']],
  ] as const)('in state %s are %j [R5.53]', (etat, expected) => {
    expect(codes(etat)).toEqual(expected);
  });

  it('are missed when they must be there, and refused with their virus', () => {
    const campagne = aCampagne({ crf: { documents: [plan] } });
    const problems = (pieces: { code: string; uuid: string; etat_analyse: string }[]) =>
      transmissionCrfProblems(aCrfComplet({ campagne, pieces })).map(({ code }) => code);
    expect(problems([])).toEqual(['dossier.piece-manquante']);
    expect(problems([{ code: 'FAC', uuid: 'd1', etat_analyse: 'refuse' }])).toEqual([
      'dossier.document-refuse',
    ]);
    expect(problems([{ code: 'FAC', uuid: 'd1', etat_analyse: 'sur' }])).toEqual([]);
  });
});

it('has four steps, each problem in one of them', () => {
  expect(stepsCrf.map(({ id, rank }) => [id, rank])).toEqual([
    ['projets', 0],
    ['budget', 1],
    ['questions', 2],
    ['transmission', 3],
  ]);
  expect(etapesCrf).toHaveLength(4);
});

it.each([
  ['M123', 'crf.non-cree', 'Un problème est survenu lors de la création du compte rendu.'],
  ['M124', 'crf.non-enregistre', 'Un problème est survenu lors de la mise à jour du compte rendu.'],
  ['M148', 'crf.introuvable', 'Dossier Crf not found'],
  ['M163', 'crf.non-transmis', rappelTransmissionCrf],
] as const)('says [%s] to the letter', (_, code, message) => {
  expect(crfProblems[code].message).toBe(message);
  expect(problemMessage(crfProblems[code])).toContain(message);
});
