import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import type { ActeSubvention } from '@asso/domain/catalogue/catalogue.states';
import type { Actor } from '@asso/domain/compte/actor';
import { isSame } from '@asso/domain/kernel/changes';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type SubventionRow, updateSubventionAdministree } from './campagne.sql.ts';
import { lockOffre, noteActe, type OffreTarget, refuseActe, refuseCode, refuseOffre } from './offre.ts';
import { offreCampagne } from './offre-campagne.ts';
import {
  readEtatSubvention,
  readSubvention,
  subventionAdministree,
  subventionRightsOn,
} from './read-campagne.ts';

type Tete = { active?: boolean; code?: string; dispositif?: { code: string; label: string } };

/** Opens or closes a subvention to associations, and changes its scheme or, before it is published, its code. */
export const updateSubvention = (
  { db, clock }: Platform,
  { actor, key, version, tete }: OffreTarget & { version: number; tete: Tete },
): Promise<Answer<SubventionAdministree>> =>
  inTransaction(db, async (trx) => {
    const row = await lockOffre(offreCampagne, trx, { actor, key });
    if (!row) return refuseOffre(offreCampagne, 'inconnue');
    const refused = await updateRefused(trx, actor, { row, tete });
    if (refused) return refused;
    const before = subventionAdministree(actor, row);
    const present = { active: row.active, code: row.code, dispositif: before.dispositif };
    const after = { ...present, ...tete };
    if (before.version === version && isSame(present, after)) return readSubvention(trx, row.id, { actor });
    const isSaved = await updateSubventionAdministree(trx, { id: row.id, version, ...after });
    if (!isSaved) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
    const line = { row, actor, at: clock.now() };
    const note = (fait: { acte: string; from?: string; to?: string }) =>
      noteActe(offreCampagne, trx, { ...line, ...fait });
    if (after.active !== row.active) {
      const from = readEtatSubvention(row);
      const to = readEtatSubvention({ ...row, active: after.active });
      await note({ acte: after.active ? 'activate' : 'deactivate', from, to });
    }
    if (after.code !== row.code) await note({ acte: 'code', from: row.code, to: after.code });
    const { code: dispositif, label } = after.dispositif;
    if (dispositif !== row.id_type_dispositif || label !== row.lib_type_dispositif) {
      await note({ acte: 'dispositif', from: row.lib_type_dispositif, to: label });
    }
    return readSubvention(trx, row.id, { actor });
  });

type Change = { row: SubventionRow; tete: Tete };

async function updateRefused(trx: Tx, actor: Actor, { row, tete }: Change): Promise<Refused | null> {
  const acte: ActeSubvention = tete.active === false ? 'deactivate' : 'activate';
  if (tete.active !== undefined && tete.active !== row.active && !subventionRightsOn(actor, row)[acte]) {
    return refuseActe(offreCampagne, row);
  }
  const { code } = tete;
  if (code === undefined || code === row.code) return null;
  if (row.id_version !== null) return refusal({ code: 'catalogue.code-publie', field: 'code' });
  const taken = await refuseCode(offreCampagne, trx, { row, code });
  return taken && refusal(taken);
}
