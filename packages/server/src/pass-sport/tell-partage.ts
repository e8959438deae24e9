// Colleagues are told that a Pass'Sport dossier is shared with them, or that its account changed.

import type { Actor } from '@asso/domain/compte/actor';
import { withElision } from '@asso/domain/identifiants/elision';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import { nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { DossierPspRow } from './dossier-psp.sql.ts';

type Told = { dossier: DossierPspRow; to: readonly string[]; actor: Actor };

/** The dossier that the message is about, with a link to its own page for those who may open it. */
export const passSportObjet = ({ id, id_siret, exercice_id, nom }: DossierPspRow): NotificationObjet => ({
  type: 'pass-sport',
  id,
  libelle: `Pass’Sport ${nameSaison(exercice_id)} ${withElision(nom)}`,
  lien: `/associations/${id_siret}/pass-sport`,
});

const nomOf = ({ prenom, nom }: Actor): string => `${prenom} ${nom}`;
const others = ({ to, actor }: Told): string[] => to.filter((id) => id !== actor.id);

export const tellPartage = (platform: Platform, tx: Tx, told: Told): Promise<void> =>
  notify(platform, tx, {
    kind: 5,
    variante: 'acces',
    to: others(told),
    objet: passSportObjet(told.dossier),
    id_association: told.dossier.id_association,
    params: { fait: `${nomOf(told.actor)} l’a partagé avec vous` },
    mail: { phrase: `${nomOf(told.actor)} a partagé ce dossier avec vous.` },
  });

export const tellRib = (platform: Platform, tx: Tx, told: Told): Promise<void> =>
  notify(platform, tx, {
    kind: 6,
    variante: 'fiche',
    to: others(told),
    objet: passSportObjet(told.dossier),
    id_association: told.dossier.id_association,
    params: { fait: `${nomOf(told.actor)} a changé le RIB des remboursements` },
  });
