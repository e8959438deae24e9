import type { Actor } from '@asso/domain/compte/actor';
import type { Result } from '@asso/domain/kernel/result';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { prepareEnvoi, type Recepisse, writeRecepisse } from '../../dossier/transmission/recepisse.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Answer, Refused } from '../../platform/http/handlers.ts';
import { findPinnedVersion } from '../dossier-subvention.sql.ts';
import { findCampagneVersion } from '../subvention.sql.ts';

type Asked = { actor: Actor; key: string };

/**
 * Gives the receipt, as long as the dossier is with a service: once sent back, the dossier is no longer what was sent.
 */
export async function readRecepisse(db: Db, asked: Asked): Promise<Answer<Recepisse>> {
  const found = await readAllowed(db, { ...asked, genre: 'subvention' });
  if (!found.ok) return found;
  const dossier = found.value;
  const envoi = await prepareEnvoi(db, dossier, asked.actor);
  if (!envoi.ok) return envoi;
  const { contenu } = await findCampagneVersion(db, await findPinnedVersion(db, dossier.id));
  return { ok: true, value: writeRecepisse({ ...envoi.value, delai: contenu.delai_habituel_jours }) };
}

type Envoye = DossierRow & { recepisse?: Recepisse };

/** Answers a sending with the receipt that the dossier carries. */
export function answerRecepisse(sent: Result<Envoye> | Answer<Envoye> | Refused): Answer<Recepisse> {
  if (!sent.ok) return sent;
  const { recepisse, version } = sent.value;
  if (!recepisse) throw new Error('a dossier that was sent without its receipt');
  return { ok: true, value: recepisse, version };
}
