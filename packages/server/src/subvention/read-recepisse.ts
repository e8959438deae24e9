import type { Actor } from '@asso/domain/compte/actor';
import { inaccessible, readAllowed } from '../dossier/dossier-access.ts';
import type { Db } from '../platform/db/database.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { findPinnedVersion } from './dossier-subvention.sql.ts';
import { type Recepisse, recepisseOf } from './recepisse.ts';
import { findCampagneVersion } from './subvention.sql.ts';

/** The receipt can be read again as long as the dossier is with a service. */
export async function readRecepisse(
  db: Db,
  { actor, key }: { actor: Actor; key: string },
): Promise<Answer<Recepisse>> {
  const found = await readAllowed(db, { actor, key });
  if (!found.ok) return found;
  const row = found.value;
  const [latest] = row.instructions
    .flatMap((one) => one.transmis_le ?? [])
    .sort()
    .reverse();
  if (!latest) return inaccessible;
  const { contenu } = await findCampagneVersion(db, await findPinnedVersion(db, row.id));
  const delai = contenu.delai_habituel_jours;
  return { ok: true, value: recepisseOf({ row, at: new Date(latest), courriel: actor.email, delai }) };
}
