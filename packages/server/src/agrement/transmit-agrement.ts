import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { isAideAlimentaire, isTcaPose, preuvesOf } from '@asso/domain/agrement/dossier-agrement.rules';
import { transmissionAgrementProblems } from '@asso/domain/agrement/dossier-agrement.steps';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import { moveInstructions } from '../dossier/decision/move-instruction.ts';
import { type DossierRow, findDemandeurs, touchDossier } from '../dossier/dossier.sql.ts';
import { lockAllowed } from '../dossier/dossier-access.ts';
import { joinPiece } from '../dossier/pieces/pieces.sql.ts';
import { recordPiecesSent } from '../dossier/pieces/pieces-transmises.sql.ts';
import { objetOf } from '../dossier/tell-dossier.ts';
import { recepisseMail } from '../dossier/transmission/recepisse.mail.ts';
import { contactsDossierOf } from '../dossier/transmission/recepisse.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { keepSitesTransmis } from './haa/sites-transmis.sql.ts';
import { loadAgrement } from './load-agrement.ts';
import { noteTcaDemande } from './tca-demande.ts';

type Sending = {
  actor: Actor;
  key: string;
  ifMatch: number;
  /** The person certifies this with the sending itself. */
  cerfa?: { lieu: string; certifie: true };
};

/** State, pieces, history, inbox and mails are written in one transaction; a second sender finds it transmitted. */
export const transmitAgrement = (platform: Platform, sending: Sending): Promise<Answer<{ id: string }>> =>
  inTransaction(platform.db, async (trx): Promise<Answer<{ id: string }>> => {
    const { actor, cerfa } = sending;
    const found = await lockAllowed(trx, { ...sending, genre: 'agrement' }, 'transmit');
    if (!found.ok) return found;
    const at = platform.clock.now();
    const dossier = cerfa
      ? { ...found.value, tete: { ...found.value.tete, attestation: cerfa } }
      : found.value;
    const { complet, version } = await loadAgrement(trx, dossier, { now: at });
    const isSentBack = dossier.instructions.some((one) => one.etat === 'C');
    const [first, ...others] = transmissionAgrementProblems({ dossier: complet, now: at, isSentBack });
    if (first) return { ok: false, problems: [first, ...others] };
    if (cerfa) await touchDossier(trx, { id: dossier.id, by: actor.id, at }, { tete: dossier.tete });
    if (isTcaPose(complet)) await noteTcaDemande(trx, { dossier, definition: version, by: actor, at });
    await joinPreuves(trx, dossier, { actor, at });
    await recordPiecesSent(trx, dossier.id, at);
    if (isAideAlimentaire(complet))
      await keepSitesTransmis(trx, { id_dossier: dossier.id, sites: complet.sites, at });
    const moved = await moveInstructions(platform, trx, {
      ...{ dossier, actor, at },
      action: 'transmit',
      by: 'demandeur',
    });
    if (!moved.ok) return moved;
    await notify(platform, trx, {
      kind: 1,
      to: await findDemandeurs(trx, dossier),
      objet: objetOf(dossier),
      id_association: dossier.id_association,
      par: actor.id,
      params: { etat: etatsInstruction.D },
      // When the association transmits, only the receipt is mailed; when an agent does, this notice is mailed too.
      mail: isServiceRole(actor.role) ? undefined : false,
    });
    await platform.mail.write(
      trx,
      recepisseMail(platform, {
        ...{ actor, row: dossier, version: moved.value },
        contacts: await contactsDossierOf(trx, dossier),
        suites: suitesAgrement({ recu: at, delaiJours: complet.definition.delai_habituel_jours ?? null }),
      }),
    );
    platform.checkpoint('transmission.avant-commit');
    return { ok: true, value: { id: dossier.id }, version: moved.value };
  });

/** The proof of each criterion leaves with the dossier: the service reads it as it reads the pieces. */
async function joinPreuves(
  trx: Tx,
  { id, tete }: Pick<DossierRow, 'id' | 'tete'>,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  for (const { critere, uuid } of preuvesOf(tete as DossierAgrement)) {
    const joined = { id_dossier: id, code: `TCA-${critere}`, id_document: uuid };
    await joinPiece(trx, { ...joined, jointe_le: at, jointe_par: actor.id });
  }
}
