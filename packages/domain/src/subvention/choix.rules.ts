// Step 0 may be answered again once the dossier exists, with another type, exercise or length, while it was never
// transmitted (§4 Wizard steps).
import type { Problem } from '../kernel/result.ts';
import { type Campagne, findSousDispositif, type SousDispositif } from './campagne.rules.ts';
import { creationProblems } from './creation.rules.ts';
import { type Annees, anneesDemandees, dureesOffertes } from './projet-annees.rules.ts';

export type Choix = {
  id_sous_type_dispositif: string;
  exercice: number;
  pluriannuel: boolean;
  /** Given when the type does not say how long the request lasts. */
  exercice_fin?: number | null;
};

/** How many years a request may last after its first one. */
export const anneesSuivantesMax = 4;

export type ChoixDemande = {
  campagne: Campagne;
  campagne_exercice: number;
  /** The present choice of the dossier, which may always be kept. */
  actuel: Choix & Annees;
  demande: Choix;
  regime: string | null;
  now: Date;
};

/** Returns what prevents this choice; the fields named are those of the choice. */
export function choixDemandeProblems({ actuel, demande, ...given }: ChoixDemande): Problem[] {
  const { id_sous_type_dispositif, exercice, pluriannuel } = demande;
  const sous = findSousDispositif(given.campagne, id_sous_type_dispositif);
  const isSame = actuel.id_sous_type_dispositif === id_sous_type_dispositif && actuel.exercice === exercice;
  const found = isSame ? [] : creationProblems({ ...given, id_sous_type_dispositif, exercice });
  if (!sous || found.length > 0) return found;
  const { annuelle, pluriannuelle } = dureesOffertes(sous);
  const field = 'description.pluriannuel';
  if (pluriannuel && !pluriannuelle) return [{ code: 'subvention.pluriannuel-impossible', field }];
  if (!pluriannuel && !annuelle) return [{ code: 'subvention.annuel-impossible', field }];
  return finProblems(sous, demande);
}

/** Refuses an end that is not among those of this choice: no other year is kept in its place. */
function finProblems(sous: SousDispositif, { exercice, pluriannuel, exercice_fin }: Choix): Problem[] {
  if (typeof exercice_fin !== 'number') return [];
  const fixe = pluriannuel ? sous.duree_pluriannuelle : 0;
  const [de, a] =
    fixe === undefined ? [exercice + 1, exercice + anneesSuivantesMax] : [exercice + fixe, exercice + fixe];
  if (exercice_fin >= de && exercice_fin <= a) return [];
  const params = { fin: de === a ? `en ${de}` : `de ${de} à ${a}` };
  return [{ code: 'subvention.fin-impossible', field: 'exercice_fin', params }];
}

/**
 * Returns the years of this choice: where the type does not set the end, the dossier keeps a later end that it has.
 */
export function listChoixAnnees(
  campagne: Campagne,
  { actuel, demande }: Pick<ChoixDemande, 'actuel' | 'demande'>,
) {
  const sous = findSousDispositif(campagne, demande.id_sous_type_dispositif);
  if (!sous) return { exercice: actuel.exercice, exercice_fin: actuel.exercice_fin };
  return anneesDemandees(sous, {
    exercice: demande.exercice,
    isPluriannuel: demande.pluriannuel,
    exerciceFin: Math.min(demande.exercice_fin ?? actuel.exercice_fin, demande.exercice + anneesSuivantesMax),
  });
}

/** Returns the values of a choice that the server writes into the header of the dossier. */
export const toDescription = (campagne: Campagne, sous: SousDispositif | undefined, annees: Annees) => ({
  ...annees,
  pluriannuel: annees.exercice_fin > annees.exercice,
  couplage_tca: campagne.couplage_tca ?? false,
  type_projet: sous?.types_projet ?? (['projet'] as ('projet' | 'fonctionnement')[]),
});
