import type { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { isMontant } from '@asso/domain/kernel/money';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { listServicesSeen } from '../../dossier/liste/perimetre.sql.ts';
import { readPerimetre } from '../../dossier/liste/perimetre.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listServicesNamed } from '../../subvention/tableau-de-bord/tableau-de-bord.sql.ts';
import { instructionIntrouvable, readBureauService } from '../bureau/bureau-access.ts';
import { listAccordesByAnnee } from './engage.sql.ts';
import {
  type EnveloppeRow,
  findEnveloppe,
  insertEnveloppe,
  listServiceCampagnes,
  listServiceEnveloppes,
  lockEnveloppe,
  removeEnveloppe,
  saveTotal,
} from './enveloppe.sql.ts';
import { campagneAccordes, enveloppeView } from './enveloppe.ts';

const horsMontant = refused({ code: 'instruction.enveloppe-montant', field: 'total' });
const isTotal = (total: unknown): total is number => isMontant(total) && total >= 1;

export function enveloppeHandlers({ db, clock }: Platform): Handlers<typeof enveloppeEndpoints> {
  /** Returns the envelope as it is once written. */
  const answer = async (actor: Actor, done: Result<string> | Refused) => {
    if (!done.ok) return done;
    const row = await findEnveloppe(db, done.value);
    if (!row) return instructionIntrouvable;
    return { ok: true as const, value: enveloppeView(actor, row), version: row.version };
  };
  return {
    listEnveloppes: async ({ actor }) => {
      const services = actor.services.map(({ id_service }) => id_service);
      const seen = await listServicesSeen(db, readPerimetre(actor));
      const [rows, annees, campagnes, noms] = await Promise.all([
        listServiceEnveloppes(db, seen),
        listAccordesByAnnee(db, { services: seen, isLater: false }),
        listServiceCampagnes(db, services),
        listServicesNamed(db, services),
      ]);
      const nomOf = (id: string) => noms.find((one) => one.id === id)?.nom ?? '';
      return {
        ok: true,
        value: {
          items: rows.map((row) => enveloppeView(actor, row)),
          accordes: campagneAccordes(rows, annees),
          campagnes: campagnes
            .filter(({ id_service }) => isResponsableOf(actor, { id: id_service, code_territoire: null }))
            .map(({ id_subvention: _, ...one }) => ({ ...one, service: nomOf(one.id_service) })),
        },
      };
    },

    createEnveloppe: async ({ actor, body }) =>
      answer(actor, await inTransaction(db, (trx) => create(trx, { actor, at: clock.now(), ...body }))),

    saveEnveloppe: async ({ actor, params, body, ifMatch }) => {
      const saved = await inTransaction(db, async (trx): Promise<Result<string> | Refused> => {
        const found = await hold(trx, { actor, id: params.enveloppe, ifMatch });
        if (!found.ok) return found;
        const { total } = body;
        if (!isTotal(total)) return horsMontant;
        await saveTotal(trx, found.value.id, { total, modifie_le: clock.now(), modifie_par: actor.id });
        return ok(found.value.id);
      });
      return answer(actor, saved);
    },

    deleteEnveloppe: ({ actor, params, ifMatch }) =>
      inTransaction(db, async (trx) => {
        const found = await hold(trx, { actor, id: params.enveloppe, ifMatch });
        if (!found.ok) return found;
        await removeEnveloppe(trx, found.value.id);
        return ok({ id: found.value.id });
      }),
  };
}

type New = BodyOf<(typeof enveloppeEndpoints)['createEnveloppe']> & { actor: Actor; at: Date };

async function create(trx: Tx, { actor, at, ...body }: New): Promise<Result<string>> {
  const service = await readBureauService(trx, actor, body.id_service);
  if (!service.ok) return service;
  if (!isResponsableOf(actor, service.value)) return refused({ code: 'instruction.non-responsable' });
  const campagne = (await listServiceCampagnes(trx, [service.value.id])).find(
    (one) => one.code_subvention === body.code_subvention && one.campagne_exercice === body.campagne_exercice,
  );
  if (!campagne) return refused({ code: 'instruction.campagne-inconnue', field: 'code_subvention' });
  const sous_dispositif = body.sous_dispositif ?? '';
  if (sous_dispositif && !campagne.sous_dispositifs.some(({ code }) => code === sous_dispositif)) {
    return refused({ code: 'instruction.sous-dispositif-inconnu', field: 'sous_dispositif' });
  }
  const { total } = body;
  if (!isTotal(total)) return horsMontant;
  const made = await insertEnveloppe(trx, {
    id_service: service.value.id,
    id_subvention: campagne.id_subvention,
    campagne_exercice: campagne.campagne_exercice,
    exercice: body.exercice,
    sous_dispositif,
    total,
    modifie_le: at,
    modifie_par: actor.id,
  });
  return made ? ok(made) : refused({ code: 'instruction.enveloppe-existe', field: 'code_subvention' });
}

type Held = { actor: Actor; id: string; ifMatch: number };

async function hold(trx: Tx, { actor, id, ifMatch }: Held): Promise<Result<EnveloppeRow> | Refused> {
  const row = await lockEnveloppe(trx, id);
  if (!row) return instructionIntrouvable;
  const service = await readBureauService(trx, actor, row.id_service);
  if (!service.ok) return service;
  if (!isResponsableOf(actor, service.value)) return refused({ code: 'instruction.non-responsable' });
  if (row.version === ifMatch) return ok(row);
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
}
