// @vitest-environment jsdom
import type { AgrementComplet } from '@asso/domain/agrement/dossier-agrement.rules';
import { stepsAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { stepsCrf } from '@asso/domain/crf/crf.steps';
import { aCrfComplet, aProjetWithCrf } from '@asso/domain/crf/test/test-crf-complet';
import { stepsSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { aDemandeComplete } from '@asso/domain/demande-siret/test/test-demande-complete';
import type { Step } from '@asso/domain/kernel/steps';
import { stepsSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { aCampagne, aDossierComplet } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it, test } from 'vitest';
import { demarcheAgrement } from '../agrement/demarche-agrement.ts';
import { demarcheCrf } from '../crf/demarche-crf.ts';
import { demarcheSiret } from '../demande-siret/demarche-siret.ts';
import { demarcheSubvention } from '../subvention/demarche-subvention.ts';

type Row<E extends string> = {
  liens: { etapes: readonly E[]; etapeDuChamp: (field: string) => E };
  etapes: Readonly<Record<string, unknown>>;
};

/**
 * Finds the steps of a démarche with inputs that lack everything, so that each step reports all it can; the expected
 * steps are written by hand in the last column.
 */
function conformity<E extends string, I>(
  { liens, etapes }: Row<E>,
  steps: readonly Step<E, I>[],
  inputs: readonly I[],
) {
  const found = steps.flatMap(({ id, blockers }) =>
    inputs.flatMap(blockers).map(({ code, field }) => ({ step: id, code, field })),
  );
  return {
    shown: liens.etapes,
    pages: [...Object.keys(etapes), 'transmission'],
    steps: steps.map(({ id }) => id),
    blocking: [...new Set(found.map(({ step }) => step))],
    lost: found.filter(({ step, field }) => field !== undefined && liens.etapeDuChamp(field) !== step),
    fieldless: [...new Set(found.flatMap(({ code, field }) => (field ? [] : [code])))],
  };
}

const now = new Date('2027-02-01T12:00:00Z');
/** Campaigns are closed by then. */
const afterwards = new Date('2030-01-01T12:00:00Z');
const nothing = aDossierComplet({ tete: {}, pieces: [], projets: [{ id: 'p1', corps: {} }] });
const factures = { code: 'FAC', label: 'Factures', nature: 'FAC', obligatoire: true };
const champs_personnalises = {
  'custom-bloc': {
    nom_salarie: { kind: 'text', label: 'Salarié', max: 50, requiredAt: 'transmission', crf: 'modifiable' },
  },
  'crf-bloc': { avis: { kind: 'text', label: 'Avis', max: 50, requiredAt: 'transmission' } },
} as const;
const agrement: AgrementComplet = {
  ...{ tete: {}, exercice: 2027, type_agrement: 'JEP', jour: '2027-02-01' },
  definition: {
    ...{ libelle: 'JEP 2027', fuseau: 'Europe/Paris' },
    ...{ date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' },
    documents_attendus: [{ code: 'RAR', label: 'Rapport', nature: 'RAR', obligatoire: true }],
    champs_personnalises: {
      'dossier-bloc': { projet: { kind: 'text', label: 'Projet', max: 100, requiredAt: 'transmission' } },
    },
  },
  ...{
    pieces: [],
    association: { agrement: {} },
    representants: [],
    sites: [],
    documents: new Map<string, string>(),
  },
};

describe.each([
  [
    'a SIRET request',
    conformity(demarcheSiret, stepsSiret, [aDemandeComplete({ demande: {}, pieces: [] })]),
    ['identite', 'adresses', 'activite', 'documents', 'transmission'],
  ],
  [
    'a report',
    conformity(demarcheCrf, stepsCrf, [
      aCrfComplet({
        ...{ corps: {}, projets: [aProjetWithCrf({ isRealised: true })] },
        campagne: aCampagne({ champs_personnalises, crf: { documents: [factures] } }),
      }),
      aCrfComplet({ projets: [aProjetWithCrf({})] }),
      aCrfComplet({ projets: [] }),
    ]),
    ['projets', 'budget', 'questions', 'transmission'],
  ],
  [
    'an accreditation dossier',
    conformity(demarcheAgrement, stepsAgrement, [
      { dossier: agrement, now, isSentBack: false },
      { dossier: agrement, now: afterwards, isSentBack: false },
    ]),
    ['demandeur', 'pieces', 'donnees', 'transmission'],
  ],
  [
    'a grant dossier',
    conformity(demarcheSubvention, stepsSubvention, [
      { dossier: nothing, now, isSentBack: false },
      { dossier: nothing, now: afterwards, isSentBack: false },
      { dossier: aDossierComplet({ projets: [] }), now, isSentBack: false },
    ]),
    ['choix', 'demandeur', 'pieces', 'projets', 'transmission'],
  ],
])('%s', (_, { shown, pages, steps, blocking, lost, fieldless }, asking) => {
  it('has on screen the steps of its rules, each with its page', () => {
    expect(shown).toEqual(steps);
    expect(pages).toEqual(steps);
  });

  it('leads from each thing that blocks it to the step that says so', () => {
    expect(blocking).toEqual(asking);
    expect(lost).toEqual([]);
  });

  it('names a field for each thing that blocks it, a closed campaign apart: no answer corrects that', () => {
    expect(fieldless.filter((code) => code !== 'subvention.campagne-fermee')).toEqual([]);
  });
});

test('each procedure of the screens is among these', () => {
  const tested: readonly unknown[] = [demarcheSiret, demarcheCrf, demarcheAgrement, demarcheSubvention];
  const rows = Object.values(
    import.meta.glob<object>(['../*/demarche-*.ts', '!**/*.test.ts'], { eager: true }),
  )
    .flatMap((file) => Object.values(file))
    .filter((one) => typeof one === 'object' && 'liens' in one && 'etapes' in one);
  expect(rows).toHaveLength(tested.length);
  expect(rows.filter((one) => !tested.includes(one))).toEqual([]);
});
