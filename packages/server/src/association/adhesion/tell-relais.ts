// Tells people that the delay of a request for access has passed: the administration may decide from now on.
import { withElision } from '@asso/domain/identifiants/elision';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MembreRow, readNom } from '../acces/membre.sql.ts';
import type { AssociationRow } from '../association.sql.ts';
import { demandeHref } from './adhesion.mail.ts';
import { listPreuves } from './preuve.sql.ts';
import { tellAcces, tellGestionnaires } from './tell-adhesion.ts';

type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;

/** Tells the requester what they have to do, and the managers that they may still answer. */
export async function tellRelais(
  tx: Tx,
  platform: Post,
  { row, membre }: { row: AssociationRow; membre: MembreRow },
): Promise<void> {
  const preuves = (await listPreuves(tx, [membre.id])).length;
  await tellAcces(tx, platform, {
    row,
    to: [membre.id_utilisateur],
    fait: 'l’administration a maintenant votre demande d’accès',
    lien: demandeHref(membre.id),
    mail: {
      subject: `L’administration a maintenant votre demande d’accès à ${row.nom}`,
      text:
        preuves > 0
          ? 'Le délai de réponse de 15 jours est passé. L’administration décidera d’après la preuve que vous avez jointe.'
          : 'Le délai de réponse de 15 jours est passé. Joignez la preuve du nouveau bureau : l’administration décidera d’après elle.',
    },
  });
  const personne = await readNom(tx, membre.id_utilisateur);
  await tellGestionnaires(tx, platform, {
    row,
    membre,
    fait: `l’administration a maintenant la demande d’accès ${withElision(personne)}`,
    mail: {
      subject: `L’administration a maintenant la demande d’accès ${withElision(personne)} à ${row.nom}`,
      text: 'Le délai de 15 jours est passé sans réponse. Vous pouvez encore accepter ou refuser, tant que l’administration n’a pas décidé.',
    },
  });
}
