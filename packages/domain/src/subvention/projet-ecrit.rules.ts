// A project that only the portal wrote is not transmitted: somebody writes it, or says that they have read it (§4, §5
// autopopulation; ADR 0058).
import { localDay } from '../identifiants/dates-affichees.ts';
import type { Problem } from '../kernel/result.ts';
import { listIndicateurs } from './campagne.rules.ts';
import type { DossierComplet, DossierProjet } from './dossier-complet.rules.ts';
import { isChoixPris, listPropositions, listUnanswered, type Proposition } from './projet-a-revoir.rules.ts';
import { newProjet } from './projet-nouveau.rules.ts';

/** What the portal proposed depends on the years of the request, its campaign and the day the project was created. */
export type DossierWithProjet = Pick<
  DossierComplet,
  'exercice' | 'exercice_fin' | 'sous_dispositif' | 'campagne'
>;

/** Returns the values proposed for a project, computed for the day it was created, as they were then. */
export function projetPropositions(dossier: DossierWithProjet, { cree_le }: { cree_le: Date | string }) {
  const { exercice, exercice_fin, campagne, sous_dispositif } = dossier;
  const nouveau = newProjet({
    exercice,
    exercice_fin,
    service: '',
    indicateurs: listIndicateurs(campagne, sous_dispositif),
    aujourdhui: localDay(new Date(cree_le), campagne.fuseau),
  });
  return listPropositions(nouveau, { campagne, annees: { exercice, exercice_fin } });
}

/**
 * Lists the texts and the days that this project must have and that only the portal wrote. A proposed choice is not
 * among them: the page shows it taken, so who writes the rest has it before them.
 */
export function nonEcrites(dossier: DossierWithProjet, { corps, cree_le }: DossierProjet): Proposition[] {
  if (cree_le === undefined) return [];
  return listUnanswered(corps, projetPropositions(dossier, { cree_le })).filter((one) => !isChoixPris(one));
}

/** Tells that the project must be written or read, at the first answer that nobody wrote. */
export function projetNonEcritProblems(dossier: DossierWithProjet, projet: DossierProjet): Problem[] {
  if (projet.corps.need_validation !== true) return [];
  const left = nonEcrites(dossier, projet);
  const [first] = left;
  if (!first) return [];
  const champs = left.map(({ row }) => row.label).join(', ');
  return [{ code: 'subvention.projet-non-ecrit', field: first.path, params: { champs } }];
}
