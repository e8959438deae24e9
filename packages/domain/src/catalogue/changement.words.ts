// The changes from a published campaign to its draft are told one sentence each, in the order of the editor.
import { type Changement, type ChangementWords, listChangements } from '../identifiants/changements.ts';
import { brouillonNomme } from './brouillon.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { findOptionRubrique } from './campagne-rubriques.rows.ts';
import { conditionsSayer } from './condition.words.ts';
import { campagneSujets } from './sujets.rows.ts';

type Noms = Partial<Pick<ChangementWords, 'services' | 'listes'>>;

/**
 * Lists the changes from the published campaign to its draft; everything is a change when nothing was published before.
 */
export function changementsCampagne(
  avant: BrouillonCampagne | null,
  apres: BrouillonCampagne,
  noms: Noms = {},
): Changement[] {
  return describeBrouillonChanges(avant ? brouillonNomme(avant) : {}, brouillonNomme(apres), noms);
}

/** Lists the changes from one draft to the next, whose lines keep their ids. */
export const describeBrouillonChanges = (
  avant: BrouillonCampagne,
  apres: BrouillonCampagne,
  { services = {}, listes = {} }: Noms = {},
): Changement[] =>
  listChangements(
    { fields: campagneFields, avant, apres },
    {
      services,
      listes,
      conditions: conditionsSayer(campagneSujets(apres, listes)),
      titreOf: (path) => findOptionRubrique(path, apres)?.titre,
    },
  );
