// Tells people that a transmitted dossier lacks something, was completed, or is complete again.
import type { Actor } from '@asso/domain/compte/actor';
import {
  type Manque,
  sayComplementAsked,
  sayManques,
} from '@asso/domain/dossier/completude/completude.rules';
import {
  type ActionCompletude,
  type faitsCompletude,
  sujetsCompletude,
} from '@asso/domain/dossier/completude/completude.states';
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { notify } from '../../notification/notify.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembresService } from '../../service/service.sql.ts';
import type { DossierRow, InstructionRow } from '../dossier.sql.ts';
import { findDemandeurs } from '../equipe.sql.ts';
import { dossierObjet, findReplyAddress, nommeRow } from '../tell-dossier.ts';

type Told = {
  dossier: DossierRow;
  instruction: InstructionRow;
  actor: Actor;
  at: Date;
  action: ActionCompletude;
  manques: readonly Manque[];
  /** The instant until which the missing items are awaited. */
  avant?: Date;
  /** What was asked or brought, one line for each point. */
  lines?: readonly string[];
};

export const recordCompletude = (
  trx: Tx,
  told: Omit<Told, 'action'> & { action: keyof typeof faitsCompletude },
): Promise<void> =>
  writeHistory(trx, {
    objet: 'dossier',
    id_objet: told.dossier.id,
    by: told.actor,
    at: told.at,
    action: `completude.${told.action}`,
    why: told.lines?.length ? told.lines.join('\n') : null,
    details: {
      cote: told.action === 'answer' ? 'association' : 'service',
      service: told.instruction.nom_service,
      id_service: told.instruction.id_service_instructeur,
      ...(told.avant ? { avant_le: told.avant.toISOString() } : {}),
    },
  });

/** Lists the people of the association to tell that a dossier lacks something, without the author of the act. */
export const demandeursToTell = async (
  db: Db,
  { dossier, actor }: Pick<Told, 'dossier' | 'actor'>,
): Promise<string[]> => (await findDemandeurs(db, dossier)).filter((id) => id !== actor.id);

/** Tells the other side; the author of the act is not told. */
export async function tellCompletude(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier, instruction, actor, action, at } = told;
  const people =
    action === 'answer'
      ? (await findMembresService(trx, instruction.id_service_instructeur)).filter((id) => id !== actor.id)
      : await demandeursToTell(trx, told);
  const notice = {
    kind: 2 as const,
    to: people,
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
  };
  const sujet = sujetDossier(sujetsCompletude[action], nommeRow(dossier));
  const reponse = await findReplyAddress(trx, instruction.id_service_instructeur);
  switch (action) {
    case 'ask': {
      const params = { manque: sayManques(told.manques) };
      const text = textDemande(told, at);
      return notify(platform, trx, { ...notice, params, mail: { ...sujet, text, ...reponse } });
    }
    case 'answer': {
      const params = { auteur: `${actor.prenom} ${actor.nom}` };
      const text = told.lines?.join('\n');
      return notify(platform, trx, { ...notice, variante: 'repondu', params, mail: { ...sujet, text } });
    }
    case 'accept':
      return notify(platform, trx, {
        ...notice,
        variante: 'complet',
        params: {},
        mail: { ...sujet, ...reponse },
      });
  }
}

const textDemande = ({ instruction, manques, avant }: Told, at: Date): string =>
  sayComplementAsked(instruction.nom_service, { manques, date: avant ? showEcheance(avant, at).date : null });
