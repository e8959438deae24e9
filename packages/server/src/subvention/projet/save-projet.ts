import { isDeepStrictEqual as isEqual } from 'node:util';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Changes } from '@asso/domain/kernel/changes';
import { openingProjets } from '@asso/domain/subvention/dossier-subvention.rules';
import {
  montantsFigesProblems,
  projetFigeProblems,
  servicesServis,
} from '@asso/domain/subvention/montants/montants-figes.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { nouveauProjetProblems, withProjet } from '@asso/domain/subvention/projets-du-dossier.rules';
import { withAuthor } from '../../dossier/conflict-author.ts';
import { type DossierRow, lockDossier, touchDossier } from '../../dossier/dossier.sql.ts';
import { allowed, inaccessibleRefusal } from '../../dossier/dossier-access.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import { keepListes, readListes, refusedChoices } from '../../referentiel/listes.ts';
import {
  insertProjet,
  leavePiecesOfProjet,
  type ProjetRow,
  removeProjet,
  syncMontantsInstructions,
  updateProjet,
} from '../dossier-subvention.sql.ts';
import { projetView, type ViewDeps } from '../dossier-subvention-view.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { realignDossier } from '../renouvellement/realign-dossier.ts';
import { buildProjetCorps, lookedAt, projetListes, writerHand } from './projet-corps.ts';
import { syncMontantsProjet } from './sync-montants.ts';

type Deps = { platform: Platform; view: (actor: Actor) => ViewDeps };
type Target = { actor: Actor; key: string };

const unknownProjet = refusal({ code: 'subvention.projet-inconnu' });

/** Adds a project to the dossier. The sections given in `corps` replace those that the portal would fill by itself. */
export const createProjet = (deps: Deps, target: Target & { corps?: unknown }): Promise<Answer<ProjetView>> =>
  onEditable(deps, { ...target, right: 'commit' }, async (trx, loaded) => {
    const { row, complet } = loaded;
    const [closed] = [...openingProjets(complet), ...nouveauProjetProblems(complet)];
    if (closed) return refusal(closed);
    const at = deps.platform.clock.now();
    const listes = target.corps === undefined ? {} : await readListes(trx, projetListes);
    const made = buildProjetCorps(loaded, {
      given: target.corps,
      hand: writerHand(target.actor, loaded),
      at,
      listes,
    });
    if (!made.ok) return made;
    const forms = { fields: projetFields, stored: {}, value: made.value };
    const ferme = await refusedChoices(trx, { ...forms, at, depuis: row.cree_le });
    if (ferme) return ferme;
    const fige = figeTo(loaded, { avant: {}, apres: made.value });
    if (fige) return fige;
    const id = await insertProjet(trx, {
      id_dossier: row.id,
      corps: made.value,
      modifie_le: at,
      modifie_par: target.actor.id,
    });
    await writeHistory(trx, { ...line(row, target.actor, at), action: 'projet.create' });
    return afterChange(deps, trx, { id, target, row, at });
  });

export const saveProjet = (
  deps: Deps,
  target: Target & { id: string; changes: Changes },
): Promise<Answer<ProjetView>> =>
  onEditable(deps, target, async (trx, loaded) => {
    const projet = loaded.projets.find((one) => one.id === target.id);
    if (!projet) return unknownProjet;
    const { row } = loaded;
    const { actor } = target;
    const saved = saveFields({
      fields: projetFields,
      stored: projet.corps,
      version: projet.version,
      changes: target.changes,
      hand: writerHand(actor, loaded),
    });
    if (!saved.ok) return withAuthor(trx, saved, projet);
    const at = deps.platform.clock.now();
    const forms = { fields: projetFields, stored: projet.corps, value: saved.value };
    const closed = await refusedChoices(trx, { ...forms, at, depuis: row.cree_le });
    if (closed) return closed;
    const fige = figeTo(loaded, { avant: projet.corps, apres: saved.value });
    if (fige) return fige;
    const listes = await readListes(trx, projetListes);
    const isLook = Object.keys(target.changes).length === 0;
    const corps = lookedAt(loaded, { ...projet, corps: saved.value }, { listes, isLook });
    if (saved.isChanged || corps.need_validation !== projet.corps.need_validation) {
      const note = { ...line(row, actor, at), section: `projet ${projet.numero_projet}` };
      const version = await updateProjet(trx, { id: projet.id, corps, at, by: actor.id }, note);
      if (corps.description?.periode !== projet.corps.description?.periode) {
        await realignDossier(trx, loaded, { actor, at, projet: { id: projet.id, corps } });
        return afterChange(deps, trx, { id: projet.id, target, row, at });
      }
      const changed = { ...projet, corps, version };
      if (!isEqual(corps.financements, projet.corps.financements)) {
        return afterChange(deps, trx, { id: projet.id, target, row, at });
      }
      return answerWith(deps, target, { loaded: afterSaving(loaded, changed), projet: changed });
    }
    return answerWith(deps, target, { loaded, projet });
  });

