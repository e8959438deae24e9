// @vitest-environment jsdom
import type { AgrementComplet } from '@asso/domain/agrement/dossier-agrement.rules';
import { stepsAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { stepsCrf } from '@asso/domain/crf/crf.steps';
import { aCrfComplet, aProjetDuCrf } from '@asso/domain/crf/test/test-crf-complet';
import { stepsSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { aDemandeComplete } from '@asso/domain/demande-siret/test/test-demande-complete';
import type { Step } from '@asso/domain/kernel/steps';
import { stepsSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { aDossierComplet } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { demarcheAgrement } from '../agrement/demarche-agrement.ts';
import { demarcheCrf } from '../crf/demarche-crf.ts';
import { demarcheSiret } from '../demande-siret/demarche-siret.ts';
import { demarcheSubvention } from '../subvention/demarche-subvention.ts';

type Row<E extends string> = {
  liens: { etapes: readonly E[]; etapeDuChamp: (field: string) => E };
  etapes: Readonly<Record<string, unknown>>;
};

/** An empty input makes every step find all that it can: the last column names, by hand, the steps that block it. */
function conformity<E extends string, I>({ liens, etapes }: Row<E>, steps: readonly Step<E, I>[], empty: I) {
  const blockers = steps.flatMap(({ id, blockers: find }) =>
    find(empty).flatMap(({ field }) => (field ? [{ step: id, field, led: liens.etapeDuChamp(field) }] : [])),
  );
  return {
    shown: liens.etapes,
    pages: [...Object.keys(etapes), 'transmission'],
    steps: steps.map(({ id }) => id),
    blockers,
  };
}

const now = new Date('2027-02-01T12:00:00Z');
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
    documents: new Set<string>(),
  },
};

describe.each([
  [
    'a SIRET request',
    conformity(demarcheSiret, stepsSiret, aDemandeComplete({ demande: {}, pieces: [] })),
    ['identite', 'adresses', 'activite', 'documents', 'transmission'],
  ],
  [
    'a report',
    conformity(
      demarcheCrf,
      stepsCrf,
      aCrfComplet({ corps: {}, projets: [aProjetDuCrf({ isRealised: true })] }),
    ),
    ['projets', 'budget', 'transmission'],
  ],
  [
    'an accreditation dossier',
    conformity(demarcheAgrement, stepsAgrement, { dossier: agrement, now, isSentBack: false }),
    ['demandeur', 'pieces', 'donnees', 'transmission'],
  ],
  [
    'a grant dossier',
    conformity(demarcheSubvention, stepsSubvention, {
      dossier: aDossierComplet({ tete: {}, pieces: [], projets: [{ id: 'p1', corps: {} }] }),
      ...{ now, isSentBack: false },
    }),
    ['choix', 'demandeur', 'pieces', 'projets', 'transmission'],
  ],
])('%s', (_, { shown, pages, steps, blockers }, asking) => {
  it('has on screen the steps of its rules, each with its page', () => {
    expect(shown).toEqual(steps);
    expect(pages).toEqual(steps);
  });

  it('leads from each thing that blocks it to the step that says so', () => {
    expect([...new Set(blockers.map(({ step }) => step))]).toEqual(asking);
    expect(blockers.filter(({ step, led }) => led !== step)).toEqual([]);
  });
});
