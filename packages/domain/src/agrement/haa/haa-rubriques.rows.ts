// The eight rubrics of the food-aid step, in the order they are filled (screens 28).
import type { Fields } from '../../kernel/fields.ts';
import { haaFields } from './haa.fields.ts';

/** `chemin`: where its rows stand in the dossier; none for the sites, which have tables of their own. */
export type RubriqueHaa = {
  id: string;
  titre: string;
  parent: string;
  fields: Fields;
  chemins: readonly string[];
};

const { activites, description, moyens, hygiene, tracabilite, donnees } = haaFields;
const { distribution, fourniture } = description.fields;

export const rubriquesHaa = [
  {
    id: 'activites',
    titre: activites.label,
    parent: 'haa',
    fields: { activites },
    chemins: ['haa.activites'],
  },
  {
    id: 'distribution',
    titre: distribution.label,
    parent: 'haa.description',
    fields: { distribution },
    chemins: ['haa.description.distribution'],
  },
  {
    id: 'fourniture',
    titre: fourniture.label,
    parent: 'haa.description',
    fields: { fourniture },
    chemins: ['haa.description.fourniture'],
  },
  { id: 'moyens', titre: moyens.label, parent: 'haa', fields: { moyens }, chemins: ['haa.moyens'] },
  { id: 'hygiene', titre: hygiene.label, parent: 'haa', fields: { hygiene }, chemins: ['haa.hygiene'] },
  {
    id: 'tracabilite',
    titre: tracabilite.label,
    parent: 'haa',
    fields: { tracabilite },
    chemins: ['haa.tracabilite'],
  },
  { id: 'donnees', titre: donnees.label, parent: 'haa', fields: { donnees }, chemins: ['haa.donnees'] },
  { id: 'sites', titre: 'Sites', parent: '', fields: {}, chemins: ['haa.sites'] },
] as const satisfies readonly RubriqueHaa[];

export type NomRubriqueHaa = (typeof rubriquesHaa)[number]['id'];

/** The rubric a path of the dossier belongs to. */
export const rubriqueHaaDuChemin = (chemin: string): NomRubriqueHaa | undefined =>
  rubriquesHaa.find(({ chemins }) =>
    chemins.some((start) => chemin === start || chemin.startsWith(`${start}.`)),
  )?.id;
