import type { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { manqueSaid } from '@asso/domain/dossier/completude.rules';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { relanceDe } from '@asso/domain/dossier/relance.rules';
import { notify } from '../notification/notify.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembresService } from '../service/service.sql.ts';
import { findDemandeurs, lockDossier } from './dossier.sql.ts';
import { allowed } from './dossier-access.ts';
import { objetOf } from './tell-dossier.ts';

export const relanceHandlers = (platform: Platform): Handlers<typeof relanceEndpoints> => ({
  notifyDossier: ({ actor, params, query: { type } }) =>
    inTransaction(platform.db, async (trx) => {
      const found = allowed(actor, await lockDossier(trx, params.id_fo), 'message');
      if (!found.ok) return found;
      const dossier = found.value;
      const own = dossier.instructions.find((one) => isInChargeOf(actor, one));
      const instruction = own ?? dossier.instructions[0];
      const relance = instruction && relanceDe(type, { ...instruction, isService: own !== undefined });
      if (!instruction || !relance)
        return refusal({ code: 'dossier.notification-sans-objet', field: 'type' });
      const all = own
        ? await findDemandeurs(trx, dossier)
        : await findMembresService(trx, instruction.id_service_instructeur);
      const to = all.filter((id) => id !== actor.id);
      const told = { to, objet: objetOf(dossier), id_association: dossier.id_association };
      if (relance === 'etat') {
        await notify(platform, trx, {
          kind: 1,
          ...told,
          params: { etat: etatsInstruction[instruction.etat] },
        });
      } else {
        await notify(platform, trx, {
          kind: 2,
          ...told,
          params: { manque: manqueSaid(instruction.manques) },
        });
      }
      return { ok: true, value: { prevenus: to.length } };
    }),
});
