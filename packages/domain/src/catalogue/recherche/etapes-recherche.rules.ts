// A search is never answered by an empty page: what is nearest is shown, and said to be so.
import type { Classement, Scores } from './classement.rules.ts';

/** What may be left out of a search, so that something answers it. */
export type NomEtape = 'entiere' | 'partie' | 'sans-filtres' | 'sans-mots' | 'toutes';

export type EtapeRecherche = {
  nom: NomEtape;
  /** Only these are shown, each with its score; all of them when null. */
  scores: Scores | null;
  hasFiltres: boolean;
};

/** The whole search comes first. */
export type EtapesRecherche = readonly [EtapeRecherche, ...EtapeRecherche[]];

/** Lists what is tried, in order: the first that finds something answers. `classement` is null without any word. */
export function listEtapes(classement: Classement | null, hasFiltres: boolean): EtapesRecherche {
  const toutes: EtapeRecherche = { nom: 'toutes', scores: null, hasFiltres: false };
  if (classement === null) return [{ nom: 'entiere', scores: null, hasFiltres }, toutes];
  const { entieres, proches } = classement;
  const sansFiltres: EtapeRecherche = { nom: 'sans-filtres', scores: entieres, hasFiltres: false };
  const sansMots: EtapeRecherche = { nom: 'sans-mots', scores: null, hasFiltres };
  return [
    { nom: 'entiere', scores: entieres, hasFiltres },
    { nom: 'partie', scores: proches, hasFiltres },
    ...(hasFiltres ? [sansFiltres, sansMots] : []),
    toutes,
  ];
}
