import {
  attenteSecondes,
  isUnderAttack,
  oubliSecondes,
  tooManyEssais,
  tooManyEssaisAnywhere,
  verrouSecondes,
} from '@asso/domain/compte/connexion.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppareilConnu } from '../session/appareil.sql.ts';
import { hashToken } from '../session/tokens.ts';
import { deblocageJob } from './deblocage.job.ts';
import { type ConnexionEssai, countEssai, countRecentEchecs, saveLibreAt } from './echec-connexion.sql.ts';

type Deps = Pick<Platform, 'db' | 'jobs'>;

export type EssaiMade = ConnexionEssai & {
  /** The normalised address: a link is sent to it when the account gets closed. */
  email: string;
};

type Who = { email: string; appareil?: AppareilConnu; ip: string; now: Date };

/**
 * Chooses which failures are counted together: those of an account from one address or, for a trusted browser, its own
 * alone, so that failures elsewhere do not make it wait.
 */
export function toEssai({ email, appareil, ip, now }: Who): EssaiMade {
  if (appareil === undefined) return { compte: hashToken(email), email, ip, now };
  return { compte: hashToken(`appareil:${appareil.id}`), email, ip: anywhere, now };
}

const anywhere = '0.0.0.0';

/**
 * Counts an attempt as a failure before it is made, so that simultaneous attempts cannot avoid the delay. Returns the
 * refusal when the attempt comes too soon, else null.
 */
export async function countOrWait({ db, jobs }: Deps, essai: EssaiMade): Promise<Problem | null> {
  const { compte, now } = essai;
  const since = after(now, -verrouSecondes);
  const before = await countRecentEchecs(db, compte, since);
  if (before.dernierAt && isUnderAttack(before)) {
    return tooManyEssaisAnywhere(secondsUntil(after(before.dernierAt, verrouSecondes), now));
  }
  return inTransaction(db, async (trx) => {
    const counted = await countEssai(trx, essai, oubliSecondes);
    if ('libreAt' in counted) return tooManyEssais(secondsUntil(counted.libreAt, now));
    const seconds = attenteSecondes(counted.echecs);
    if (seconds > 0) await saveLibreAt(trx, essai, after(now, seconds));
    // A job looks up later whether the account exists, so that the response time does not tell it.
    if (isUnderAttack(await countRecentEchecs(trx, compte, since))) {
      await jobs.enqueue(trx, deblocageJob, { email: essai.email });
    }
    return null;
  });
}

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const secondsUntil = (at: Date, now: Date): number => (at.getTime() - now.getTime()) / 1000;
