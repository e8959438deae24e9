// The editor of a campaign has these sections, in this order, with the options each holds (screens, page 25).
import type { Fields } from '../kernel/fields.ts';
import { campagneFields } from './campagne-options.fields.ts';
import { calendrierFields, typeDeDemandeFields } from './sous-dispositif.fields.ts';

export type NomOption = keyof typeof campagneFields;

export type RubriqueCampagne = {
  id: string;
  titre: string;
  options: readonly NomOption[];
  /** Only these fields of an option's lines are shown here; the others have their own section. */
  seulement?: Partial<Record<NomOption, Fields>>;
};

export const rubriquesCampagne = [
  {
    id: 'general',
    titre: 'Général',
    options: [
      'titre',
      'campagne_exercice',
      'presentation',
      'delai_habituel_jours',
      'demande_paiement',
      'acompte_pourcent',
      'delai_versement_jours',
      'compte_financeur',
      'part_max_pourcent',
      'autres_exercices',
      'territoires',
      'publics',
      'themes',
      'couplage_tca',
      'domaine_libre',
    ],
  },
  {
    id: 'types',
    titre: 'Sous-dispositifs',
    options: ['sous_dispositifs'],
    seulement: { sous_dispositifs: typeDeDemandeFields },
  },
  {
    id: 'calendrier',
    titre: 'Calendrier',
    options: ['fuseau', 'sous_dispositifs', 'rappels', 'rappels_jours'],
    seulement: { sous_dispositifs: calendrierFields },
  },
  { id: 'services', titre: 'Services', options: ['instructeurs'] },
  { id: 'champs', titre: 'Champs attendus', options: ['champs_attendus', 'rubriques'] },
  { id: 'pieces', titre: 'Pièces attendues', options: ['documents_attendus', 'documents_projet', 'crf'] },
  { id: 'questions', titre: 'Champs personnalisés', options: ['champs_personnalises'] },
  { id: 'bareme', titre: 'Barème', options: ['bareme'] },
] as const satisfies readonly RubriqueCampagne[];

const rubriques: readonly RubriqueCampagne[] = rubriquesCampagne;

/** Returns the options of a section as a form. */
export const fieldsDeRubrique = ({ options, seulement }: RubriqueCampagne): Fields =>
  Object.fromEntries(
    options.map((name) => {
      const row = campagneFields[name];
      const fields = seulement?.[name];
      return [name, fields && row.kind === 'list' ? { ...row, fields } : row];
    }),
  );

/** Returns the section in which a path is edited: « sous_dispositifs.FDB.date_fin » is in the calendar. */
export function rubriqueDeLOption(path: string): RubriqueCampagne | undefined {
  const [name = '', , field] = path.split('.');
  const holding = rubriques.filter(({ options }) => (options as readonly string[]).includes(name));
  const own = holding.find(({ seulement }) => {
    const fields = seulement?.[name as NomOption];
    return fields !== undefined && field !== undefined && Object.hasOwn(fields, field);
  });
  return own ?? holding[0];
}
