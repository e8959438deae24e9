import { reponseAvant } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { dayOf, formatDate } from '@asso/domain/identifiants/instants';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { arriveeMail, demandeMail, reponseMail } from './adhesion.mail.ts';
import type { AssociationRow } from './association.sql.ts';
import { listGestionnaires, type MembreRow } from './membre.sql.ts';

type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;
type Told = { row: AssociationRow; membre: MembreRow; actor: Actor };

/** Writes to each manager; a reminder once a day, however often it is asked. Gives how many there are. */
export async function tellDemande(
  tx: Tx,
  { mail, clock, config }: Post,
  { row, membre, actor, cause }: Told & { cause: 'demande' | 'rappel' },
): Promise<number> {
  const managers = await listGestionnaires(tx, membre);
  const when = cause === 'demande' ? '' : `/${dayOf(clock.now())}`;
  const asked = {
    demandeur: actor,
    fonction: fonctionFor(membre.fonction, actor.civilite),
    avant: formatDate(reponseAvant(membre.since)),
  };
  for (const to of managers) {
    const cle = `adhesion/${cause}/${membre.id}/${to.id}${when}`;
    const draft = demandeMail({ to, association: row, publicUrl: config.publicUrl }, asked);
    await mail.write(tx, { cle, ...draft });
  }
  return managers.length;
}

/** Those who manage it already, the one who came in apart. */
export async function tellArrivee(
  tx: Tx,
  { mail, config }: Post,
  { row, membre, actor }: Told,
): Promise<void> {
  for (const to of await listGestionnaires(tx, membre)) {
    if (to.id === actor.id) continue;
    const cle = `adhesion/arrivee/${membre.id}/${to.id}`;
    await mail.write(tx, {
      cle,
      ...arriveeMail({ to, association: row, publicUrl: config.publicUrl }, actor),
    });
  }
}

type Answered = {
  row: AssociationRow;
  membre: MembreRow;
  to: { prenom: string; nom: string; email: string };
  motif: string | undefined;
};

export async function tellReponse(
  tx: Tx,
  { mail, config }: Post,
  { row, membre, to, motif }: Answered,
): Promise<void> {
  const isAcceptee = membre.etat === 'active';
  const draft = reponseMail({ to, association: row, publicUrl: config.publicUrl }, { isAcceptee, motif });
  await mail.write(tx, { cle: `adhesion/reponse/${membre.id}/${membre.version}`, ...draft });
}
