import { expect, test } from 'vitest';
import { isShown } from '../kernel/walk-problems.ts';
import { toScopes } from './dossier-complet.rules.ts';
import { listDocumentsAttendus } from './dossier-subvention.rules.ts';
import { projetProblems } from './projets-du-dossier.rules.ts';
import { aCampagne, aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

/** The question is asked of associations whose tronc commun d’agrément (TCA) is not in force. */
const asks = [{ scope: 'tca', key: 'tca_etat', operator: 'ne', value: 'valide' }] as const;
const question = {
  kind: 'text',
  label: 'Gouvernance',
  max: 100,
  requiredAt: 'transmission',
  when: asks,
} as const;

/** A file that was not read says nothing; one without a TCA says that there is none. */
const associations: Record<string, unknown> = {
  inconnu: null,
  jamais: {},
  'utilite-publique': { identite: { util_publique: true } },
};

const dossier = (tca_etat: string, isCoupled = true) => {
  const base = aDossierComplet();
  return aDossierComplet({
    campagne: aCampagne({
      documents_attendus: [
        { code: 'STC', label: 'Statuts', nature: 'STC', obligatoire: true, asks: [...asks] },
      ],
      champs_personnalises: { 'custom-bloc': { gouvernance: question } },
    }),
    association: Object.hasOwn(associations, tca_etat) ? associations[tca_etat] : { agrement: { tca_etat } },
    tete: { ...base.tete, description: { ...base.tete.description, couplage_tca: isCoupled } },
  });
};

test.each([
  ['in force', 'valide', true, []],
  ['refused', 'refuse', true, [['STC', true]]],
  ['without any', 'jamais', true, [['STC', true]]],
  ['deemed in force by public use', 'utilite-publique', true, []],
  ['not known', 'inconnu', true, [['STC', false]]],
  ['in force, in a campaign that does not look at it', 'valide', false, [['STC', false]]],
])('a document is asked or not of an association whose TCA is %s [R5.75]', (_, etat, isCoupled, expected) => {
  expect(listDocumentsAttendus(dossier(etat, isCoupled)).map((one) => [one.code, one.obligatoire])).toEqual(
    expected,
  );
});

test.each([
  ['in force', 'valide', false, false],
  ['refused', 'refuse', true, true],
  ['without any', 'jamais', true, true],
  ['deemed in force by public use', 'utilite-publique', false, false],
  ['not known', 'inconnu', true, false],
])(
  'a field is shown and required, or not, of an association whose TCA is %s [R5.76]',
  (_, etat, shown, required) => {
    const given = dossier(etat);
    expect(isShown(question, toScopes(given))).toBe(shown);
    const found = projetProblems(given, { id: 'p1', corps: aProjet({ customs: {} }) });
    expect(found.some(({ field }) => field === 'customs.gouvernance')).toBe(required);
  },
);
