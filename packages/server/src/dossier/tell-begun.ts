import type { Actor } from '@asso/domain/compte/actor';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findService } from '../service/service.sql.ts';
import { findDossier } from './dossier.sql.ts';
import { findDemandeurs } from './equipe.sql.ts';
import { dossierObjet } from './tell-dossier.ts';

type Begun = { id: string; service: string; actor: Actor };

/**
 * Tells the managers that a service began a dossier in the name of their association, which they may open, take over
 * or remove.
 */
export async function tellBegun(platform: Platform, trx: Tx, { id, service, actor }: Begun): Promise<void> {
  const dossier = await findDossier(trx, id);
  if (!dossier) return;
  const nom = (await findService(trx, service))?.nom ?? '';
  await notify(platform, trx, {
    kind: 1,
    to: (await findDemandeurs(trx, dossier)).filter((one) => one !== actor.id),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { etat: `commencé pour vous par ${nom}` },
    mail: {
      subject: `${nom} a commencé une demande pour ${dossier.nom_association}`,
      phrase: `${nom} a commencé une demande de subvention au nom de votre association.`,
      text: 'Vous pouvez l’ouvrir, la compléter, l’envoyer ou la retirer. Tant que vous ne l’avez pas envoyée vous-même, elle n’ouvre à ce service ni vos documents ni vos coordonnées bancaires.',
    },
  });
}
