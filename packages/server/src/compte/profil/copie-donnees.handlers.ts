import type { CopieDonnees, copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { fileAnswer, type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ConnexionDeps } from '../connexion/connexion.ts';
import { provePassword } from '../connexion/prove.ts';
import { copieJob } from './copie-donnees.job.ts';
import { beginCopie, type CopieRow, findCopie } from './copie-donnees.sql.ts';

export function copieDonneesHandlers(
  platform: Platform,
  deps: ConnexionDeps,
): Handlers<typeof copieDonneesEndpoints> {
  const { db, clock, jobs, storage } = platform;
  /** Finds the copy of a person's data; one that is too old is not found, even before the nightly job deletes it. */
  const find = async (id: string): Promise<CopieRow | undefined> => {
    const row = await findCopie(db, id);
    return row?.expire_le && row.expire_le <= clock.now() ? undefined : row;
  };
  return {
    askCopie: async ({ actor, body, ip }) => {
      const problem = await provePassword(deps, actor, { password: body.password, ip });
      if (problem) return refusal(problem);
      const at = clock.now();
      const begun = await inTransaction(db, async (tx) => {
        const row = await beginCopie(tx, actor.id, at);
        if (!row) return;
        await jobs.enqueue(tx, copieJob, { id: actor.id });
        const line = { objet: 'compte', id_objet: actor.id, by: actor, at };
        await writeHistory(tx, { ...line, action: 'demander-copie-donnees' });
        return row;
      });
      const row = begun ?? (await find(actor.id));
      if (!row) throw new Error('the copy being made is gone');
      return { ok: true, value: view(row), status: 202 };
    },

    readCopie: async ({ actor }) => {
      const row = await find(actor.id);
      return { ok: true, value: { copie: row ? view(row) : null } };
    },

    downloadCopie: async ({ actor }) => {
      const row = await find(actor.id);
      const content = row?.sha256 ? await storage.get(row.sha256) : null;
      if (!content || !row?.prete_le) return refusal({ code: 'compte.copie-absente' });
      const name = `mes-donnees-${localDay(row.prete_le)}.zip`;
      return fileAnswer({ content, name, type: 'application/zip', size: Number(row.taille) });
    },
  };
}

const view = ({ etat, demandee_le, expire_le, taille }: CopieRow): CopieDonnees => ({
  etat,
  demandee_le: demandee_le.toISOString(),
  expire_le: expire_le?.toISOString() ?? null,
  taille: taille === null ? null : Number(taille),
});
