import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { copieTitre, destinationProblems } from '@asso/domain/subvention/copie-projet.rules';
import { openingProjets } from '@asso/domain/subvention/dossier-subvention.rules';
import {
  projetFigeProblems,
  serviceDemande,
  servicesServis,
  withoutFrozenMontants,
} from '@asso/domain/subvention/montants/montants-figes.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { nouveauProjetProblems } from '@asso/domain/subvention/projets-du-dossier.rules';
import { moveProjetDates } from '@asso/domain/subvention/renouvellement/renouvellement.rules';
import { type DossierRow, findDossier, lockDossier, touchDossier } from '../../dossier/dossier.sql.ts';
import { allowed, inaccessibleRefusal } from '../../dossier/dossier-access.ts';
import { joinPiece } from '../../dossier/pieces/pieces.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertProjet, type ProjetRow, syncMontantsInstructions } from '../dossier-subvention.sql.ts';
import { projetView, type ViewDeps } from '../dossier-subvention-view.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { changeDossierOfProjet, movePiecesOfProjet } from './projet-deplace.sql.ts';
import { syncMontantsProjet } from './sync-montants.ts';

type Deps = { platform: Platform; view: (actor: Actor) => ViewDeps };
type Asked = { actor: Actor; from: string; to: string; id: string };

/**
 * Moves a project from one draft to another: it leaves the first, and takes the years and questions of the second.
 */
export const transferProjet = (deps: Deps, asked: Asked): Promise<Answer<ProjetView>> =>
  between(deps, { ...asked, isCopie: false }, async (trx, { de, vers, projet, at }) => {
    const { actor, id } = asked;
    const corps = corpsIn(vers, { de, projet });
    const to = vers.row.id;
    await changeDossierOfProjet(trx, { id, to, corps, at, by: actor.id });
    await movePiecesOfProjet(trx, { id, to, codes: piecesAsked(vers) });
    await syncMontantsProjet(trx, { id, corps, campagne: vers.complet.campagne });
    await syncMontantsInstructions(trx, de.row.id);
    await touchDossier(trx, { id: de.row.id, by: actor.id, at });
    await tell(trx, { row: de.row, actor, at, action: 'projet.transfert-vers', to: vers.row.id_fo });
    await tell(trx, { row: vers.row, actor, at, action: 'projet.transfert-de', to: de.row.id_fo });
    return id;
  });

/**
 * Copies a project into its own dossier, or into another draft so that the association takes up an earlier project
 * again.
 */
export const duplicateProjet = (deps: Deps, asked: Asked): Promise<Answer<ProjetView>> =>
  between(deps, { ...asked, isCopie: true }, async (trx, { de, vers, projet, at }) => {
    const { actor } = asked;
    const moved = corpsIn(vers, { de, projet });
    const isHere = de.row.id === vers.row.id;
    const corps: Projet = isHere
      ? {
          ...moved,
          description: { ...moved.description, intitule: copieTitre(moved.description?.intitule) },
        }
      : moved;
    const id_dossier = vers.row.id;
    const id = await insertProjet(trx, { id_dossier, corps, modifie_le: at, modifie_par: actor.id });
    const documents = new Set(vers.auChoix.documents.map((one) => one.id));
    for (const code of piecesAsked(vers)) {
      const piece = de.pieces.find((one) => one.code === `${projet.id}.${code}`);
      if (!piece || !documents.has(piece.uuid)) continue;
      const joined = { id_dossier, id_document: piece.uuid, jointe_le: at, jointe_par: actor.id };
      await joinPiece(trx, { ...joined, code: `${id}.${code}` });
    }
    await syncMontantsProjet(trx, { id, corps, campagne: vers.complet.campagne });
    await tell(trx, { row: vers.row, actor, at, action: 'projet.copie', to: isHere ? null : de.row.id_fo });
    return id;
  });

type Both = { de: Loaded; vers: Loaded; projet: ProjetRow; at: Date };

