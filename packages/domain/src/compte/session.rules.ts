// How long a session lives and what a refresh token still allows (§4 Session; decisions, Security readings).

export const accesSecondes = 15 * 60;
/** A session nobody uses ends; one that is used ends all the same, later. */
export const inactiviteSecondes = 12 * 3600;
export const sessionSecondes = 7 * 24 * 3600;
/** Two tabs that refresh at the same moment both live: the immediate parent gets the same successor. */
const toleranceParentSecondes = 10;

export type JetonRafraichissement = {
  expiresAt: Date;
  /** When it was exchanged; null while it may still serve. */
  rotatedAt: Date | null;
  /** Its successor has been exchanged in its turn: it is no longer the immediate parent. */
  isSuccessorRotated: boolean;
  session: { expiresAt: Date; revokedAt: Date | null };
};

/** `same`: answer the successor already given. `reuse`: somebody holds a copy, the whole family ends. */
export type Rotation = 'rotate' | 'same' | 'reuse' | 'expired';

export function rotationOf(jeton: JetonRafraichissement | undefined, now: Date): Rotation {
  if (jeton === undefined || jeton.session.revokedAt !== null) return 'expired';
  if (jeton.session.expiresAt <= now) return 'expired';
  if (jeton.rotatedAt === null) return jeton.expiresAt <= now ? 'expired' : 'rotate';
  const isRecent = now.getTime() - jeton.rotatedAt.getTime() <= toleranceParentSecondes * 1000;
  return isRecent && !jeton.isSuccessorRotated ? 'same' : 'reuse';
}
