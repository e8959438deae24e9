// A session has a limited life, and a refresh token is exchanged once (§4 Session; decisions, Security readings).

export const accesSecondes = 15 * 60;
/** An unused session ends after `inactiviteSecondes`; a used one ends all the same after `sessionSecondes`. */
export const inactiviteSecondes = 12 * 3600;
export const sessionSecondes = 7 * 24 * 3600;
/**
 * Two tabs may refresh at the same moment: within this delay the token just exchanged gets the same successor
 * again.
 */
const toleranceParentSecondes = 10;

export type JetonRafraichissement = {
  expiresAt: Date;
  /** The instant when the token was exchanged; null while it may still serve. */
  rotatedAt: Date | null;
  /** True when the token's successor was itself exchanged, so that the token is no longer the immediate parent. */
  isSuccessorRotated: boolean;
  session: { expiresAt: Date; revokedAt: Date | null };
};

/**
 * `same` answers the successor already given. `reuse` means that somebody holds a copy, so the whole family of
 * tokens ends.
 */
export type Rotation = 'rotate' | 'same' | 'reuse' | 'expired';

export function decideRotation(jeton: JetonRafraichissement | undefined, now: Date): Rotation {
  if (jeton === undefined || jeton.session.revokedAt !== null) return 'expired';
  if (jeton.session.expiresAt <= now) return 'expired';
  if (jeton.rotatedAt === null) return jeton.expiresAt <= now ? 'expired' : 'rotate';
  const isRecent = now.getTime() - jeton.rotatedAt.getTime() <= toleranceParentSecondes * 1000;
  return isRecent && !jeton.isSuccessorRotated ? 'same' : 'reuse';
}
