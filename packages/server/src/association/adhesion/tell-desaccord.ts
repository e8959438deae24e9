// Tells people that managers disagree about an access, or that somebody was replaced.

import { answerDue } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MembreRow, readNom } from '../acces/membre.sql.ts';
import type { AssociationRow } from '../association.sql.ts';
import { demandeHref } from './adhesion.mail.ts';
import { listAdministrateurs } from './attente.sql.ts';
import { fullName, tellAcces, tellGestionnaires } from './tell-adhesion.ts';

type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;
type Desaccord = { row: AssociationRow; membre: MembreRow; actor: Actor; motif: string | undefined };

/**
 * Tells of a disagreement the person concerned and the managers and, when an access already given is contested, the
 * administrators.
 */
export async function tellDesaccord(tx: Tx, platform: Post, desaccord: Desaccord): Promise<void> {
  const { row, membre, actor, motif } = desaccord;
  const isDemande = membre.etat === 'demandee';
  const personne = await readNom(tx, membre.id_utilisateur);
  const until = answerDue(membre.since);
  const when = isDemande && platform.clock.now() < until ? ` après le ${formatDate(until)}` : '';
  const suite = isDemande
    ? `Votre preuve reste jointe : l’administration décidera d’après elle${when}.`
    : 'Vous gardez votre accès : l’administration décidera. Vous pouvez joindre une autre preuve.';
  const quoi = isDemande ? 'n’est pas d’accord avec votre demande d’accès' : 'conteste votre accès';
  await tellAcces(tx, platform, {
    row,
    to: [membre.id_utilisateur],
    fait: `${fullName(actor)} ${quoi}, l’administration décidera`,
    motif,
    lien: demandeHref(membre.id),
    mail: { subject: `${row.nom} : ${fullName(actor)} ${quoi}`, text: suite },
  });
  const acces = isDemande
    ? `la demande d’accès ${withElision(personne)}`
    : `l’accès ${withElision(personne)}`;
  await tellGestionnaires(tx, platform, {
    row,
    membre,
    sauf: [actor.id],
    fait: `${fullName(actor)} conteste ${acces}, l’administration décidera${when}`,
    motif,
  });
  if (!isDemande) {
    await tellAcces(tx, platform, {
      row,
      to: await listAdministrateurs(tx),
      fait: `${fullName(actor)} conteste l’accès ${withElision(personne)}, que l’administration a donné`,
      motif,
      lien: `/administration/lca?attente=conteste&q=${row.id_rna ?? row.id_siren ?? ''}`,
      mail: {},
    });
  }
}

type Remplace = { row: AssociationRow; membre: MembreRow; nouveau: string };

/** Tells a member of the former board who replaces them, and what they may still do. */
export const tellRemplace = (tx: Tx, platform: Post, { row, membre, nouveau }: Remplace): Promise<void> =>
  tellAcces(tx, platform, {
    row,
    to: [membre.id_utilisateur],
    fait: `votre accès a pris fin, sur décision de l’administration : ${nouveau} a prouvé le nouveau bureau`,
    lien: demandeHref(membre.id),
    mail: { subject: `Votre accès à ${row.nom} a pris fin`, text: recours(platform) },
  });

/** The last sentence of the mails that tell what the administration decided against somebody. */
export const recours = ({ config }: Pick<Platform, 'config'>): string =>
  `Vous n’êtes pas d’accord ? Écrivez à ${config.assistanceEmail}, avec vos pièces, ou faites une demande d’accès avec la preuve de votre mandat.`;
