import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Changes } from '@asso/domain/kernel/changes';
import { sousDispositifOf } from '@asso/domain/subvention/campagne.rules';
import { openingProjets } from '@asso/domain/subvention/dossier-subvention.rules';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { newProjet } from '@asso/domain/subvention/projet.rules';
import { type DossierRow, lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { allowed, inaccessible } from '../dossier/dossier-access.ts';
import { rightsOn } from '../dossier/dossier-ref.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory, writeSave } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import {
  insertProjet,
  removeProjet,
  syncFinancements,
  syncMontantsInstructions,
  updateProjet,
} from './dossier-subvention.sql.ts';
import { projetView, type ViewDeps } from './dossier-subvention-view.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';

type Deps = { platform: Platform; view: (actor: Actor) => ViewDeps };
type Target = { actor: Actor; key: string };

const unknownProjet = refusal({ code: 'subvention.projet-inconnu' });

export const createProjet = (deps: Deps, target: Target): Promise<Answer<ProjetView>> =>
  onEditable(deps, target, async (trx, loaded) => {
    const { row, complet } = loaded;
    const [closed] = openingProjets(complet);
    if (closed) return refusal(closed);
    const most = sousDispositifOf(complet.campagne, complet.sous_dispositif)?.max_projets ?? 20;
    if (loaded.projets.length >= most) {
      return refusal({ code: 'subvention.trop-de-projets', params: { n: most } });
    }
    const at = deps.platform.clock.now();
    const corps = newProjet({ ...complet, service: row.id_service_instructeur });
    const id = await insertProjet(trx, {
      id_dossier: row.id,
      corps,
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
      hand: {
        rights: rightsOn(actor, row),
        // A service that may edit writes in the association's rows; the history says who.
        writer: 'association',
        custom: loaded.complet.campagne.champs_personnalises,
      },
    });
    if (!saved.ok) return saved;
    const at = deps.platform.clock.now();
    if (saved.isChanged) {
      await updateProjet(trx, { id: projet.id, corps: saved.value, at, by: actor.id });
      await writeSave(trx, { ...line(row, actor, at), section: `projet ${projet.numero_projet}` });
    }
    return afterChange(deps, trx, { id: projet.id, target, row, at });
  });

export const deleteProjet = (deps: Deps, target: Target & { id: string }): Promise<Answer<{ id: string }>> =>
  onEditable(deps, target, async (trx, loaded) => {
    const { row } = loaded;
    if (!loaded.projets.some((one) => one.id === target.id)) return unknownProjet;
    const at = deps.platform.clock.now();
    await removeProjet(trx, { id: target.id, at, by: target.actor.id });
    await syncMontantsInstructions(trx, row.id);
    await touchDossier(trx, { id: row.id, by: target.actor.id, at });
    await writeHistory(trx, { ...line(row, target.actor, at), action: 'projet.delete' });
    return { ok: true, value: { id: target.id } };
  });

/** Holds the dossier of an editable project for the whole change. */
const onEditable = <T>(
  { platform }: Deps,
  { actor, key }: Target,
  change: (trx: Tx, loaded: Loaded) => Promise<Answer<T> | Refused>,
): Promise<Answer<T>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'edit');
    return found.ok ? change(trx, await loadDossier(trx, found.value)) : found;
  });

type Changed = { id: string; target: Target; row: DossierRow; at: Date };

/** Amounts follow the body, the head gets no new version: heads and projects are saved apart. */
async function afterChange(deps: Deps, trx: Tx, { id, target, row }: Changed): Promise<Answer<ProjetView>> {
  const loaded = await loadDossier(trx, row);
  const projet = loaded.projets.find((one) => one.id === id);
  if (!projet) return inaccessible;
  const known = loaded.complet.campagne.instructeurs.map((one) => one.id_service);
  const lines = (projet.corps.financements ?? []).filter(
    (one) => Number.isInteger(Number(one.annee)) && known.includes(String(one.id_service_instructeur)),
  );
  const asked = lines.map((one) => ({
    annee: Number(one.annee),
    id_service_instructeur: String(one.id_service_instructeur),
    montant_demande: typeof one.montant_demande === 'number' ? one.montant_demande : null,
  }));
  await syncFinancements(trx, id, asked);
  await syncMontantsInstructions(trx, row.id);
  const value = projetView(loaded, projet, deps.view(target.actor));
  return { ok: true, value, version: value.version };
}

const line = (row: DossierRow, by: Actor, at: Date) => ({ objet: 'dossier', id_objet: row.id, by, at });
