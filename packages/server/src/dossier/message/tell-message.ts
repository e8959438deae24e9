// Tells people of a message written in a dossier.

import type { Actor } from '@asso/domain/compte/actor';
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembresService } from '../../service/service.sql.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { findDemandeurs } from '../equipe.sql.ts';
import { dossierObjet, findReplyAddress, nommeRow } from '../tell-dossier.ts';

type Told = {
  dossier: DossierRow;
  actor: Actor;
  at: Date;
  cote: 'association' | 'service';
  /** The service that writes, or the one written to; null when it is for all of them. */
  id_service: string | null;
  texte: string;
  reponse_avant: Date | null;
  nombreFichiers: number;
};

/** Tells the people written to, but not the author. Files are read on the portal: no e-mail carries them. */
export async function tellMessage(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier, actor, cote, id_service, texte, reponse_avant, nombreFichiers } = told;
  const services = dossier.instructions
    .map((one) => one.id_service_instructeur)
    .filter((one) => id_service === null || one === id_service);
  const people =
    cote === 'service'
      ? await findDemandeurs(trx, dossier)
      : (await Promise.all(services.map((id) => findMembresService(trx, id)))).flat();
  const parts = [
    texte,
    ...(nombreFichiers > 0
      ? [`${count(nombreFichiers, 'fichier joint', 'fichiers joints')} : à lire sur le portail.`]
      : []),
    ...(reponse_avant ? [`Réponse attendue avant le ${showEcheance(reponse_avant, told.at).date}.`] : []),
  ];
  const objet = dossierObjet(dossier);
  await notify(platform, trx, {
    kind: 5,
    to: people.filter((id) => id !== actor.id),
    objet: {
      ...objet,
      lien: `${objet.lien}${cote === 'service' ? '?mode=read#messages' : '?onglet=echanges'}`,
    },
    id_association: dossier.id_association,
    params: { auteur: `${actor.prenom} ${actor.nom}` },
    mail: {
      ...sujetDossier(`Message ${withElision(actor.prenom)} ${actor.nom}`, nommeRow(dossier)),
      text: parts.join('\n\n'),
      ...(cote === 'service' && id_service !== null ? await findReplyAddress(trx, id_service) : {}),
    },
  });
}