/** Removes a project; `ifMatch` is the version of it that the person has read, null when the caller does not say. */
export const deleteProjet = (
  deps: Deps,
  target: Target & { id: string; ifMatch: number | null },
): Promise<Answer<{ id: string }>> =>
  onEditable(deps, { ...target, right: 'commit' }, async (trx, loaded) => {
    const { row } = loaded;
    const projet = loaded.projets.find((one) => one.id === target.id);
    if (!projet) return unknownProjet;
    if (target.ifMatch !== null && target.ifMatch !== projet.version) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: projet.version };
    }
    const [fige] = projetFigeProblems(servicesServis(row.instructions), projet.corps);
    if (fige) return refusal(fige);
    const at = deps.platform.clock.now();
    await removeProjet(trx, { id: target.id, at, by: target.actor.id });
    await leavePiecesOfProjet(trx, { id_dossier: row.id, id: target.id });
    await syncMontantsInstructions(trx, row.id);
    await touchDossier(trx, { id: row.id, by: target.actor.id, at });
    await writeHistory(trx, { ...line(row, target.actor, at), action: 'projet.delete' });
    return { ok: true, value: { id: target.id } };
  });

/**
 * Makes a change to the projects of a dossier on which this person has the right; the dossier is locked for the whole
 * change.
 */
const onEditable = async <T>(
  { platform }: Deps,
  { actor, key, right = 'edit' }: Target & { right?: 'edit' | 'commit' },
  change: (trx: Tx, loaded: Loaded) => Promise<Answer<T> | Refused>,
): Promise<Answer<T>> => {
  await keepListes(platform.db);
  return inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), { right, genre: 'subvention' });
    return found.ok ? change(trx, await loadDossier(trx, found.value, actor)) : found;
  });
};

/** Refuses what changes the sums asked of a service that has received the dossier. */
function figeTo({ row }: Loaded, change: { avant: Projet; apres: Projet }): Refused | null {
  const [first, ...others] = montantsFigesProblems(servicesServis(row.instructions), change);
  return first ? refusal(first, ...others) : null;
}

type Changed = { id: string; target: Target; row: DossierRow; at: Date };

/**
 * Brings the amounts of the dossier in line with the body of the project, then answers the project. The head gets no
 * new version, because heads and projects are saved separately.
 */
async function afterChange(deps: Deps, trx: Tx, { id, target, row }: Changed): Promise<Answer<ProjetView>> {
  const loaded = await loadDossier(trx, row, target.actor);
  const projet = loaded.projets.find((one) => one.id === id);
  if (!projet) return inaccessibleRefusal;
  await syncMontantsProjet(trx, { id, corps: projet.corps, campagne: loaded.complet.campagne });
  await syncMontantsInstructions(trx, row.id);
  return answerWith(deps, target, { loaded, projet });
}

function answerWith(
  deps: Deps,
  target: Target,
  { loaded, projet }: { loaded: Loaded; projet: ProjetRow },
): Answer<ProjetView> {
  const value = projetView(loaded, projet, deps.view(target.actor));
  return { ok: true, value, version: value.version };
}

/** Gives the dossier with this project as it was just saved. */
const afterSaving = (loaded: Loaded, saved: ProjetRow): Loaded => ({
  ...loaded,
  projets: loaded.projets.map((one) => (one.id === saved.id ? saved : one)),
  complet: withProjet(loaded.complet, saved),
});

const line = (row: DossierRow, by: Actor, at: Date) => ({ objet: 'dossier', id_objet: row.id, by, at });
