// Fills the lines of the overview for one association.
import { groupesApercu, type RubriqueApercu, rubriquesApercu } from './apercu-lignes.ts';
import { rubriqueHref } from './fiche-href.ts';
import { titreRubrique } from './rubriques.ts';
import type { FicheEntiere } from './use-fiche.ts';

export type LigneApercu = {
  titre: string;
  href: string;
  resume: string;
  source: string;
  /** Null when nothing is missing. */
  manque: string | null;
};

export type GroupeApercu = { titre: string; lignes: LigneApercu[] };

type Asked = { id: string; fiche: FicheEntiere; annee: number };

export const groupApercu = (asked: Asked): GroupeApercu[] =>
  Object.entries(groupesApercu).map(([groupe, titre]) => ({
    titre,
    lignes: rubriquesApercu.filter((one) => one.groupe === groupe).map((one) => ligneOf(one, asked)),
  }));

const ligneOf = (
  { rubrique, resume, source, manque }: RubriqueApercu,
  { id, fiche, annee }: Asked,
): LigneApercu => ({
  titre: titreRubrique[rubrique],
  href: rubriqueHref(id, rubrique),
  resume: resume(fiche),
  source: source(fiche),
  manque: manque(fiche, annee),
});
