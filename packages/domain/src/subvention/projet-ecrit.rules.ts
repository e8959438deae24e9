// A project that only the portal wrote is not transmitted: somebody writes it, or says that they have read it (§4, §5
// autopopulation; ADR 0058).
import { dayOf } from '../identifiants/dates-affichees.ts';
import type { Problem } from '../kernel/result.ts';
import { indicateursOf } from './campagne.rules.ts';
import type { DossierComplet, ProjetDuDossier } from './dossier-complet.rules.ts';
import { isChoixPris, laissees, type Proposition, propositionsOf } from './projet-a-revoir.rules.ts';
import { newProjet } from './projet-nouveau.rules.ts';

/** What the portal proposed depends on the years of the request, its campaign and the day the project was created. */
export type DossierDuProjet = Pick<
  DossierComplet,
  'exercice' | 'exercice_fin' | 'sous_dispositif' | 'campagne'
>;

/** Returns the values proposed for a project, computed for the day it was created, as they were then. */
export function propositionsDuProjet(dossier: DossierDuProjet, { cree_le }: { cree_le: Date | string }) {
  const { exercice, exercice_fin, campagne, sous_dispositif } = dossier;
  const nouveau = newProjet({
    exercice,
    exercice_fin,
    service: '',
    indicateurs: indicateursOf(campagne, sous_dispositif),
    aujourdhui: dayOf(new Date(cree_le), campagne.fuseau),
  });
  return propositionsOf(nouveau, { campagne, annees: { exercice, exercice_fin } });
}

/**
 * Lists the texts and the days that this project must have and that only the portal wrote. A proposed choice is not
 * among them: the page shows it taken, so who writes the rest has it before them.
 */
export function nonEcrites(dossier: DossierDuProjet, { corps, cree_le }: ProjetDuDossier): Proposition[] {
  if (cree_le === undefined) return [];
  return laissees(corps, propositionsDuProjet(dossier, { cree_le })).filter((one) => !isChoixPris(one));
}

/** Tells that the project must be written or read, at the first answer that nobody wrote. */
export function projetNonEcritProblems(dossier: DossierDuProjet, projet: ProjetDuDossier): Problem[] {
  if (projet.corps.need_validation !== true) return [];
  const left = nonEcrites(dossier, projet);
  const [first] = left;
  if (!first) return [];
  const champs = left.map(({ row }) => row.label).join(', ');
  return [{ code: 'subvention.projet-non-ecrit', field: first.path, params: { champs } }];
}
