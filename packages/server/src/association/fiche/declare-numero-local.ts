import { empechementsNumeroLocal, parseNumeroLocal } from '@asso/domain/association/numero-local.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAssociation } from '../association.sql.ts';
import { associationIntrouvable, openAssociation } from '../association-access.ts';
import { ficheOfRow } from './fiche-view.ts';
import { isNumeroPris, isNumeroServi, writeNumeroLocal } from './numero-local.sql.ts';

type Declare = { actor: Actor; id_asso: string; numero: string };

/**
 * Writes the number of the seat of an association that Sirene does not cover; nobody but the association says it, since
 * the portal reads neither register. It may be corrected until something bears it.
 */
export const declareNumeroLocal = (
  { db, clock }: Platform,
  { actor, id_asso, numero: typed }: Declare,
): Promise<Result<{ id_siret: string }>> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'edit');
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    if (!row) return associationIntrouvable;
    const adresse = ficheOfRow(row).coordonnees.adresse_siege ?? {};
    const cp_siege = adresse.cp ?? row.code_postal;
    const { id: id_association, id_siret_siege: avant } = row;
    const [first, ...others] = empechementsNumeroLocal(typed, { cp_siege, id_siret_siege: avant });
    if (first) return refused(first, ...others);
    const numero = parseNumeroLocal(typed, cp_siege);
    if (numero === avant) return ok({ id_siret: numero });
    const field = 'numero';
    if (await isNumeroPris(tx, { id_association, numero }))
      return refused({ code: 'numero-local.pris', field });
    if (avant !== null && (await isNumeroServi(tx, avant)))
      return refused({
        code: 'numero-local.servi',
        field,
        params: { numero: formatSiret(avant) },
      });
    const at = clock.now();
    await writeNumeroLocal(tx, { id_association, numero, avant, adresse, at });
    await writeHistory(tx, {
      objet: 'association',
      id_objet: id_association,
      by: actor,
      at,
      action: 'numero-local',
      from: avant && formatSiret(avant),
      to: formatSiret(numero),
    });
    return ok({ id_siret: numero });
  });
