import type { Actor } from '@asso/domain/compte/actor';
import {
  type ActionInstruction,
  type EtatInstruction,
  etatsInstruction,
} from '@asso/domain/dossier/instruction.states';
import { courrierDe } from '@asso/domain/dossier/instruction-labels';
import type { NotificationObjet } from '@asso/domain/notification/notification-kinds';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembresService } from '../service/service.sql.ts';
import { type DossierRow, findDemandeurs, type InstructionRow } from './dossier.sql.ts';

/** Its page, the same for both sides: what it shows depends on the hat worn. */
export const objetOf = (dossier: DossierRow): NotificationObjet => ({
  type: 'dossier',
  id: dossier.id,
  libelle: `dossier ${dossier.id_fo}`,
  lien: `/associations/${dossier.id_siret}/subvention-demande/${dossier.id_fo}`,
});

/** The whole address of its page, for a mail. */
export const lienOf = (publicUrl: URL, objet: NotificationObjet): string =>
  new URL(`/client${objet.lien ?? '/'}`, publicUrl).href;

type MoveTold = {
  dossier: DossierRow;
  instruction: InstructionRow;
  action: ActionInstruction;
  to: EtatInstruction;
  actor: Actor;
  motif?: string;
  /** What is granted, in euros. */
  montant?: number;
};

/** Tells the other side that the state changed; whoever did it is not told. */
export async function tellMove(platform: Platform, trx: Tx, told: MoveTold): Promise<void> {
  const { dossier, instruction, action, to, actor, motif, montant } = told;
  if (action === 'remove' || action === 'restore') return;
  const isFromService = action !== 'transmit';
  const people = isFromService
    ? await findDemandeurs(trx, dossier)
    : await findMembresService(trx, instruction.id_service_instructeur);
  await notify(platform, trx, {
    kind: 1,
    to: people.filter((id) => id !== actor.id),
    objet: objetOf(dossier),
    id_association: dossier.id_association,
    params: { etat: etatsInstruction[to] },
    mail: courrierDe({
      action,
      id_fo: dossier.id_fo,
      titre: dossier.titre,
      service: instruction.nom_service,
      motif,
      montantEuros: montant,
    }),
  });
}

export async function tellMessage(
  platform: Platform,
  trx: Tx,
  {
    dossier,
    actor,
    cote,
    texte,
  }: { dossier: DossierRow; actor: Actor; cote: 'association' | 'service'; texte: string },
): Promise<void> {
  const isFromService = cote === 'service';
  const services = dossier.instructions.map((one) => one.id_service_instructeur);
  const people = isFromService
    ? await findDemandeurs(trx, dossier)
    : (await Promise.all(services.map((id) => findMembresService(trx, id)))).flat();
  await notify(platform, trx, {
    kind: 5,
    to: people.filter((id) => id !== actor.id),
    objet: objetOf(dossier),
    id_association: dossier.id_association,
    params: { auteur: `${actor.prenom} ${actor.nom}` },
    mail: { text: texte },
  });
}
