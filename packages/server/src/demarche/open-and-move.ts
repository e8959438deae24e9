import type { Actor } from '@asso/domain/compte/actor';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { Cherche, Demarche, DemarcheActe, DemarcheAEtats, Forme, Mouvement } from './demarche.ts';

type Asked<F extends Forme> = { actor: Actor; cle: F['cle'] };

/** Opens the object for reading, if this person has this right on it. */
export const readDemarche = <F extends Forme>(
  kind: Demarche<F>,
  db: Db,
  asked: Asked<F> & { droit: F['droit'] },
): Promise<Result<F['objet']>> => open(kind, db, { ...asked, isLocked: false });

/**
 * Locks the object until the end of the transaction, if this person has this right on it and, where they must have
 * seen its last version, if they did.
 */
export async function lockDemarche<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { ifMatch, ...asked }: Asked<F> & { droit: F['droit']; ifMatch?: number },
): Promise<Result<F['objet']> | Refused> {
  const found = await open(kind, tx, { ...asked, isLocked: true });
  if (!found.ok || ifMatch === undefined) return found;
  const { version } = kind.tete(found.value);
  return version === ifMatch ? found : { ok: false, problems: [{ code: 'kernel.conflit' }], version };
}

async function open<F extends Forme>(
  kind: Demarche<F>,
  db: Db,
  asked: Cherche<F>,
): Promise<Result<F['objet']>> {
  const found = await kind.find(db, asked);
  if (!found.ok || kind.rights(asked.actor, found.value)[asked.droit]) return found;
  const isMove = asked.droit === 'transmit' || asked.droit === 'decide';
  return isMove ? mouvementImpossible(kind, found.value) : refusedIn(kind, found.value, kind.refus.ferme);
}

/**
 * Refuses a move, and names the present state of the object: somebody else moved it first, or this move never begins
 * there.
 */
const mouvementImpossible = <F extends Forme>(kind: Demarche<F>, one: F['objet']): Result<never> =>
  refusedIn(kind, one, kind.refus.mouvement);

const refusedIn = <F extends Forme>(kind: Demarche<F>, one: F['objet'], code: string): Result<never> =>
  refused({ code, params: { etat: kind.etat(one).libelle } });

type Of<F extends Forme, K = DemarcheAEtats<F>> = { platform: Platform; kind: K };

type Sending<F extends Forme> = DemarcheActe & {
  one: F['objet'];
  /** Adds what the person certifies with the sending itself. */
  certify?: (one: F['objet']) => F['objet'];
};

/**
 * Sends an object that the caller has locked: content, state, history, inbox and mails are written together. A second
 * person who tries finds it sent, so nothing goes twice.
 */
export async function transmitDemarche<F extends Forme>(
  { platform, kind }: Of<F, Demarche<F>>,
  tx: Tx,
  { one: stored, certify, ...acte }: Sending<F>,
): Promise<Result<F['objet']>> {
  const one = certify ? certify(stored) : stored;
  const charge = await kind.load(tx, one, { now: acte.at });
  // What is missing is named before the state: it says more to a person who never typed anything.
  const [first, ...others] = kind.blockers(charge, acte.at);
  if (first) return refused(first, ...others);
  if ('send' in kind) return kind.send(platform, tx, { ...acte, one, stored, charge });
  const move = kind.vers(one, 'transmit', 'demandeur');
  if (!move) return mouvementImpossible(kind, one);
  return ok(
    await write({ platform, kind }, tx, { ...acte, one, action: 'transmit', to: move.to, why: null }),
  );
}

type Decision<F extends Forme> = DemarcheActe & {
  one: F['objet'];
  action: F['decision'];
  body: Readonly<Record<string, unknown>> & { motif?: string };
};

/** Writes what a service decides, with its reason where the move needs one. */
export async function decideDemarche<F extends Forme>(
  { platform, kind }: Of<F>,
  tx: Tx,
  { one, body, ...decision }: Decision<F>,
): Promise<Result<F['objet']>> {
  const move = kind.vers(one, decision.action, 'service');
  if (!move) return mouvementImpossible(kind, one);
  const { motif } = body;
  if (move.reason && isBlank(motif)) return refused({ code: kind.refus.motif, field: 'motif' });
  const given = (await kind.decide?.(tx, one, { ...decision, body })) ?? ok({});
  if (!given.ok) return given;
  const why = move.reason ? (motif?.trim() ?? null) : null;
  return ok(await write({ platform, kind }, tx, { ...decision, one, to: move.to, why, given: given.value }));
}

async function write<F extends Forme>(
  { platform, kind }: Of<F>,
  tx: Tx,
  { one, given = {}, ...move }: Mouvement<F> & { one: F['objet']; given?: F['colonnes'] },
): Promise<F['objet']> {
  const { actor, at, action, to, why } = move;
  const moved = await kind.touch(tx, { one, actor, at }, { ...kind.moved(one, move), ...given });
  await writeHistory(tx, {
    objet: kind.objet,
    id_objet: kind.tete(one).id,
    by: actor,
    at,
    why,
    action: `${kind.mot}.${action}`,
    from: kind.etat(one).code,
    to,
    ...(Object.keys(given).length > 0 ? { details: { ...given } } : {}),
  });
  await kind.tell(platform, tx, { ...move, one: moved });
  platform.checkpoint('transmission.avant-commit');
  return moved;
}
