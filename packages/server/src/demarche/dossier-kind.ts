// A subvention and an agrément are two kinds of dossier, each described once; this file holds what they share.

import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { etatsInstruction, sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { designationProblems } from '@asso/domain/dossier/representants.rules';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { type Changes, isSame, readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { moveInstructions } from '../dossier/decision/move-instruction.ts';
import { type DossierRow, findDossier, lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { allowed, dossierRightsOn } from '../dossier/dossier-access.ts';
import type { DossierKind, SaveTete } from '../dossier/dossier-kinds.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { joinPiece, leavePiece } from '../dossier/pieces/pieces.sql.ts';
import { recordPiecesSent } from '../dossier/pieces/pieces-transmises.sql.ts';
import type { DossierToSign } from '../dossier/signature/a-signer-lu.ts';
import { noteSignature } from '../dossier/signature/preuve-signature.ts';
import { dossierObjet } from '../dossier/tell-dossier.ts';
import { recepisseMail } from '../dossier/transmission/recepisse.mail.ts';
import { listContactsDossier } from '../dossier/transmission/recepisse.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { refusedChoices } from '../referentiel/listes.ts';
import type { Demarche, DemarcheActe, DemarcheEnvoi, FormeDossier, Pieces } from './demarche.ts';
import { transmitDemarche } from './open-and-move.ts';
import { saveDemarche } from './save-demarche.ts';

type Contacts = Awaited<ReturnType<typeof listContactsDossier>>;

/** What a kind of dossier adds to its sending. */
type Depart<F extends FormeDossier> = {
  /** Writes what leaves with the dossier, and answers the dossier that leaves. */
  prepare: (tx: Tx, sent: DemarcheEnvoi<F>) => Promise<F['objet']>;
  /** Tells what comes next, one paragraph each, in the receipt. */
  suites: (charge: F['charge'], at: Date, services: number) => readonly string[];
  /** Returns what the dossier carries once it has left, and ends what waited for its sending. */
  parti?: (tx: Tx, sent: DemarcheEnvoi<F>, contacts: Contacts) => Promise<Partial<F['objet']>>;
};

/** What each kind of dossier says of itself, and nothing else does. */
type Own<F extends FormeDossier> = Pick<Demarche<F>, 'load' | 'blockers' | 'show' | 'complete'> &
  Omit<DossierKind, 'saveTete' | 'statutNow' | 'aSigner' | 'transmit'> & {
    fields: Fields;
    /** Called only when a save needs the questions that the campaign adds. */
    customOf: (tx: Tx, one: DossierRow) => Promise<CustomFields>;
    /** Refuses a choice that does not belong to the association. */
    refuse?: Demarche<F>['refuse'];
    statut: (charge: F['charge']) => DossierRow['statut'];
    attendus: Pieces<F>['attendus'];
    depart: Depart<F>;
    aSigner: (charge: F['charge']) => Omit<DossierToSign, 'manques'>;
    /** Puts in order what the dossier lists beside its head; returns whether something moved. */
    order?: (
      tx: Tx,
      one: DossierRow,
      asked: DemarcheActe & NonNullable<SaveTete['order']>,
    ) => Promise<Result<boolean>>;
  };

/** A kind of dossier, as its own code sees it: a procedure, and what all kinds of dossiers share. */
export type DossierKindOf<F extends FormeDossier> = Demarche<F> & DossierKind;

/** Makes a kind of dossier from its description. */
export function dossierKind<F extends FormeDossier>(own: Own<F>): DossierKindOf<F> {
  const { customOf, refuse, statut, attendus, depart, aSigner, order, ...given } = own;
  const { genre, fields, load, blockers } = given;
  const kind: DossierKindOf<F> = {
    ...given,
    objet: 'dossier',
    mot: 'dossier',
    refus: {
      ferme: 'dossier.non-editable',
      mouvement: 'dossier.mouvement-impossible',
      motif: 'dossier.motif-obligatoire',
    },
    tete: ({ tete, ...row }) => ({ ...row, corps: tete }),
    etat: ({ instructions }) => {
      const code = instructions[0]?.etat ?? 'A';
      return { code, libelle: sayEtatInstruction(code) };
    },
    find: async (db, { actor, cle, droit, isLocked }) => {
      const row = await (isLocked ? lockDossier(db as Tx, cle) : findDossier(db, cle));
      return allowed(actor, row, { right: droit, genre });
    },
    rights: dossierRightsOn,
    touch: async (tx, { one, actor, at, note }, { corps: tete = one.tete, ...columns }) => {
      const set = tete === one.tete ? columns : { ...columns, tete };
      const version = await touchDossier(tx, { id: one.id, by: actor.id, at, note }, set);
      return { ...one, tete, version };
    },
    customOf: async (tx, one, changes) => (hasCustoms(one, changes) ? customOf(tx, one) : undefined),
    refuse: async (tx, one, saved) => {
      const forms = { fields, stored: one.tete, value: saved.corps };
      const closed = await refusedChoices(tx, { ...forms, at: saved.at, depuis: one.cree_le });
      return closed?.problems ?? (await refuse?.(tx, one, saved)) ?? [];
    },
    suites: async (tx, one, { at, corps }): Promise<Result<F['colonnes']>> => {
      const charge = await load(tx, { ...one, tete: corps }, { now: at });
      const [first, ...others] = designationProblems(charge.complet).filter(
        ({ field = '' }) => !isSame(readAt(one.tete, field), readAt(corps, field)),
      );
      return first ? refused(first, ...others) : ok({ statut: statut(charge) });
    },
    pieces: {
      attendus,
      auChoix: (charge) => charge.auChoix,
      join: (tx, { id }, { code, uuid, actor, at }) =>
        joinPiece(tx, { id_dossier: id, code, id_document: uuid, jointe_le: at, jointe_par: actor.id }),
      leave: (tx, { id }, code) => leavePiece(tx, { id_dossier: id, code }),
    },
    send: sendDossier(depart),
    saveTete: (tx, one, { order: asked, ...save }) => {
      const { actor, at } = save;
      const aussi = asked && order && (() => order(tx, one, { ...asked, actor, at }));
      return saveHead(kind, tx, { ...save, one, aussi });
    },
    statutNow: async (tx, one, at) => statut(await load(tx, one, { now: at })),
    aSigner: async (db, one, now) => {
      const charge = await load(db, one, { now });
      return { ...aSigner(charge), manques: blockers(charge, now) };
    },
    transmit: (platform, tx, sent) => transmitDemarche({ platform, kind }, tx, sent),
  };
  return kind;
}

const hasCustoms = ({ tete }: DossierRow, changes: Changes): boolean =>
  Boolean(tete.customs) || Object.keys(changes).some((path) => path.split('.')[0] === 'customs');

type Head<F extends FormeDossier> = DemarcheActe & {
  one: F['objet'];
  body: ChangeBody;
  ifMatch: number;
  /** Another writing asked for with the save; returns whether it wrote something. */
  aussi?: () => Promise<Result<boolean>>;
};

/**
 * Saves the head of a dossier that the caller has locked; the answer holds little, because a form that is typed in is
 * saved often.
 */
export async function saveHead<F extends FormeDossier>(
  kind: Demarche<F>,
  tx: Tx,
  { body, ifMatch, ...saving }: Head<F>,
): Promise<Answer<{ tete: F['corps']; version: number }>> {
  const { one } = saving;
  const target = { fields: kind.fields, stored: one.tete, isPresentVersion: ifMatch === one.version };
  const saved = await saveDemarche(kind, tx, { ...saving, changes: readChanges(body, target) });
  if (!saved.ok) return saved;
  const { tete, version } = saved.value;
  return { ok: true, value: { tete, version }, version };
}

export const isSentBack = ({ instructions }: DossierRow): boolean =>
  instructions.some(({ etat }) => etat === 'C');

/**
 * Sends a dossier that the caller has locked: content, states, pieces, history, inbox and receipt are written together.
 * A second person who tries finds it sent, so nothing goes twice.
 */
const sendDossier =
  <F extends FormeDossier>({ prepare, suites, parti }: Depart<F>) =>
  async (platform: Platform, tx: Tx, sent: DemarcheEnvoi<F>): Promise<Result<F['objet']>> => {
    const { one, stored, charge, actor, at } = sent;
    if (one !== stored) await touchDossier(tx, { id: one.id, by: actor.id, at }, { tete: one.tete });
    const signed = await noteSignature(platform, tx, { row: one, actor, at });
    if (!signed.ok) return signed;
    const dossier = await prepare(tx, sent);
    await recordPiecesSent(tx, one.id, at);
    const moved = await moveInstructions(platform, tx, {
      dossier,
      actor,
      at,
      action: 'transmit',
      by: 'demandeur',
    });
    if (!moved.ok) return moved;
    const contacts = await listContactsDossier(tx, dossier);
    const carried = await parti?.(tx, { ...sent, one: dossier }, contacts);
    await notify(platform, tx, {
      kind: 1,
      to: await findDemandeurs(tx, dossier),
      objet: dossierObjet(dossier),
      id_association: dossier.id_association,
      par: actor.id,
      params: { etat: etatsInstruction.D },
      // When the association transmits, only the receipt is mailed; when an agent does, this notice is mailed too.
      mail: isServiceRole(actor.role) ? undefined : false,
    });
    const said = { actor, row: one, contacts, version: moved.value, isCorrige: isSentBack(one) };
    await platform.mail.write(
      tx,
      recepisseMail(platform, { ...said, suites: suites(charge, at, contacts.length) }),
    );
    platform.checkpoint('transmission.avant-commit');
    return ok({ ...dossier, ...carried, version: moved.value });
  };
