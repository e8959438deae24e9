// Tells the person who made a SIRET request of its moves, and all who manage the association when it gets its number.
import type { Actor } from '@asso/domain/compte/actor';
import { type ActionSiret, shownEtatSiret } from '@asso/domain/demande-siret/demande-siret.states';
import {
  courrierSiret,
  isDecisionTue,
  sayDemandeSiret,
} from '@asso/domain/demande-siret/demande-siret.words';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import { listGestionnaires } from '../association/acces/membre.sql.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type DemandeSiretRow, findDemandeursSiret } from './demande-siret.sql.ts';
import { demandeSiretLien } from './demande-siret-access.ts';

type Told = { demande: DemandeSiretRow; action: ActionSiret; actor: Actor };

/** The request that the message is about, with a link to its own page for those who may open it. */
const objetOf = (demande: DemandeSiretRow): NotificationObjet => ({
  type: 'demande-siret',
  id: demande.id,
  libelle: sayDemandeSiret(demande.id_fo_fonctionnel),
  lien: demandeSiretLien(demande),
});

/**
 * Tells the people behind a request of its move, unless it is a decision that the SIRET service keeps to itself, and
 * the other managers when the association gets its number. Whoever transmits is told too: the mail is their receipt.
 */
export async function tellDemande(
  platform: Platform,
  tx: Tx,
  { demande, action, actor }: Told,
): Promise<void> {
  if (isDecisionTue(action)) return;
  const { id_association, id_correspondance, id_siret, motif } = demande;
  const theirs = await findDemandeursSiret(tx, demande);
  const notice = {
    kind: 3 as const,
    objet: objetOf(demande),
    id_association,
    par: actor.id,
    params: { etat: shownEtatSiret(demande.code_etat) },
    mail: courrierSiret({ action, numero: demande.id_fo_fonctionnel, siret: id_siret, motif }),
  };
  const isReceipt = action === 'transmit';
  await notify(platform, tx, { ...notice, to: isReceipt ? theirs : theirs.filter((id) => id !== actor.id) });
  if (action !== 'grant') return;
  const managers = await listGestionnaires(tx, { id_association, id_siret: null });
  const others = managers.map(({ id }) => id).filter((id) => id !== actor.id && !theirs.includes(id));
  // The other managers may not open the request: the link leads them to the number, in the association's file.
  const lien = `/informations-administratives/${id_correspondance}`;
  await notify(platform, tx, { ...notice, to: others, objet: { ...notice.objet, lien } });
}
