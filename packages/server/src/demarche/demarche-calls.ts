import type { Actor } from '@asso/domain/compte/actor';
import type { Changes } from '@asso/domain/kernel/changes';
import type { Result } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, fileAnswer, type Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { Acte, Demarche, Forme } from './demarche.ts';
import { decideDemarche, transmitDemarche } from './move-demarche.ts';
import { lockDemarche, readDemarche } from './open-demarche.ts';
import { saveDemarche } from './save-demarche.ts';

type Done<T> = Result<T> | Answer<T> | Refused;
type Call<F extends Forme> = { actor: Actor; cle: F['cle'] };
type Moving<F extends Forme> = Call<F> & { ifMatch: number };

/** These are the calls that every procedure answers; its handlers only name them. */
export function demarcheCalls<F extends Forme>(platform: Platform, kind: Demarche<F>) {
  const { db, clock } = platform;

  const answer = async (actor: Actor, one: F['objet']): Promise<Answer<F['vue']>> => {
    const value = await kind.show(db, one, { actor, now: clock.now() });
    return { ok: true, value, version: value.version };
  };
  /** Runs the work in a transaction, then answers the object as this person reads it once that is committed. */
  const shown = async (actor: Actor, work: (tx: Tx) => Promise<Done<F['objet']>>) => {
    const done = await inTransaction(db, work);
    return done.ok ? answer(actor, done.value) : (done as Refused);
  };
  /** The work is done on the object once it is locked for a person who has this right on it. */
  const changed = (
    asked: Call<F> & { droit: F['droit']; ifMatch?: number },
    work: (tx: Tx, one: F['objet'], acte: Acte) => Promise<Done<F['objet']>>,
  ) =>
    shown(asked.actor, async (tx) => {
      const found = await lockDemarche(kind, tx, asked);
      return found.ok ? work(tx, found.value, { actor: asked.actor, at: clock.now() }) : found;
    });

  return {
    shown,
    changed,

    read: async (asked: Call<F> & { droit: F['droit'] }): Promise<Answer<F['vue']>> => {
      const found = await readDemarche(kind, db, asked);
      return found.ok ? answer(asked.actor, found.value) : found;
    },

    save: ({ changes, ...asked }: Call<F> & { droit: F['droit']; changes: Changes }) =>
      changed(asked, (tx, one, acte) => saveDemarche(kind, tx, { ...acte, one, changes })),

    /** `certify` adds what is certified with the sending itself. */
    transmit: async ({
      certify = (one) => one,
      ...asked
    }: Moving<F> & { droit: F['droit']; certify?: (one: F['objet']) => F['objet'] }) => {
      const sent = await changed(asked, (tx, one, acte) =>
        transmitDemarche({ platform, kind }, tx, { ...acte, one: certify(one) }),
      );
      if (sent.ok) platform.checkpoint('transmission.avant-reponse');
      return sent;
    },

    decide: ({
      action,
      body,
      ...asked
    }: Moving<F> & { droit: F['droit']; action: F['decision']; body: { motif?: string } }) =>
      changed(asked, (tx, one, acte) =>
        decideDemarche({ platform, kind }, tx, { ...acte, one, action, body }),
      ),

    pdf: async (asked: Call<F>) => {
      const found = await readDemarche(kind, db, { ...asked, droit: kind.pdf.droit });
      if (!found.ok) return found;
      const now = clock.now();
      const vue = await kind.show(db, found.value, { actor: asked.actor, now });
      const content = await kind.pdf.draw(vue, now);
      return fileAnswer({ content, name: kind.pdf.nom(vue), type: 'application/pdf' });
    },
  };
}
