import type { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { sayManques } from '@asso/domain/dossier/completude/completude.rules';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import { sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { chooseRelance } from '@asso/domain/dossier/relance.rules';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembresService } from '../../service/service.sql.ts';
import { crfRelanceRegistry } from '../compte-rendu/relance-crf.ts';
import { type DossierRow, type InstructionRow, lockDossier } from '../dossier.sql.ts';
import { allowed } from '../dossier-access.ts';
import { findDemandeurs } from '../equipe.sql.ts';
import { dossierObjet } from '../tell-dossier.ts';
import { findUnreadMessage, wasRibChanged } from './relance.sql.ts';

const sansObjet = refusal({ code: 'dossier.notification-sans-objet', field: 'type' });

export const relanceHandlers = (platform: Platform): Handlers<typeof relanceEndpoints> => ({
  notifyDossier: ({ actor, params, query: { type } }) =>
    inTransaction(platform.db, async (trx) => {
      const found = allowed(actor, await lockDossier(trx, params.id_fo), 'message');
      if (!found.ok) return found;
      const dossier = found.value;
      const own = dossier.instructions.find((one) => isInChargeOf(actor, one));
      const instruction = own ?? dossier.instructions[0];
      if (!instruction) return sansObjet;
      const isService = own !== undefined;
      const prevenus = await tellAgain(platform, trx, { actor, dossier, instruction, isService, kind: type });
      return prevenus === null ? sansObjet : { ok: true, value: { prevenus } };
    }),
});

type Again = {
  actor: Actor;
  dossier: DossierRow;
  instruction: InstructionRow;
  isService: boolean;
  kind: number;
};

/**
 * Reminds the people of the other side of what is still open; returns how many were told, null when nothing of this
 * kind is open.
 */
async function tellAgain(
  platform: Platform,
  trx: Tx,
  { actor, dossier, instruction, isService, kind }: Again,
): Promise<number | null> {
  const { id_service_instructeur: id_service, nom_service } = instruction;
  const cote = isService ? ('service' as const) : ('association' as const);
  const message = await findUnreadMessage(trx, { id_dossier: dossier.id, cote, id_service });
  const isRibChange = await wasRibChanged(trx, dossier.id);
  const relance = chooseRelance(kind, { ...instruction, isService, messageNonLu: message, isRibChange });
  if (relance === null) return null;
  if (relance === 'crf') return crfRelanceRegistry.tell(platform, trx, { dossier, isService, by: actor.id });
  const all = isService ? await findDemandeurs(trx, dossier) : await findMembresService(trx, id_service);
  const to = all.filter((id) => id !== actor.id);
  const told = { to, objet: dossierObjet(dossier), id_association: dossier.id_association };
  switch (relance) {
    case 'etat':
      await notify(platform, trx, {
        kind: 1,
        ...told,
        params: { etat: sayEtatInstruction(instruction.etat) },
      });
      break;
    case 'completude':
      await notify(platform, trx, { kind: 2, ...told, params: { manque: sayManques(instruction.manques) } });
      break;
    case 'document':
      await notify(platform, trx, {
        kind: 4,
        ...told,
        params: { document: message?.fichiers.join(', ') ?? '' },
      });
      break;
    case 'message':
      await notify(platform, trx, { kind: 5, ...told, params: { auteur: message?.auteur ?? nom_service } });
      break;
    case 'rib':
      await notify(platform, trx, { kind: 6, ...told, params: {} });
  }
  return to.length;
}
