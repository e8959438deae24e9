import { motDePasseLiens } from '@asso/domain/compte/lien.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { toCompteActe } from '../inscription/activation.ts';
import { closeLiens } from '../lien.sql.ts';
import { forgetAppareils } from '../session/appareil.sql.ts';
import { revokeOtherSessions } from '../session/session.sql.ts';
import { motDePasseChangeMail } from './mot-de-passe.mail.ts';
import { type Detenteur, saveNouveauMotDePasse } from './nouveau-mot-de-passe.sql.ts';

type Writing = {
  person: Pick<Detenteur, 'id' | 'email' | 'nom' | 'prenom' | 'roles'>;
  hash: string;
  action: 'changer-mot-de-passe' | 'reinitialiser-mot-de-passe';
  /** The session that stays open, if any. */
  kept?: string;
};

const objets = [...motDePasseLiens, 'deblocage', 'courriel'] as const;

/**
 * Writes a new password. Sessions opened with the old one and links requested before stop working, and the owner is
 * told.
 */
export async function writeNouveauMotDePasse(
  trx: Tx,
  { clock, mail, config }: Pick<Platform, 'clock' | 'mail' | 'config'>,
  { person, hash, action, kept }: Writing,
): Promise<void> {
  const now = clock.now();
  const { id } = person;
  await saveNouveauMotDePasse(trx, { id, hash, now });
  await revokeOtherSessions(trx, { id_utilisateur: id, but: kept, motif: 'mot-de-passe' });
  await closeLiens(trx, { id_utilisateur: id, objets, now });
  await forgetAppareils(trx, id);
  await writeHistory(trx, { ...toCompteActe(person), at: now, action });
  const notice = motDePasseChangeMail(person, { quand: formatHorodatage(now), publicUrl: config.publicUrl });
  await mail.write(trx, { cle: `mot-de-passe-change/${id}/${now.toISOString()}`, ...notice });
}
