// Writes a payment in the history of its dossier, and tells the other side.
import type { Actor } from '@asso/domain/compte/actor';
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import type { NaturePaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { formatEurosCents, maskIban } from '@asso/domain/identifiants/nombres-affiches';
import type { EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import {
  announcePaiement,
  faitsPaiement,
  precisionPaiement,
  sayEtatPaiement,
  sayVersement,
  sujetsPaiement,
} from '@asso/domain/paiement/paiement.words';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { dossierObjet, findReplyAddress, nommeRow } from '../dossier/tell-dossier.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembresService } from '../service/service.sql.ts';
import type { PaiementPlace } from './situation.ts';

export type PaiementToTell = Pick<PaiementPlace, 'dossier' | 'instruction'> & {
  actor: Actor;
  at: Date;
  /** The name of the move or, for a new payment, `ask` or `record`. */
  action: string;
  paiement: { id: string; nature: NaturePaiement; montant: number; iban?: string | null };
  de: EtatPaiement | null;
  vers: EtatPaiement;
  motif?: string;
  /** The reference of the transfer, once it is made. */
  reference?: string;
  /** The day is « YYYY-MM-DD ». */
  paye_le?: string;
  /** Once money was paid: the account that was credited, and the sums paid and granted in all, in euros. */
  verse?: { iban: string | null; verse: number; accorde: number };
  /** What comes next for the money that is left, in words. */
  suite?: string | null;
};

export const recordPaiement = (trx: Tx, dit: PaiementToTell): Promise<void> =>
  writeHistory(trx, {
    objet: 'dossier',
    id_objet: dit.dossier.id,
    by: dit.actor,
    at: dit.at,
    action: `paiement.${dit.action}`,
    from: dit.de,
    to: dit.vers,
    why: dit.motif ?? null,
    details: {
      service: dit.instruction.nom_service,
      id_service: dit.instruction.id_service_instructeur,
      id_paiement: dit.paiement.id,
      nature: dit.paiement.nature,
      montant: dit.paiement.montant,
      ...(dit.reference ? { reference: dit.reference } : {}),
    },
  });

/**
 * Gives what the e-mail says of the payment, with its reference or the reason for a refusal, then what comes next for
 * the money that is left, if anything does. `isNomme` is true when its first sentence names the payment.
 */
export function writePaiementMail(dit: PaiementToTell, isNomme = false): string | undefined {
  const { instruction, motif, verse, suite } = dit;
  const precision = precisionPaiement(dit, isNomme);
  const parts = [
    ...(precision ? [precision] : []),
    ...(verse ? [sayVersement({ ...verse, iban: verse.iban && maskIban(verse.iban) })] : []),
    ...(motif ? [`${instruction.nom_service} vous écrit :\n\n${motif}`] : []),
    ...(suite ? [suite] : []),
  ];
  return parts.length > 0 ? parts.join('\n\n') : undefined;
}

/** Tells the other side; the author of the act is not told. */
export async function tellPaiement(platform: Platform, trx: Tx, dit: PaiementToTell): Promise<void> {
  const { dossier, instruction, actor, paiement, vers, action } = dit;
  const isFromAssociation = vers === '1' || vers === '8';
  const people = isFromAssociation
    ? await findMembresService(trx, instruction.id_service_instructeur)
    : await findDemandeurs(trx, dossier);
  await notify(platform, trx, {
    kind: 1,
    variante: 'paiement',
    to: people.filter((id) => id !== actor.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { paiement: sayEtatPaiement(vers, paiement) },
    mail: {
      ...sujetDossier(
        sujetsPaiement[action] ?? faitsPaiement[action] ?? '',
        nommeRow(dossier),
        formatEurosCents(paiement.montant),
      ),
      phrase: announcePaiement(action, {
        paiement,
        service: instruction.nom_service,
        association: dossier.nom_association,
      }),
      text: writePaiementMail(dit, true),
      ...(isFromAssociation ? {} : await findReplyAddress(trx, instruction.id_service_instructeur)),
    },
  });
}
