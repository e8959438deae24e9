import type { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { draftModeles, listNatures } from '@asso/domain/courrier/natures-courrier.rules';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { lotMax, type MontantLot, montantInitial } from '@asso/domain/instruction/lot.rules';
import { type ActionLot, isMouvement } from '@asso/domain/instruction/lot.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { listModeles } from '../../courrier/modele-courrier.sql.ts';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { dossierRightsOn } from '../../dossier/dossier-access.ts';
import { listDossiers } from '../../dossier/liste/dossier-list.sql.ts';
import { askedList } from '../../dossier/liste/dossier-list-asked.ts';
import { placeIn, toListOrder } from '../../dossier/liste/dossier-order.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBureauService } from '../bureau/bureau-access.ts';
import { examineLignes, readDossiersById } from './examine-lot.ts';
import { insertLignes, insertLot, listFinancements, updateLot } from './lot.sql.ts';

type Body = BodyOf<typeof lotEndpoints.createLot>;

/** Finds the dossiers, examines each, and writes what would be done, without doing it. */
export async function prepareLot(
  platform: Platform,
  { actor, body: { action, id_service, selection } }: { actor: Actor; body: Body },
): Promise<Result<string>> {
  const { db, clock } = platform;
  const now = clock.now();
  const service = await readBureauService(db, actor, id_service);
  if (!service.ok) return refused({ code: 'lot.service-inconnu', field: 'id_service' });
  const chosen = await chosenIds(db, { actor, selection, now });
  if (chosen.length === 0) return refused({ code: 'lot.selection-vide', field: 'selection' });
  if (chosen.length > lotMax) {
    return refused({ code: 'lot.selection-trop-grande', field: 'selection', params: { max: lotMax } });
  }
  const montants = await readMontantsLot(db, { ids: chosen, id_service, base: 'propose' });
  const lignes = chosen.map((id_dossier, index) => ({
    rang: index + 1,
    id_dossier,
    etat: 'prete' as const,
    montants: action === 'grant' ? (montants.get(id_dossier) ?? []) : [],
  }));
  const courriers = await courriersDAvance(db, action, id_service);
  const parametres = courriers.length > 0 ? { courriers } : {};
  const lot = { actor, id_service, action, parametres, now };
  const examined = await examineLignes(db, lot, lignes);
  return inTransaction(db, async (trx) => {
    const id = await insertLot(trx, {
      id_utilisateur: actor.id,
      role: actor.role,
      id_service,
      action,
      cree_le: now,
    });
    await updateLot(trx, id, { parametres });
    const named = examined.map((one, index) => ({ ...one, id_dossier: chosen[index] ?? '' }));
    await insertLignes(trx, id, named);
    return ok(id);
  });
}

/**
 * Lists the letters chosen in advance: those that this service published for this decision on a grant, as for a single
 * dossier. An agrément decided in a lot leaves without a letter.
 */
async function courriersDAvance(db: Db, action: ActionLot, id_service: string): Promise<string[]> {
  if (!isMouvement(action)) return [];
  const publies = (await listModeles(db, [id_service])).flatMap(({ id_version, nature_publiee: nature }) =>
    id_version && nature ? [{ id_version, nature }] : [],
  );
  return draftModeles(listNatures(action, 'subvention'), publies);
}

const pageLimit = 100;

type Choosing = { actor: Actor; selection: Body['selection']; now: Date };

/**
 * Gives the ids of the chosen dossiers that this person may see: in the order given, or in that of the list when filters
 * choose them. Whether each dossier belongs to the service is checked later, line by line.
 */
async function chosenIds(db: Db, { actor, selection, now }: Choosing): Promise<string[]> {
  if ('ids' in selection) {
    const seen = await readDossiersById(db, selection.ids);
    const isSeen = (row: DossierRow | undefined) => row !== undefined && dossierRightsOn(actor, row).consult;
    return [...new Set(selection.ids)].filter((id) => isSeen(seen.get(id)));
  }
  const asked = askedList(actor, selection.filtres, now);
  const order = toListOrder(readTri(selection.tri, true), true);
  const without = new Set(selection.sauf ?? []);
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const cursor = placeIn(order, after);
    if (!cursor.ok) break;
    const page = await listDossiers(db, { ...asked, order, limit: pageLimit, cursor: cursor.value });
    ids.push(...page.rows.map(({ dossier }) => dossier.id).filter((id) => !without.has(id)));
    after = page.next ?? undefined;
    // Reading one more than a lot holds is enough to refuse it.
  } while (after !== undefined && ids.length <= lotMax);
  return ids;
}

type Amounts = { ids: readonly string[]; id_service: string; base: 'propose' | 'demande' };

/** Gives the amounts that each dossier asks of this service, by the id of the dossier. */
export async function readMontantsLot(
  db: Db,
  { base, ...asked }: Amounts,
): Promise<Map<string, MontantLot[]>> {
  const found = new Map<string, MontantLot[]>();
  for (const { id_dossier, propose, ...one } of await listFinancements(db, asked)) {
    const montant_accorde = montantInitial({ propose, demande: one.demande }, base);
    found.set(id_dossier, [...(found.get(id_dossier) ?? []), { ...one, montant_accorde }]);
  }
  return found;
}
