import type { Actor } from '@asso/domain/compte/actor';
import { type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Cherche, Demarche, Forme } from './demarche.ts';

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

/** Names the present state of the object: somebody else moved it first, or it never goes there. */
export const mouvementImpossible = <F extends Forme>(kind: Demarche<F>, one: F['objet']): Result<never> =>
  refusedIn(kind, one, kind.refus.mouvement);

const refusedIn = <F extends Forme>(kind: Demarche<F>, one: F['objet'], code: string): Result<never> =>
  refused({ code, params: { etat: kind.etat(one).libelle } });
