import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { ok, type Result } from '@asso/domain/kernel/result';
import { moveInstructions } from '../dossier/decision/move-instruction.ts';
import { findDemandeurs, touchDossier } from '../dossier/dossier.sql.ts';
import { recordPiecesSent } from '../dossier/pieces/pieces-transmises.sql.ts';
import { objetOf } from '../dossier/tell-dossier.ts';
import { recepisseMail } from '../dossier/transmission/recepisse.mail.ts';
import { contactsDossierOf } from '../dossier/transmission/recepisse.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Envoi, FormeDossier } from './demarche.ts';

type Contacts = Awaited<ReturnType<typeof contactsDossierOf>>;

/** This is what a kind of dossier adds to its sending. */
export type Depart<F extends FormeDossier> = {
  /** Writes what leaves with the dossier, and answers the dossier that leaves. */
  prepare: (tx: Tx, sent: Envoi<F>) => Promise<F['objet']>;
  /** Tells what comes next, one paragraph each, in the receipt. */
  suites: (charge: F['charge'], at: Date) => readonly string[];
  /** Answers what the dossier carries once it has left, and ends what waited for its sending. */
  parti?: (tx: Tx, sent: Envoi<F>, contacts: Contacts) => Promise<Partial<F['objet']>>;
};

/**
 * Sends a dossier that the caller has locked: content, states, pieces, history, inbox and receipt are written together.
 * A second person who tries finds it sent, so nothing goes twice.
 */
export const sendDossier =
  <F extends FormeDossier>({ prepare, suites, parti }: Depart<F>) =>
  async (platform: Platform, tx: Tx, sent: Envoi<F>): Promise<Result<F['objet']>> => {
    const { one, stored, charge, actor, at } = sent;
    if (one !== stored) await touchDossier(tx, { id: one.id, by: actor.id, at }, { tete: one.tete });
    const dossier = await prepare(tx, sent);
    await recordPiecesSent(tx, one.id, at);
    const moved = await moveInstructions(platform, tx, {
      ...{ dossier, actor, at },
      action: 'transmit',
      by: 'demandeur',
    });
    if (!moved.ok) return moved;
    const contacts = await contactsDossierOf(tx, dossier);
    const carried = await parti?.(tx, { ...sent, one: dossier }, contacts);
    await notify(platform, tx, {
      kind: 1,
      to: await findDemandeurs(tx, dossier),
      objet: objetOf(dossier),
      id_association: dossier.id_association,
      par: actor.id,
      params: { etat: etatsInstruction.D },
      // When the association transmits, only the receipt is mailed; when an agent does, this notice is mailed too.
      mail: isServiceRole(actor.role) ? undefined : false,
    });
    const said = { actor, row: one, contacts, version: moved.value };
    await platform.mail.write(tx, recepisseMail(platform, { ...said, suites: suites(charge, at) }));
    platform.checkpoint('transmission.avant-commit');
    return ok({ ...dossier, ...carried, version: moved.value });
  };
