import type { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { isAdministrateurOsiris } from '@asso/domain/transfert/programme.rights';
import { normaliseCodeProgramme } from '@asso/domain/transfert/programme.rules';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Handlers, Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  insertProgramme,
  listReadableProgrammes,
  lockProgramme,
  removeProgramme,
  updateProgramme,
} from './programme.sql.ts';
import { listMyProgrammes, listProgrammeChoix, programmeInconnu, programmeView } from './programme-view.ts';
import { keepProgramme, type ProgrammeEcriture } from './save-programme.ts';

export function programmeHandlers({ db, clock, config }: Platform): Handlers<typeof programmeEndpoints> {
  /** Answers a write with the programme, read again. */
  const answer = async (done: Result<string> | Refused) => {
    if (!done.ok) return done;
    const [row] = await listReadableProgrammes(db, { lecteur: null, code: done.value });
    if (!row) return programmeInconnu;
    const value = programmeView(row, {
      choix: await listProgrammeChoix(db, clock.now()),
      isAdministrateur: true,
    });
    return { ok: true as const, value, version: row.version };
  };
  return {
    listProgrammes: async ({ actor }) => {
      const isAdministrateur = isAdministrateurOsiris(actor.role);
      const [rows, choix] = await Promise.all([
        listMyProgrammes(db, actor),
        listProgrammeChoix(db, clock.now()),
      ]);
      return ok({
        items: rows.map((row) => programmeView(row, { choix, isAdministrateur })),
        envoi: config.osirisUrl !== undefined,
        rights: { administrer: isAdministrateur },
      });
    },

    readChoixProgramme: async () => ok(await listProgrammeChoix(db, clock.now())),

    createProgramme: async ({ actor, body: { code: asked, ...body } }) =>
      answer(
        await inTransaction(db, async (trx): Promise<Result<string>> => {
          const at = clock.now();
          const ecriture: ProgrammeEcriture = {
            ...body,
            code: normaliseCodeProgramme(asked),
            actor,
            at,
            action: 'programme.creer',
          };
          return keepProgramme(trx, ecriture, async ({ code, libelle }) =>
            (await insertProgramme(trx, { code, libelle, at }))
              ? null
              : { code: 'transfert.programme-existe', field: 'code' },
          );
        }),
      ),

    saveProgramme: async ({ actor, params, body, ifMatch }) =>
      answer(
        await inTransaction(db, async (trx): Promise<Result<string> | Refused> => {
          const held = await hold(trx, params.programme, ifMatch);
          if (!held.ok) return held;
          const at = clock.now();
          const ecriture: ProgrammeEcriture = {
            ...body,
            code: held.value,
            actor,
            at,
            action: 'programme.modifier',
          };
          return keepProgramme(trx, ecriture, async ({ code, libelle }) => {
            await updateProgramme(trx, { code, libelle, at });
            return null;
          });
        }),
      ),

    deleteProgramme: ({ actor, params, ifMatch }) =>
      inTransaction(db, async (trx) => {
        const held = await hold(trx, params.programme, ifMatch);
        if (!held.ok) return held;
        await removeProgramme(trx, held.value);
        await tell(trx, { actor, at: clock.now(), code: held.value });
        return ok({ code: held.value });
      }),
  };
}

const tell = (trx: Tx, { actor, at, code }: { actor: Actor; at: Date; code: string }) =>
  writeHistory(trx, {
    objet: 'programme-osiris',
    id_objet: code,
    by: actor,
    at,
    action: 'programme.supprimer',
  });

async function hold(trx: Tx, code: string, ifMatch: number): Promise<Result<string> | Refused> {
  const row = await lockProgramme(trx, code);
  if (!row) return refused({ code: 'transfert.programme-introuvable' });
  if (row.version === ifMatch) return ok(row.code);
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
}
