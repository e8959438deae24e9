import type { Actor } from '@asso/domain/compte/actor';
import type { Changes } from '@asso/domain/kernel/changes';
import type { Result } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, fileAnswer, type Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { keepListes } from '../referentiel/listes.ts';
import type { Demarche, DemarcheActe, DemarcheAEtats, Forme } from './demarche.ts';
import { decideDemarche, lockDemarche, readDemarche, transmitDemarche } from './open-and-move.ts';
import { saveDemarche } from './save-demarche.ts';
import { type Piece, savePieces } from './save-pieces.ts';

type Done<T> = Result<T> | Answer<T> | Refused;
type Call<F extends Forme> = { actor: Actor; cle: F['cle'] };
type Asked<F extends Forme> = Call<F> & { droit: F['droit']; ifMatch?: number };
type Sending<F extends Forme> = Call<F> & { ifMatch: number; certify?: (one: F['objet']) => F['objet'] };
type Joining<F extends Forme> = Asked<F> & { pieces: readonly Piece[] };
type Work<F extends Forme, T> = (tx: Tx, one: F['objet'], acte: DemarcheActe) => Promise<Done<T>>;

/** Gives the calls that every procedure answers in the same way; the handlers of each procedure only name them. */
export function demarcheCalls<F extends Forme>(
  platform: Platform,
  kind: Demarche<F>,
  /** The right to send, which every procedure names in the same way. */
  droit = 'transmit' as F['droit'],
) {
  const { db, clock } = platform;

  const answer = async (actor: Actor, one: F['objet']): Promise<Answer<F['vue']>> => {
    const value = await kind.show(db, one, { actor, now: clock.now() });
    return { ok: true, value, version: value.version };
  };
  /** Runs the work in a transaction, then answers the object as this person reads it once that is committed. */
  const shown = async (actor: Actor, work: (tx: Tx) => Promise<Done<F['objet']>>) => {
    await keepListes(db);
    const done = await inTransaction(db, work);
    return done.ok ? answer(actor, done.value) : (done as Refused);
  };
  /** Prepares work on the object, which is done once the object is locked for a person who has this right on it. */
  const locked =
    <T>(asked: Asked<F>, work: Work<F, T>) =>
    async (tx: Tx): Promise<Done<T>> => {
      const found = await lockDemarche(kind, tx, asked);
      return found.ok ? work(tx, found.value, { actor: asked.actor, at: clock.now() }) : found;
    };
  const changed = (asked: Asked<F>, work: Work<F, F['objet']>) => shown(asked.actor, locked(asked, work));

  /** Returns the object as the sending left it. */
  const send = async ({ certify, ...asked }: Sending<F>): Promise<Done<F['objet']>> => {
    await keepListes(db);
    const sent = await inTransaction(
      db,
      locked({ ...asked, droit }, (tx, one, acte) =>
        transmitDemarche({ platform, kind }, tx, { ...acte, one, certify }),
      ),
    );
    if (sent.ok) platform.checkpoint('transmission.avant-reponse');
    return sent;
  };

  const joined =
    ({ pieces }: Joining<F>): Work<F, F['objet']> =>
    (tx, one, acte) =>
      savePieces(kind, tx, { ...acte, one, pieces });

  return {
    shown,
    changed,
    send,
    /** Does the work on the object once it is locked, and returns the result of the work. */
    within: <T>(asked: Asked<F>, work: Work<F, T>) => inTransaction(db, locked(asked, work)),

    read: async (asked: Call<F> & { droit: F['droit'] }): Promise<Answer<F['vue']>> => {
      const found = await readDemarche(kind, db, asked);
      return found.ok ? answer(asked.actor, found.value) : found;
    },

    save: ({ changes, ...asked }: Call<F> & { droit: F['droit']; changes: Changes }) =>
      changed(asked, (tx, one, acte) => saveDemarche(kind, tx, { ...acte, one, changes })),

    savePieces: (asked: Joining<F>) => changed(asked, joined(asked)),
    /** Joins the pieces to the object once it is locked, and returns the object as it then is. */
    joinPieces: (asked: Joining<F>) => inTransaction(db, locked(asked, joined(asked))),

    transmit: async (sending: Sending<F>): Promise<Answer<F['vue']>> => {
      const sent = await send(sending);
      return sent.ok ? answer(sending.actor, sent.value) : (sent as Refused);
    },

    pdf: async (asked: Call<F>) => {
      if (!kind.pdf) throw new Error(`a procedure without a PDF: ${kind.mot}`);
      const found = await readDemarche(kind, db, { ...asked, droit: kind.pdf.droit });
      if (!found.ok) return found;
      const now = clock.now();
      const vue = await kind.show(db, found.value, { actor: asked.actor, now });
      const content = await kind.pdf.draw(vue, now);
      return fileAnswer({ content, name: kind.pdf.nom(vue), type: 'application/pdf' });
    },
  };
}

type Deciding<F extends Forme> = Asked<F> & { action: F['decision']; body: { motif?: string } };

/** Gives the call by which a service decides on an object that has states of its own. */
export const decisionCalls = <F extends Forme>(platform: Platform, kind: DemarcheAEtats<F>) => ({
  decide: ({ action, body, ...asked }: Deciding<F> & { ifMatch: number }) =>
    demarcheCalls<F>(platform, kind).changed(asked, (tx, one, acte) =>
      decideDemarche({ platform, kind }, tx, { ...acte, one, action, body }),
    ),
});
