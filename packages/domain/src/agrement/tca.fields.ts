// The tronc commun d’agrément (TCA) has four criteria, each a form with the law's requirement, its tests, an answer and
// its proof (§3 tca, §4 step 3; loi 2000-321, art. 25-1; décret 2017-908).
import { formats } from '../identifiants/formats.ts';
import { answered } from '../kernel/asks.ts';
import type { BoolRow, Draft, Fields, GroupRow } from '../kernel/fields.ts';

const reponse = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
] as const;

/**
 * Makes the fields that all criteria have. An answer « non » must be explained, and the service decides. Each label
 * names its criterion, since it may be read elsewhere.
 */
const commun = (critere: string) =>
  ({
    conforme: {
      kind: 'choice',
      label: `L’association remplit ce critère (${critere})`,
      options: reponse,
      requiredAt: 'transmission',
    },
    explication: {
      kind: 'text',
      label: `Ce qui n’est pas encore rempli, et quand ce le sera (${critere})`,
      max: 1000,
      multiline: true,
      format: formats.texte,
      requiredAt: 'transmission',
      when: answered('conforme', 'non'),
    },
    preuve: {
      kind: 'id',
      of: 'document',
      label: `Document qui le montre (${critere})`,
      aide: 'Parmi les documents de l’association.',
      requiredAt: 'transmission',
    },
  }) as const satisfies Fields;

type Critere<Tests extends Record<string, string>> = {
  label: string;
  aide: string;
  tests: Tests;
};
type TestRow = BoolRow;

/** Makes the form of one criterion. The tests come first, because the answer sums them up. */
const critere = <
  const Tests extends Record<string, string>,
  const More extends Fields = Record<never, never>,
>(
  { label, aide, tests }: Critere<Tests>,
  more?: More,
) =>
  ({
    kind: 'group',
    label,
    aide,
    fields: {
      ...(Object.fromEntries(
        Object.entries(tests).map(([name, said]) => [
          name,
          {
            kind: 'bool',
            label: said,
            when: [{ scope: 'parent', key: 'conforme', operator: 'ne', value: 'non' }],
          },
        ]),
      ) as Record<string, TestRow> as { [Name in keyof Tests]: TestRow }),
      ...((more ?? {}) as More),
      ...commun(label.toLowerCase()),
    },
  }) as const satisfies GroupRow;

export const tcaFields = {
  interet_general: critere({
    label: 'Objet d’intérêt général',
    aide: 'La loi demande que l’association agisse pour d’autres que ses seuls membres, sans but lucratif et sans discrimination.',
    tests: {
      gestion_desinteressee: 'Sa gestion est désintéressée et elle ne cherche aucun profit',
      ouverte_a_tous: 'Elle est ouverte à tous, sans discrimination',
      libertes_garanties: 'Elle garantit les libertés individuelles de chacun',
      au_dela_des_membres: 'Son action ne se limite pas à l’intérêt de ses membres',
    },
  }),
  fonctionnement_democratique: critere({
    label: 'Fonctionnement démocratique',
    aide: 'La loi demande que les membres se réunissent, votent et renouvellent ceux qui dirigent l’association.',
    tests: {
      assemblee_annuelle: 'L’assemblée générale se réunit au moins une fois par an',
      vote_des_membres: 'Tous les membres à jour de leur cotisation peuvent voter',
      documents_avant: 'Les documents utiles leur sont envoyés avant l’assemblée',
      dirigeants_elus: 'L’assemblée élit au moins la moitié des dirigeants',
      renouvellement: 'Les dirigeants sont régulièrement renouvelés et le rapport d’activité est approuvé',
    },
  }),
  transparence_financiere: critere({
    label: 'Transparence financière',
    aide: 'La loi demande que les comptes soient tenus, communiqués aux membres, approuvés et transmis aux autorités.',
    tests: {
      budget_et_comptes: 'Un budget et des comptes sont établis chaque année',
      communiques: 'Ils sont communiqués aux membres dans les délais prévus par les statuts',
      approuves: 'L’assemblée générale les approuve',
      publies: 'Ils sont publiés et transmis aux autorités quand la loi le demande',
    },
  }),
  engagement_republicain: critere(
    {
      label: 'Contrat d’engagement républicain',
      aide: 'La loi demande que l’association souscrive ce contrat, en informe ses membres et le respecte.',
      tests: {
        souscrit: 'L’association a souscrit le contrat d’engagement républicain',
        membres_informes: 'Ses membres en sont informés, par affichage ou sur son site',
      },
    },
    { souscrit_le: { kind: 'date', label: 'Souscrit le' } },
  ),
} as const satisfies Fields;

export type Tca = Draft<typeof tcaFields>;
export type CritereTca = keyof typeof tcaFields;
export const criteresTca = Object.keys(tcaFields) as CritereTca[];

/** The types of documents that prove each criterion, offered first. */
export const preuvesTca: Record<CritereTca, readonly string[]> = {
  interet_general: ['STC'],
  fonctionnement_democratique: ['PV', 'STC'],
  transparence_financiere: ['CPT', 'RFA'],
  engagement_republicain: ['CER', 'PV'],
};

/** Tells whether documents of this type prove no criterion: bank details say nothing of how an association works. */
export const needsNoPreuve = (type: string): boolean => type === 'RIB';
