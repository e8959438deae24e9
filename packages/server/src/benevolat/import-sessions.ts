import type { SessionImportee } from '@asso/domain/benevolat/import-cec.rules';
import { etatSession, seChevauchent } from '@asso/domain/benevolat/session.rules';
import { type Result, refused } from '@asso/domain/kernel/result';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Importation, ResultatKept } from '../referentiel/import/importation.ts';
import { insertSession, lockSessions, type SessionRow, updateSession } from './session.sql.ts';

/** Imports sessions: new ones are added, those that are not over may change, and no two sessions share a day. */
export async function importSessions(
  importation: Importation,
  lues: readonly SessionImportee[],
): Promise<Result<ResultatKept>[]> {
  const known = new Map((await lockSessions(importation.tx)).map((row) => [row.code, row]));
  const results: Result<ResultatKept>[] = [];
  // Sessions are imported one by one: each is compared with those written before it.
  for (const lue of lues) results.push(await importOne(importation, known, lue));
  return results;
}

async function importOne(
  { tx, actor, at }: Importation,
  known: Map<string, SessionRow>,
  session: SessionImportee,
): Promise<Result<ResultatKept>> {
  const before = known.get(session.code);
  if (before && isSame(before, session)) return { ok: true, value: 'inchangee' };
  if (before && etatSession(before, at) === 'close') {
    return refused({
      code: 'benevolat.import-session-close',
      field: 'code',
      params: { session: session.code },
    });
  }
  const other = [...known.values()].find((one) => one.code !== session.code && seChevauchent(one, session));
  if (other) {
    return refused({ code: 'benevolat.import-chevauche', field: 'debut', params: { session: other.code } });
  }
  const written = before ? await updateSession(tx, before.id, session) : await insertSession(tx, session);
  known.set(written.code, written);
  await writeHistory(tx, {
    objet: 'session-cec',
    id_objet: written.id,
    by: actor,
    at,
    action: 'cec.importer',
    from: before ? `${before.debut} – ${before.fin}` : null,
    to: `${written.debut} – ${written.fin}`,
  });
  return { ok: true, value: before ? 'modifiee' : 'ajoutee' };
}

const isSame = (row: SessionRow, session: SessionImportee): boolean =>
  (Object.keys(session) as (keyof SessionImportee)[]).every((name) => row[name] === session[name]);
