// Tells those who follow a dossier that the service side moved inscriptions of it: one message, however many moved.
import type { Actor } from '@asso/domain/compte/actor';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { makeSujetCourriel } from '@asso/domain/notification/sujet-courriel.words';
import { type ActePsp, sommePsp } from '@asso/domain/pass-sport/service-psp.rules';
import { sayPspDone } from '@asso/domain/pass-sport/service-psp.words';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { DossierPspRow } from './dossier-psp.sql.ts';
import { passSportObjet } from './tell-partage.ts';

type Mouvement = {
  dossier: DossierPspRow;
  acte: ActePsp;
  actor: Actor;
  rows: readonly { id_psp: string; montant: number }[];
};

const nommesAtMost = 20;

export async function tellMouvement(
  platform: Platform,
  tx: Tx,
  { dossier, acte, actor, rows }: Mouvement,
): Promise<void> {
  const fait = sayPspDone(acte.action, rows.length, sommePsp(rows));
  const objet = passSportObjet(dossier);
  await notify(platform, tx, {
    kind: 1,
    variante: 'paiement',
    to: [dossier.created_by, ...dossier.shared_with].filter((id) => id !== actor.id),
    objet,
    id_association: dossier.id_association,
    params: { paiement: fait },
    mail: { ...makeSujetCourriel(fait, objet.libelle), text: precisions(acte, rows) },
  });
}

/** Gives the details of the message. People are named by their codes, so that an e-mail names no child. */
function precisions({ motif, paye_le, reference }: ActePsp, rows: Mouvement['rows']): string {
  const codes = rows.slice(0, nommesAtMost).map(({ id_psp }) => id_psp);
  const others = rows.length - codes.length;
  return [
    ...(motif ? [`Motif :\n\n${motif.trim()}`] : []),
    ...(paye_le
      ? [`Versement du ${formatDay(paye_le)}${reference ? `, référence ${reference.trim()}` : ''}.`]
      : []),
    `Codes : ${codes.join(', ')}${others > 0 ? ` et ${others} autres` : ''}.`,
  ].join('\n\n');
}
