// Tells people of a move of a dossier: transmitted, sent back, granted, refused…
import type { Actor } from '@asso/domain/compte/actor';
import { sayDossier, sujetDossier } from '@asso/domain/dossier/dossier.words';
import { pageDossier } from '@asso/domain/dossier/genre.rows';
import {
  type ActionInstruction,
  type EtatInstruction,
  isAtStudy,
  sayEtatInstruction,
} from '@asso/domain/dossier/instruction.states';
import { describeCourrier } from '@asso/domain/dossier/instruction.words';
import { suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { suiteArgentEcrite } from '@asso/domain/dossier/suivi/suite-argent.words';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import { sayContact } from '@asso/domain/service/contact.words';
import { notify } from '../notification/notify.ts';
import { findFollowers } from '../notification/suivi.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { listContacts } from '../service/contact.sql.ts';
import { findMembresService } from '../service/service.sql.ts';
import type { DossierRow, InstructionRow } from './dossier.sql.ts';
import { findDemandeurs } from './equipe.sql.ts';

/**
 * Gives how a notification names a dossier and leads to it. The page of a dossier has the same address for both sides:
 * what it shows depends on the role in which the reader acts.
 */
export const dossierObjet = (dossier: DossierRow): NotificationObjet => ({
  type: 'dossier',
  id: dossier.id,
  libelle: sayDossier(nommeRow(dossier)),
  lien: pageDossier(dossier),
});

/** Names the services to which the dossier goes: « DRAJES Sud, Ville de Marseille ». */
export const listServiceNames = ({ instructions }: Pick<DossierRow, 'instructions'>): string =>
  instructions.map(({ nom_service }) => nom_service).join(', ');

/** Gives the parts of the dossier that name it in notifications. */
export const nommeRow = ({
  id_fo,
  titre,
  lib_sous_type_dispositif: type,
  intitule: projet,
}: Pick<DossierRow, 'id_fo' | 'titre' | 'lib_sous_type_dispositif' | 'intitule'>) => ({
  id_fo,
  titre,
  type,
  projet,
});

/** Gives the full address of the page of this object, for an e-mail. */
export const absoluteLien = (publicUrl: URL, objet: NotificationObjet): string =>
  new URL(`/client${objet.lien ?? '/'}`, publicUrl).href;

/**
 * Says, for an e-mail to the association, how to reach the service: its phone numbers, and its address for a plain
 * reply.
 */
export async function findReplyAddress(
  trx: Tx,
  id_service: string,
): Promise<{ contact?: string; replyTo?: string }> {
  const [service] = await listContacts(trx, [id_service]);
  const dit = service && sayContact(service);
  return {
    ...(dit ? { contact: `Pour joindre ${service.nom} : ${dit}.` } : {}),
    ...(service?.courriel ? { replyTo: service.courriel } : {}),
  };
}

type MoveTold = {
  dossier: DossierRow;
  instruction: InstructionRow;
  action: ActionInstruction;
  to: EtatInstruction;
  actor: Actor;
  motif?: string;
  /** The amount granted, in euros. */
  montant?: number;
  precisions?: string;
  /** The payment that brings the move, in words, with its sum in euros. */
  versement?: { dit: string; montant: number };
  /** True when what was asked to complete the dossier is no longer awaited. */
  isRetire?: boolean;
  nombreCourriers?: number;
  /** The person of the service whom the move put in charge, and who was told so. */
  confie_a?: string | null;
};

/**
 * Tells the other side that the state changed; the author of the move is not told. A dossier that is sent and given to
 * one person of the service is told to that person, and besides only to who follows it.
 */
export async function tellMove(platform: Platform, trx: Tx, told: MoveTold): Promise<void> {
  const { dossier, instruction, action, to, actor, motif, montant, precisions, isRetire, nombreCourriers } =
    told;
  if (action === 'remove' || action === 'restore') return;
  const isFromService = action !== 'transmit';
  if (isFromService) await tellQuiSuivent(platform, trx, told);
  // The row was read before the move: what the move wrote is put in its place.
  const accordee = {
    ...instruction,
    montant_accorde: montant ?? instruction.montant_accorde,
    accorde_le: platform.clock.now().toISOString(),
  };
  const people = isFromService ? await findDemandeurs(trx, dossier) : await findRecevants(trx, told);
  const notice = {
    kind: 1 as const,
    to: people.filter((id) => id !== actor.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    mail: {
      ...describeCourrier({
        action,
        genre: dossier.genre,
        nomme: nommeRow(dossier),
        service: instruction.nom_service,
        association: dossier.nom_association,
        motif,
        montantEuros: montant,
        demandeEuros: isFromService ? undefined : instruction.montant_demande,
        sommeVersee: told.versement?.montant,
        precisions,
        isRetire,
        nombreCourriers,
        suite: to === '6' ? suiteEcrite(dossier, { ...accordee, etat: to }, platform.clock.now()) : null,
      }),
      ...(isFromService ? await findReplyAddress(trx, instruction.id_service_instructeur) : {}),
    },
  };
  await (told.versement
    ? notify(platform, trx, { ...notice, variante: 'paiement', params: { paiement: told.versement.dit } })
    : notify(platform, trx, { ...notice, params: { etat: sayEtatInstruction(to) } }));
}

/** Gives the people of the service who are told of what it received. */
async function findRecevants(
  trx: Tx,
  { dossier, instruction, confie_a = null }: Pick<MoveTold, 'dossier' | 'instruction' | 'confie_a'>,
): Promise<string[]> {
  const members = await findMembresService(trx, instruction.id_service_instructeur);
  if (confie_a === null) return members;
  return (await findFollowers(trx, members, dossier.id)).filter((id) => id !== confie_a);
}

type Ailleurs = Pick<MoveTold, 'dossier' | 'actor'> & { id_service: string };

/** Tells the services that study the dossier that another one, which is not named, had it sent back: its text may change. */
export async function tellAutresServices(
  platform: Platform,
  trx: Tx,
  { dossier, actor, id_service }: Ailleurs,
): Promise<void> {
  const studying = dossier.instructions.filter(
    (one) => one.id_service_instructeur !== id_service && isAtStudy(one.etat),
  );
  for (const { id_service_instructeur } of studying) {
    const members = await findMembresService(trx, id_service_instructeur);
    await notify(platform, trx, {
      kind: 1,
      variante: 'ailleurs',
      to: members.filter((id) => id !== actor.id),
      objet: dossierObjet(dossier),
      id_association: dossier.id_association,
      params: {},
      mail: { ...sujetDossier('Corrigé pour un autre service', nommeRow(dossier)) },
    });
  }
}

/** Says, for an e-mail to the association, what comes next for the money of this instruction; null when nothing does. */
export const suiteEcrite = (
  { genre }: Pick<DossierRow, 'genre'>,
  instruction: InstructionRow,
  now: Date,
): string | null =>
  suiteArgentEcrite(suiteArgent({ ...instruction, genre }), { service: instruction.nom_service, now });

/** Tells the colleagues who follow the dossier what the service did to it. */
async function tellQuiSuivent(platform: Platform, trx: Tx, told: MoveTold): Promise<void> {
  const { dossier, instruction, actor, to } = told;
  const members = await findMembresService(trx, instruction.id_service_instructeur);
  const others = members.filter((id) => id !== actor.id);
  await notify(platform, trx, {
    kind: 1,
    to: await findFollowers(trx, others, dossier.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { etat: `${sayEtatInstruction(to)}, par ${actor.prenom} ${actor.nom}` },
  });
}
