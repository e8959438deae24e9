// The food-aid step has these sections, in the order in which they are filled.
import type { GroupRow } from '../../kernel/fields.ts';
import { haaFields } from './haa.fields.ts';

/** `chemin` is the place of the section's rows in the dossier; the sites have tables of their own. */
type RubriqueHaa = { id: string; titre: string; chemin: string; row: GroupRow | null };

const { activites, description, moyens, hygiene, tracabilite, donnees } = haaFields;
const { distribution, fourniture } = description.fields;

const rubrique = <const Id extends string>(id: Id, row: GroupRow, chemin = `haa.${id}`) => ({
  id,
  titre: row.label,
  chemin,
  row,
});

export const rubriquesHaa = [
  rubrique('activites', activites),
  rubrique('distribution', distribution, 'haa.description.distribution'),
  rubrique('fourniture', fourniture, 'haa.description.fourniture'),
  rubrique('moyens', moyens),
  rubrique('hygiene', hygiene),
  rubrique('tracabilite', tracabilite),
  rubrique('donnees', donnees),
  { id: 'sites', titre: 'Sites', chemin: 'haa.sites', row: null },
] as const satisfies readonly RubriqueHaa[];

export type NomRubriqueHaa = (typeof rubriquesHaa)[number]['id'];

/** Returns the section to which a path of the dossier belongs. */
export const findRubriqueHaa = (champ: string): NomRubriqueHaa | undefined =>
  rubriquesHaa.find(({ chemin }) => champ === chemin || champ.startsWith(`${chemin}.`))?.id;
