import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { defaultOrigine, rolesInscription } from '@asso/domain/compte/inscription.rules';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { RefusedError } from '../../platform/http/refused-error.ts';
import { toCompteActe } from '../inscription/activation.ts';
import { courrielInscriptionJob } from '../inscription/inscription.job.ts';
import { bienvenueMail } from '../inscription/inscription.mail.ts';
import { insertInscription } from '../inscription/inscription.sql.ts';
import { type OpenedSession, openSession } from '../session/session.ts';
import { insertUtilisateur } from '../utilisateur.sql.ts';
import { type ExterneDeps, rememberProvider, spendRetour, tieIdentite } from './connexion-externe.ts';
import type { Retour } from './essai-externe.ts';

type Registering = {
  retour: Retour;
  courriel: string;
  civilite: string | null;
  prenom: string;
  nom: string;
  userAgent: string;
};

/**
 * Creates an account without a password, which only the identity opens. It is active at once when the provider
 * vouches for the address; otherwise it is a registration like any other, whose address a link must prove.
 */
export const registerExterne = (
  deps: ExterneDeps,
  registering: Registering,
): Promise<{ id: string; session: OpenedSession }> =>
  inTransaction(deps.db, async (trx) => {
    const { retour, userAgent } = registering;
    await spendRetour(trx, retour);
    const id = await insertPersonne(trx, deps, registering);
    await tieIdentite(trx, deps, { id, retour });
    const session = await openSession(trx, deps, { id_utilisateur: id, user_agent: userAgent });
    await rememberProvider(trx, deps, { retour, id_session: session.id_session });
    return { id, session };
  });

async function insertPersonne(
  trx: Tx,
  { clock, jobs, mail, config }: ExterneDeps,
  { retour, courriel: email, ...typed }: Registering,
): Promise<string> {
  const now = clock.now();
  const personne = {
    email,
    mot_de_passe: null,
    civilite: typed.civilite,
    prenom: inscriptionFields.prenom.format.normalise?.(typed.prenom) ?? typed.prenom,
    nom: inscriptionFields.nom.format.normalise?.(typed.nom) ?? typed.nom,
    roles: [...rolesInscription],
    origine: defaultOrigine,
  };
  if (!retour.identite.isCourrielProuve) {
    await jobs.enqueue(trx, courrielInscriptionJob, { email, redirect: retour.redirect });
    return insertInscription(trx, { ...personne, now });
  }
  const id = await insertUtilisateur(trx, { ...personne, enabled: true, created_at: now });
  if (id === undefined) throw new RefusedError({ code: 'compte.adresse-deja-liee' });
  await writeHistory(trx, { ...toCompteActe({ ...personne, id }), at: now, action: 'activer' });
  await mail.write(trx, {
    cle: `bienvenue/${id}`,
    ...bienvenueMail(personne, config.publicUrl, retour.redirect),
  });
  return id;
}
