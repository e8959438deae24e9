import type { AbsenceView, absenceEndpoints } from '@asso/contract/instruction/absence.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { etatsAbsence, findReception, readEtatAbsence } from '@asso/domain/instruction/absence.rules';
import { isResponsableOf, maySayAbsence, type ServiceRef } from '@asso/domain/instruction/bureau.rights';
import type { Result } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answer, Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBureauService } from '../bureau/bureau-access.ts';
import type { AbsenceRow } from './absence.sql.ts';
import { readEffectif, type ServiceEffectif } from './effectif.ts';
import { addAbsence, changeAbsence, deleteAbsence } from './save-absence.ts';

export function absenceHandlers(platform: Platform): Handlers<typeof absenceEndpoints> {
  const { db, clock } = platform;
  /** Does the work in one transaction, then shows the absence as its service reads it now. */
  const done = async (
    actor: Actor,
    service: string,
    work: (trx: Tx) => Promise<Result<AbsenceRow> | Refused>,
  ): Promise<Answer<AbsenceView>> => {
    const saved = await inTransaction(db, work);
    if (!saved.ok) return saved;
    const found = await readBureauService(db, actor, service);
    if (!found.ok) return found;
    const effectif = await readEffectif(db, service, clock.now());
    const { version } = saved.value;
    return { ok: true, value: viewFor({ actor, service: found.value, effectif }, saved.value), version };
  };
  return {
    listAbsences: async ({ actor, params }) => {
      const found = await readBureauService(db, actor, params.service);
      if (!found.ok) return found;
      const effectif = await readEffectif(db, params.service, clock.now());
      const items = effectif.absences
        .filter(({ id_utilisateur }) => effectif.isCollegue(id_utilisateur))
        .map((row) => viewFor({ actor, service: found.value, effectif }, row));
      return {
        ok: true,
        value: {
          jour: effectif.jour,
          moi: actor.id,
          items: items.toSorted(
            (one, other) => etatsAbsence.indexOf(one.etat) - etatsAbsence.indexOf(other.etat),
          ),
          collegues: effectif.collegues,
          rights: { autrui: isResponsableOf(actor, found.value) },
        },
      };
    },

    createAbsence: async ({ actor, params, body }) => {
      const made = await done(actor, params.service, (trx) =>
        addAbsence(platform, trx, { actor, ...params, ...body }),
      );
      return made.ok ? { ...made, status: 201 } : made;
    },

    saveAbsence: ({ actor, params, body, ifMatch }) =>
      done(actor, params.service, (trx) =>
        changeAbsence(platform, trx, { actor, ...params, ...body, ifMatch }),
      ),

    deleteAbsence: ({ actor, params, ifMatch }) =>
      inTransaction(db, (trx) => deleteAbsence(platform, trx, { actor, ...params, ifMatch })),
  };
}

type Reading = { actor: Actor; service: ServiceRef; effectif: ServiceEffectif };

function viewFor({ actor, service, effectif }: Reading, row: AbsenceRow): AbsenceView {
  const { id, id_utilisateur, nom, du, au, remplacant, nom_remplacant, mot, version } = row;
  const etat = readEtatAbsence(row, effectif.jour);
  const reception = etat === 'en-cours' ? findReception(effectif, id_utilisateur) : null;
  return {
    id,
    personne: { id: id_utilisateur, nom },
    du,
    au,
    remplacant: remplacant === null ? null : { id: remplacant, nom: nom_remplacant ?? '' },
    etat,
    vacance: reception?.vacance ?? null,
    mot,
    version,
    rights: { edit: etat !== 'finie' && maySayAbsence(actor, service, id_utilisateur) },
  };
}
