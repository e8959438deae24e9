import type { Actor } from '@asso/domain/compte/actor';
import { toActor } from '../../compte/session/authenticator.ts';
import { findActor, findCompteByEmail } from '../../compte/utilisateur.sql.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';

/** Finds a person of the demonstration, with the roles and memberships that the portal reads at each call. */
export async function actorOfEmail({ db }: Platform, email: string): Promise<Actor | undefined> {
  const compte = await findCompteByEmail(db, email);
  const row = compte && (await findActor(db, compte.id));
  return row && toActor(row, { session: '' });
}

/**
 * Returns the value of an answer. The demonstration does only what is allowed, so a refusal is a bug of its data and
 * throws.
 */
export function done<T>(
  answer: Answer<T> | { ok: true; value: T } | { ok: false; problems: readonly unknown[] },
): T {
  if (!answer.ok) throw new Error(`the demonstration is refused: ${JSON.stringify(answer.problems)}`);
  return answer.value;
}
