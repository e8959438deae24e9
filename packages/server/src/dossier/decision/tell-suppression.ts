// Tells the people who work on a dossier that one of them took it out of their lists, or put it back.
import type { Actor } from '@asso/domain/compte/actor';
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { joinWithAnd } from '@asso/domain/identifiants/enumeration';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { findDemandeurs } from '../equipe.sql.ts';
import { dossierObjet, nommeRow } from '../tell-dossier.ts';

type Told = { dossier: DossierRow; action: 'remove' | 'restore'; actor: Actor };

/** The dossier is as it was before the move; its author is not told. */
export async function tellSuppression(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier, action, actor } = told;
  const { fait, phrase, text } = wordsOf(told);
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: (await findDemandeurs(trx, dossier)).filter((id) => id !== actor.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { fait },
    mail: {
      ...sujetDossier(action === 'remove' ? 'Supprimé' : 'Restauré', nommeRow(dossier)),
      acte: 'Voir le dossier',
      phrase,
      text,
    },
  });
}

function wordsOf({ dossier, action, actor }: Told): { fait: string; phrase: string; text: string } {
  const who = `${actor.prenom} ${actor.nom}`;
  if (action === 'restore') {
    const text = 'Il est de nouveau dans vos dossiers, avec ce que vous y aviez écrit.';
    return { fait: `${who} l’a restauré`, phrase: `${who} a restauré ce dossier.`, text };
  }
  const gardent = dossier.instructions.filter(({ etat }) => isAtStudy(etat)).map((one) => one.nom_service);
  const restaurer =
    'Rien n’est effacé : vous pouvez le restaurer depuis « Mes dossiers », sous « Dossiers supprimés ».';
  if (gardent.length === 0) {
    return { fait: `${who} l’a supprimé`, phrase: `${who} a supprimé ce dossier.`, text: restaurer };
  }
  const reste = `La demande faite à ${joinWithAnd(gardent)} continue.`;
  return {
    fait: `${who} en a supprimé ce qui n’est pas encore étudié`,
    phrase: `${who} a supprimé, de ce dossier, ce qui n’est pas encore étudié.`,
    text: reste,
  };
}
