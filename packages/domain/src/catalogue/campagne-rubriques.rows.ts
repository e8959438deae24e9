// The editor of a campaign has these sections, in this order, with the options each holds.
import type { Fields } from '../kernel/fields.ts';
import { campagneFields } from './campagne-options.fields.ts';
import { calendrierFields, typeDemandeFields } from './sous-dispositif.fields.ts';

export type NomOption = keyof typeof campagneFields;

export type RubriqueCampagne = {
  id: string;
  titre: string;
  /** The words under which the side menu of the editor gathers sections. */
  groupe: string;
  /** True when a campaign may be published without anything in this section. */
  isFacultatif?: true;
  options: readonly NomOption[];
  /** The fields of an option's lines that this section shows; other fields have their own section. */
  seulement?: Partial<Record<NomOption, Fields>>;
  /** The options that fill the section, when others have a value from the start. */
  remplie?: readonly NomOption[];
};

const [aide, formulaire, apres] = ['L’aide', 'Le formulaire', 'Après le dépôt'];

export const rubriquesCampagne = [
  {
    id: 'general',
    titre: 'Nom et présentation',
    groupe: aide,
    options: ['titre', 'campagne_exercice', 'presentation', 'themes'],
    remplie: ['presentation'],
  },
  {
    id: 'publics',
    titre: 'Qui peut demander',
    groupe: aide,
    options: [
      'publics',
      'territoires',
      'autres_exercices',
      'domaine_libre',
      'couplage_tca',
      'signature_exigee',
    ],
  },
  {
    id: 'calendrier',
    titre: 'Dates',
    groupe: aide,
    options: ['fuseau', 'sous_dispositifs', 'rappels', 'rappels_jours'],
    seulement: { sous_dispositifs: calendrierFields },
    remplie: ['sous_dispositifs'],
  },
  { id: 'services', titre: 'Services qui décident', groupe: aide, options: ['instructeurs'] },
  {
    id: 'types',
    titre: 'Types de demande',
    groupe: formulaire,
    options: ['sous_dispositifs'],
    seulement: { sous_dispositifs: typeDemandeFields },
  },
  {
    id: 'association',
    titre: 'Votre association',
    groupe: formulaire,
    options: ['champs_attendus', 'champs_personnalises'],
  },
  { id: 'projet', titre: 'Votre projet', groupe: formulaire, options: ['rubriques', 'champs_personnalises'] },
  {
    id: 'budget',
    titre: 'Budget',
    groupe: formulaire,
    options: ['compte_financeur', 'part_max_pourcent', 'part_max_conseil', 'somme_habituelle_euros'],
  },
  {
    id: 'pieces',
    titre: 'Pièces à joindre',
    groupe: formulaire,
    options: ['documents_attendus', 'documents_projet'],
  },
  {
    id: 'reponse',
    titre: 'Réponse et versement',
    groupe: apres,
    options: ['delai_habituel_jours', 'demande_paiement', 'acompte_pourcent', 'delai_versement_jours'],
  },
  { id: 'compte-rendu', titre: 'Compte rendu', groupe: apres, options: ['crf'] },
  {
    id: 'bareme',
    titre: 'Grille de notation',
    groupe: 'Facultatif',
    isFacultatif: true,
    options: ['bareme'],
  },
] as const satisfies readonly RubriqueCampagne[];

const rubriques: readonly RubriqueCampagne[] = rubriquesCampagne;

/** Returns the options of a section as a form. */
export const campagneRubriqueFields = ({ options, seulement }: RubriqueCampagne): Fields =>
  Object.fromEntries(
    options.map((name) => {
      const row = campagneFields[name];
      const fields = seulement?.[name];
      return [name, fields && row.kind === 'list' ? { ...row, fields } : row];
    }),
  );

/**
 * Returns the section in which a path is edited: « sous_dispositifs.FDB.date_fin » is among the dates. A question
 * stands with the association or with the project, as its line in this draft says.
 */
export function findOptionRubrique(
  path: string,
  brouillon?: { champs_personnalises?: readonly { id: string; bloc?: string | null }[] | null },
): RubriqueCampagne | undefined {
  const [name = '', line, field] = path.split('.');
  const holding = rubriques.filter(({ options }) => (options as readonly string[]).includes(name));
  if (name === 'champs_personnalises') {
    const bloc = brouillon?.champs_personnalises?.find(({ id }) => id === line)?.bloc;
    return holding.find(({ id }) => id === (bloc === 'dossier-bloc' ? 'association' : 'projet'));
  }
  const own = holding.find(({ seulement }) => {
    const fields = seulement?.[name as NomOption];
    return fields !== undefined && field !== undefined && Object.hasOwn(fields, field);
  });
  // A type of request is edited in the section « types », not in that of its dates.
  return own ?? holding.find(({ id }) => id === 'types') ?? holding[0];
}