/**
 * Locks both dossiers, always in the same order, so that two moves that cross wait for one another without a
 * deadlock.
 */
const between = (
  { platform, view }: Deps,
  { actor, from, to, id, isCopie }: Asked & { isCopie: boolean },
  move: (trx: Tx, both: Both) => Promise<string>,
): Promise<Answer<ProjetView>> =>
  inTransaction(platform.db, async (trx) => {
    const held = await holdBoth(trx, [from, to]);
    // Copying leaves the source unchanged: taking part in that dossier is enough.
    const source = allowed(actor, held[0], { right: isCopie ? 'share' : 'commit', genre: 'subvention' });
    if (!source.ok) return source;
    const target = allowed(actor, held[1], { right: 'commit', genre: 'subvention' });
    if (!target.ok) return target;
    const de = await loadDossier(trx, source.value, actor);
    const projet = de.projets.find((one) => one.id === id);
    if (!projet) return refusal({ code: 'subvention.projet-inconnu' });
    const vers = await loadDossier(trx, target.value, actor);
    const [fige] = isCopie ? [] : projetFigeProblems(servicesServis(de.row.instructions), projet.corps);
    if (fige) return refusal(fige);
    const refused = closedTo(de, vers, isCopie);
    if (refused) return refused;
    const made = await move(trx, { de, vers, projet, at: platform.clock.now() });
    await syncMontantsInstructions(trx, target.value.id);
    return answer(trx, { made, row: target.value, actor, view });
  });

/** Locks the dossiers in the order of their ids, whether they are named by their ids or by their numbers. */
async function holdBoth(trx: Tx, keys: readonly string[]): Promise<(DossierRow | undefined)[]> {
  const found = await Promise.all(keys.map((key) => findDossier(trx, key)));
  const ids = found.flatMap((one) => one?.id ?? []);
  const held = new Map<string, DossierRow | undefined>();
  for (const id of [...new Set(ids)].toSorted()) held.set(id, await lockDossier(trx, id));
  return found.map((one) => one && held.get(one.id));
}

function closedTo(de: Loaded, vers: Loaded, isCopie: boolean): Refused | null {
  const [first, ...others] = [
    ...destinationProblems(de.row, vers.row, { isCopie }),
    ...openingProjets(vers.complet),
    ...nouveauProjetProblems(vers.complet),
  ];
  return first ? refusal(first, ...others) : null;
}

type Made = { made: string; row: DossierRow; actor: Actor; view: Deps['view'] };

async function answer(trx: Tx, { made, row, actor, view }: Made): Promise<Answer<ProjetView>> {
  const loaded = await loadDossier(trx, row, actor);
  const projet = loaded.projets.find((one) => one.id === made);
  if (!projet) return inaccessibleRefusal;
  const value = projetView(loaded, projet, view(actor));
  return { ok: true, value, version: value.version };
}

const nouveauOf = ({ complet, row }: Loaded) => ({
  campagne: complet.campagne,
  sous_dispositif: complet.sous_dispositif,
  exercice: complet.exercice,
  exercice_fin: complet.exercice_fin,
  service: serviceDemande(row),
  personnes: new Set(complet.representants.map(({ id }) => id)),
  ribs: new Set(complet.ribs.map(({ id }) => id)),
});

/** Gives the body of the project as it arrives in the other dossier, without what that dossier may ask no more. */
function corpsIn(vers: Loaded, { de, projet }: Pick<Both, 'de' | 'projet'>): Projet {
  const asked = withoutFrozenMontants(servicesServis(vers.row.instructions), projet.corps);
  return moveProjetDates(asked, de.row.exercice, nouveauOf(vers));
}

const piecesAsked = ({ complet }: Loaded): string[] =>
  (complet.campagne.documents_projet ?? []).map(({ code }) => code);

type Told = { row: DossierRow; actor: Actor; at: Date; action: string; to: string | null };

const tell = (trx: Tx, { row, actor, at, action, to }: Told) =>
  writeHistory(trx, { objet: 'dossier', id_objet: row.id, by: actor, at, action, to });
