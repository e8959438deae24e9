import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Listes } from '@asso/domain/kernel/listes';
import type { Hand } from '@asso/domain/kernel/writable';
import { listIndicateurs } from '@asso/domain/subvention/campagne.rules';
import { completeProjet } from '@asso/domain/subvention/complete-projet.rules';
import type { DossierProjet } from '@asso/domain/subvention/dossier-complet.rules';
import { serviceDemande } from '@asso/domain/subvention/montants/montants-figes.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { markRelues } from '@asso/domain/subvention/projet-a-revoir.rules';
import { fromCommence } from '@asso/domain/subvention/projet-commence.rules';
import { nonEcrites } from '@asso/domain/subvention/projet-ecrit.rules';
import { newProjet } from '@asso/domain/subvention/projet-nouveau.rules';
import { hasAllRubriques } from '@asso/domain/subvention/projet-rubriques.rows';
import { projetProblems } from '@asso/domain/subvention/projets-du-dossier.rules';
import { dossierRightsOn } from '../../dossier/dossier-access.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import type { Loaded } from '../load-dossier.ts';

/**
 * Gives what this person may write in a project. A service that may edit writes into the association's fields; the
 * history says who did.
 */
export const writerHand = (actor: Actor, { row, complet }: Loaded): Hand => ({
  rights: dossierRightsOn(actor, row),
  writer: 'association',
  custom: complet.campagne.champs_personnalises,
});

/** The lists whose labels a project keeps beside its codes. */
export const projetListes = ['statuts-beneficiaires', 'tranches-age', 'genres'];

type Making = { given?: unknown; hand: Hand; at: Date; listes: Listes };

/** Gives the body of a new project: what the portal can fill itself, then what is given, checked like any save. */
export function buildProjetCorps(
  loaded: Loaded,
  { given, hand, at, listes }: Making,
): { ok: true; value: Projet } | Refused {
  const { complet, row } = loaded;
  const nouveau = newProjet({
    exercice: complet.exercice,
    exercice_fin: complet.exercice_fin,
    service: serviceDemande(row),
    id_responsable: complet.tete.demandeur?.id_responsable,
    indicateurs: listIndicateurs(complet.campagne, complet.sous_dispositif),
    aujourdhui: localDay(at, complet.campagne.fuseau),
  });
  const { commence } = complet.tete;
  const isFirst = complet.projets.length === 0;
  if (given === undefined && commence && isFirst) {
    const opened = buildProjetCorps(loaded, { given: fromCommence(nouveau, commence), hand, at, listes });
    // An answer typed without an account was never checked by this form: the project must be looked at again, whatever
    // it holds.
    if (opened.ok) return { ok: true, value: { ...opened.value, need_validation: true } };
  }
  if (given === undefined) return { ok: true, value: nouveau };
  const changes = changesBetween(nouveau, {
    ...nouveau,
    ...markRelues(given as Projet),
    ...(given as Projet),
  });
  const saved = saveFields({ fields: projetFields, stored: nouveau, version: 1, changes, hand });
  if (!saved.ok) return saved;
  const corps = completed({ complet }, saved.value, listes);
  return {
    ok: true,
    value: { ...corps, need_validation: !hasAllRubriques(given as Projet, complet.campagne) },
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
export function lookedAt(loaded: Loaded, projet: DossierProjet, { listes, isLook }: Saving): Projet {
  const value = completed(loaded, projet.corps, listes);
  if (!value.need_validation) return value;
  const kept = { ...projet, corps: value };
  const isWhole = projetProblems(loaded.complet, kept).length === 0;
  const isSeen = isLook || nonEcrites(loaded.complet, kept).length === 0;
  return isWhole && isSeen ? { ...value, need_validation: false } : value;
}

const completed = ({ complet }: Pick<Loaded, 'complet'>, corps: Projet, listes: Listes): Projet =>
  completeProjet(corps, { indicateurs: listIndicateurs(complet.campagne, complet.sous_dispositif), listes });
