import { etatsPaiementSubvention, sayPaiement } from '@asso/domain/paiement/paiement.words';
import { dossierConflict } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { PaiementRow } from './paiement.sql.ts';

/** The line of the present version is among the last of its dossier, whatever else happened there. */
const latest = 50;

/** Refuses an act on a payment of which the person saw another version; tells who changed it, what and when. */
export async function paiementConflict(trx: Tx, row: PaiementRow): Promise<Refused> {
  const lines = await listHistory(trx, { objet: 'dossier', id_objet: row.id_dossier }, { limit: latest });
  const acts = lines.filter(({ at }) => at.getTime() === row.modifie_le.getTime());
  const act = acts.find(({ action, details }) => isRib(action) || isOf(details, row.id));
  const quoi = isRib(act?.action)
    ? `le RIB de ce versement (${sayPaiement(row)})`
    : `ce versement (${sayPaiement(row)}, désormais « ${etatsPaiementSubvention[row.etat]} »)`;
  const modifie_par = act?.id_utilisateur ?? row.cree_par;
  return dossierConflict(trx, { modifie_par, modifie_le: row.modifie_le, version: row.version }, quoi);
}

const isRib = (action: string | undefined): boolean => action === 'dossier.rib';

const isOf = (details: unknown, id: string): boolean =>
  (details as { id_paiement?: unknown } | null)?.id_paiement === id;
