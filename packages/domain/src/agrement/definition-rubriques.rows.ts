// The editor of an agrément has these sections, in this order, with the fields each holds.
import { isBlank } from '../kernel/asks.ts';
import type { Fields } from '../kernel/fields.ts';
import { definitionFields } from './definition.fields.ts';

type Nom = keyof typeof definitionFields;
type RubriqueDefinition = {
  id: string;
  titre: string;
  groupe: string;
  champs: readonly Nom[];
  /** The fields that fill the section, when others have a value from the start. */
  remplie?: readonly Nom[];
};

export const rubriquesDefinition: readonly RubriqueDefinition[] = [
  {
    id: 'general',
    titre: 'Nom et présentation',
    groupe: 'L’agrément',
    champs: [
      'libelle',
      'code',
      'type_agrement',
      'campagne_exercice',
      'id_service',
      'presentation',
      'niveau',
      'delai_habituel_jours',
      'duree_validite_annees',
      'demande_tca',
      'signature_exigee',
    ],
    remplie: ['presentation'],
  },
  {
    id: 'calendrier',
    titre: 'Dates',
    groupe: 'L’agrément',
    champs: ['date_debut', 'heure_debut', 'date_fin', 'heure_fin'],
    remplie: ['date_debut', 'date_fin'],
  },
  { id: 'pieces', titre: 'Pièces à joindre', groupe: 'Le formulaire', champs: ['documents_attendus'] },
  { id: 'questions', titre: 'Questions', groupe: 'Le formulaire', champs: ['champs_personnalises'] },
];

const fields: Fields = definitionFields;
export const rubriqueChamps = ({ champs }: RubriqueDefinition): Fields =>
  Object.fromEntries(champs.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** Says whether the draft of an agrément holds something that its author wrote in this section. */
export const isDefinitionRemplie = (
  { champs, remplie = champs }: RubriqueDefinition,
  value: object,
): boolean => remplie.some((name) => !isBlank(Reflect.get(value, name)));

/** Returns the section in which a path is edited. */
export const findRubriqueDefinition = (path: string): RubriqueDefinition | undefined =>
  rubriquesDefinition.find(({ champs }) => (champs as readonly string[]).includes(path.split('.')[0] ?? ''));
