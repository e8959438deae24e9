import type { User } from '@asso/contract/compte/user.schemas';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { brouillonCles } from '../session/cle-brouillons.ts';
import { readUser } from './user-view.ts';

/** Reads an account as its owner or an administrator sees it. */
export function compteReader({ db, log, config }: Pick<Platform, 'db' | 'log' | 'config'>) {
  const cleBrouillons = brouillonCles(config);
  /**
   * When the account cannot be read, the answer uses the words of the specification [M142], and the log has the
   * reason.
   */
  return async (of: Parameters<typeof readUser>[1]): Promise<Answer<User>> => {
    try {
      const user = await readUser(db, of);
      if (!user) return refusal({ code: 'compte.inconnu' });
      const keys = of.session === undefined ? {} : cleBrouillons(of.id);
      return { ok: true, value: { ...user, ...keys }, version: user.version };
    } catch (error) {
      log.error({ err: error }, 'an account could not be read');
      return refusal({ code: 'compte.lecture-impossible' });
    }
  };
}
