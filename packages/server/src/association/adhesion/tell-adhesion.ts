// Tells people that somebody asks for access to an association, asks again, or comes in.
import { answerDue } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { formatDate, localDay } from '@asso/domain/identifiants/dates-affichees';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes } from '../../referentiel/listes.ts';
import { listGestionnaires, type MembreRow } from '../acces/membre.sql.ts';
import type { AssociationRow } from '../association.sql.ts';
import { accesHref, demandeHref, demandeMail } from './adhesion.mail.ts';
import { listPreuves } from './preuve.sql.ts';

type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;
type Told = { row: AssociationRow; membre: MembreRow; actor: Actor };

/**
 * Writes the request to each manager, a reminder once a day at most, and confirms to the requester that a new request
 * is sent; returns the number of managers.
 */
export async function tellDemande(
  tx: Tx,
  platform: Post,
  { row, membre, actor, cause }: Told & { cause: 'demande' | 'rappel' },
): Promise<number> {
  const { mail, clock, config } = platform;
  const managers = await listGestionnaires(tx, membre);
  const when = cause === 'demande' ? '' : `/${localDay(clock.now())}`;
  const until = answerDue(membre.since);
  const asked = {
    demandeur: actor,
    fonction: fonctionFor(membre.fonction, actor.civilite, await readListes(tx, ['fonctions'])),
    avant: clock.now() < until ? formatDate(until) : null,
    message: membre.message,
    preuves: (await listPreuves(tx, [membre.id])).length,
    isRappel: cause === 'rappel',
  };
  for (const to of managers) {
    const cle = `adhesion/${cause}/${membre.id}/${to.id}${when}`;
    const draft = demandeMail({ to, association: row, publicUrl: config.publicUrl }, asked);
    await mail.write(tx, { cle, ...draft });
  }
  if (cause === 'demande') {
    const fait = `${fullName(actor)} demande à gérer l’association`;
    await tellAcces(tx, platform, { row, to: managers.map(({ id }) => id), fait, mail: false });
    await confirmDemande(tx, platform, { row, membre, until, gestionnaires: managers.length });
  }
  return managers.length;
}

type Asked = Omit<Told, 'actor'> & { until: Date; gestionnaires: number };

/** Tells the requester that their request is sent, until when the managers may answer, and to join a proof. */
const confirmDemande = (
  tx: Tx,
  platform: Post,
  { row, membre, until, gestionnaires }: Asked,
): Promise<void> =>
  tellAcces(tx, platform, {
    row,
    to: [membre.id_utilisateur],
    fait: 'votre demande d’accès est envoyée',
    lien: demandeHref(membre.id),
    mail: {
      subject: `Votre demande d’accès à ${row.nom} est envoyée`,
      text: `${gestionnaires > 1 ? `Les ${gestionnaires} personnes qui gèrent l’association ont` : 'La personne qui gère l’association a'} jusqu’au ${formatDate(until)} pour répondre. Joignez la preuve du nouveau bureau : ensuite, l’administration décidera d’après elle.`,
    },
  });

type Acces = {
  row: AssociationRow;
  /** The ids of the accounts that are told. */
  to: readonly string[];
  /** What happened, in French, without the name of the association nor the final full stop. */
  fait: string;
  /** The reason, said after `fait` in the inbox and in the e-mail. */
  motif?: string;
  /** The page that the message opens, for a person who may no longer open the page of the accesses; null for none. */
  lien?: string | null;
  mail?: false | { subject?: string; text?: string };
};

/** Writes one line in the inbox of each person, and the e-mail that copies it unless `mail` is false. */
export const tellAcces = (
  tx: Tx,
  platform: Post,
  { row, to, fait, motif, lien = accesHref(row), mail }: Acces,
): Promise<void> => {
  const objet = { type: 'association' as const, id: row.id, libelle: row.nom, lien };
  const told = { kind: 5 as const, to, objet, id_association: row.id, mail };
  // The sentence that quotes the reason ends with a full stop, so those that end the reason are removed.
  const said = motif?.trim().replace(/(?<!\.)\.+$/, '');
  return said
    ? notify(platform, tx, { ...told, variante: 'accesMotive', params: { fait, motif: said } })
    : notify(platform, tx, { ...told, variante: 'acces', params: { fait } });
};

/** Tells the managers, except the person who came in and those who are told in another way. */
export async function tellGestionnaires(
  tx: Tx,
  platform: Post,
  { membre, sauf = [], ...told }: Omit<Acces, 'to'> & { membre: MembreRow; sauf?: readonly string[] },
): Promise<void> {
  const managers = await listGestionnaires(tx, membre);
  const to = managers.map(({ id }) => id).filter((id) => id !== membre.id_utilisateur && !sauf.includes(id));
  await tellAcces(tx, platform, { ...told, to });
}

/** Tells the managers, who may undo it, that somebody came in. */
export const tellArrivee = (tx: Tx, platform: Post, { row, membre, actor }: Told): Promise<void> =>
  tellGestionnaires(tx, platform, {
    row,
    membre,
    fait: `${fullName(actor)} gère maintenant l’association`,
    mail: {
      subject: `${fullName(actor)} gère maintenant ${row.nom}`,
      text: 'Si ce n’est pas ce que vous attendiez, retirez-lui l’accès.',
    },
  });

export const fullName = ({ prenom, nom }: { prenom: string; nom: string }): string => `${prenom} ${nom}`;
