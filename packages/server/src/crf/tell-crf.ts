// Tells people of a financial report: the service that granted, and the applicants.
import type { Actor } from '@asso/domain/compte/actor';
import type { ActionCrf } from '@asso/domain/crf/crf.states';
import { courrierCrf, sayCrf, sayRappelCrf } from '@asso/domain/crf/crf.words';
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { sayEtatCrf } from '@asso/domain/dossier/etats-crf.rows';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { findReplyAddress, nommeRow } from '../dossier/tell-dossier.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembresService } from '../service/service.sql.ts';
import { type FoundCrf, lienCrf } from './crf-access.ts';

type Told = { found: FoundCrf; action: ActionCrf; actor: Actor; motif: string | null };

const objetOf = (found: FoundCrf): NotificationObjet => ({
  type: 'crf',
  id: found.crf.id,
  libelle: sayCrf(found.crf.exercice, found.dossier.id_fo),
  lien: lienCrf(found),
});

/** Tells the other side; the author of a transmission is told too, as a receipt. */
export async function tellCrf(
  platform: Platform,
  trx: Tx,
  { found, action, actor, motif }: Told,
): Promise<void> {
  const { dossier, crf } = found;
  const isSent = action === 'transmit';
  const decideur = serviceOf(actor, dossier);
  const others = isSent ? await membresOf(trx, dossier) : await findDemandeurs(trx, dossier);
  await notify(platform, trx, {
    kind: 8,
    to: isSent ? [...others, actor.id] : others.filter((id) => id !== actor.id),
    objet: objetOf(found),
    id_association: dossier.id_association,
    par: actor.id,
    params: { etat: sayEtatCrf(crf.id_etat) },
    mail: {
      ...courrierCrf({
        action,
        nomme: nommeRow(dossier),
        service: decideur?.nom_service ?? 'Le service',
        motif,
      }),
      ...(isSent || !decideur ? {} : await findReplyAddress(trx, decideur.id_service_instructeur)),
    },
  });
}

/** Reminds the services that have the report and have not answered. */
export async function tellTransmis(
  platform: Platform,
  trx: Tx,
  { found, by }: { found: FoundCrf; by: string },
): Promise<number> {
  const to = (await membresOf(trx, found.dossier)).filter((id) => id !== by);
  await notify(platform, trx, {
    kind: 8,
    to,
    objet: objetOf(found),
    id_association: found.dossier.id_association,
    params: { etat: sayEtatCrf(found.crf.id_etat) },
  });
  return to.length;
}

/** Lists the members of each service that granted. */
async function membresOf(trx: Tx, dossier: DossierRow): Promise<string[]> {
  const services = dossier.instructions.filter(({ etat }) => isCrfAwaited(etat));
  const members = await Promise.all(
    services.map(({ id_service_instructeur }) => findMembresService(trx, id_service_instructeur)),
  );
  return members.flat();
}

/**
 * Gives the instruction of a service for which this person acts, else the first of the dossier, since an administrator
 * belongs to no service.
 */
const serviceOf = (actor: Actor, { instructions }: DossierRow) =>
  instructions.find((one) =>
    actor.services.some(({ id_service }) => id_service === one.id_service_instructeur),
  ) ?? instructions[0];

type Rappel = { dossier: DossierRow; exercice: number; echeance: Date; zone: string };

/**
 * Tells the people who may write the report, before the deadline and after it. The link leads to the page that opens
 * the report.
 */
export async function tellRappelCrf(
  platform: Platform,
  trx: Tx,
  { dossier, exercice, echeance, zone }: Rappel,
): Promise<number> {
  const now = platform.clock.now();
  const { date, relative } = showEcheance(echeance, now, zone);
  const isPassed = now > echeance;
  const libelle = sayCrf(exercice, dossier.id_fo);
  const to = await findDemandeurs(trx, dossier);
  await notify(platform, trx, {
    kind: 8,
    variante: isPassed ? 'retard' : 'rappel',
    to,
    objet: {
      type: 'dossier',
      id: dossier.id,
      libelle,
      lien: `/associations/${dossier.id_siret}/dossier/${dossier.id_fo}/crf`,
    },
    id_association: dossier.id_association,
    params: { date },
    mail: sayRappelCrf(nommeRow(dossier), { date, relative, isPassed }),
  });
  return to.length;
}
