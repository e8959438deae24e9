import type { Actor } from '@asso/domain/compte/actor';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Listes } from '@asso/domain/kernel/listes';
import type { Hand } from '@asso/domain/kernel/writable';
import { indicateursOf } from '@asso/domain/subvention/campagne.rules';
import { completeProjet } from '@asso/domain/subvention/complete-projet.rules';
import type { ProjetDuDossier } from '@asso/domain/subvention/dossier-complet.rules';
import { serviceDemande } from '@asso/domain/subvention/montants/montants-figes.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { reluesOf } from '@asso/domain/subvention/projet-a-revoir.rules';
import { depuisCommence } from '@asso/domain/subvention/projet-commence.rules';
import { nonEcrites } from '@asso/domain/subvention/projet-ecrit.rules';
import { newProjet } from '@asso/domain/subvention/projet-nouveau.rules';
import { hasToutesRubriques } from '@asso/domain/subvention/projet-rubriques.rows';
import { projetProblems } from '@asso/domain/subvention/projets-du-dossier.rules';
import { rightsOn } from '../../dossier/dossier-access.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import type { Loaded } from '../load-dossier.ts';

/**
 * Gives what this person may write in a project. A service that may edit writes into the association's fields; the
 * history says who did.
 */
export const handOf = (actor: Actor, { row, complet }: Loaded): Hand => ({
  rights: rightsOn(actor, row),
  writer: 'association',
  custom: complet.campagne.champs_personnalises,
});

/** The lists whose labels a project keeps beside its codes. */
export const listesDuProjet = ['statuts-beneficiaires', 'tranches-age', 'genres'];

type Making = { given?: unknown; hand: Hand; at: Date; listes: Listes };

/** Gives the body of a new project: what the portal can fill itself, then what is given, checked like any save. */
export function corpsOf(
  loaded: Loaded,
  { given, hand, at, listes }: Making,
): { ok: true; value: Projet } | Refused {
  const { complet, row } = loaded;
  const nouveau = newProjet({
    exercice: complet.exercice,
    exercice_fin: complet.exercice_fin,
    service: serviceDemande(row),
    id_responsable: complet.tete.demandeur?.id_responsable,
    indicateurs: indicateursOf(complet.campagne, complet.sous_dispositif),
    aujourdhui: dayOf(at, complet.campagne.fuseau),
  });
  const { commence } = complet.tete;
  const isFirst = complet.projets.length === 0;
  if (given === undefined && commence && isFirst) {
    const opened = corpsOf(loaded, { given: depuisCommence(nouveau, commence), hand, at, listes });
    // An answer typed without an account was never checked by this form: the project must be looked at again, whatever
    // it holds.
    if (opened.ok) return { ok: true, value: { ...opened.value, need_validation: true } };
  }
  if (given === undefined) return { ok: true, value: nouveau };
  const changes = changesBetween(nouveau, { ...nouveau, ...reluesOf(given as Projet), ...(given as Projet) });
  const saved = saveFields({ fields: projetFields, stored: nouveau, version: 1, changes, hand });
  if (!saved.ok) return saved;
  const corps = completed({ complet }, saved.value, listes);
  return {
    ok: true,
    value: { ...corps, need_validation: !hasToutesRubriques(given as Projet, complet.campagne) },
  };
}

type Saving = {
  listes: Listes;
  /** True for a save without any change, by which a person says that they have read the project. */
  isLook: boolean;
};

/**
 * Gives the body to keep after a save. The project no longer has to be looked at once nothing is missing in it and
 * somebody wrote its words and its days, or said that they have read it.
 */
export function lookedAt(loaded: Loaded, projet: ProjetDuDossier, { listes, isLook }: Saving): Projet {
  const value = completed(loaded, projet.corps, listes);
  if (!value.need_validation) return value;
  const kept = { ...projet, corps: value };
  const isWhole = projetProblems(loaded.complet, kept).length === 0;
  const isSeen = isLook || nonEcrites(loaded.complet, kept).length === 0;
  return isWhole && isSeen ? { ...value, need_validation: false } : value;
}

const completed = ({ complet }: Pick<Loaded, 'complet'>, corps: Projet, listes: Listes): Projet =>
  completeProjet(corps, { indicateurs: indicateursOf(complet.campagne, complet.sous_dispositif), listes });
