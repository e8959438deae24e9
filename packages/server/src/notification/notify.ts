import { acteCourriel, sayNotificationCourriel } from '@asso/domain/notification/courriel-notification.words';
import {
  type NotificationKind,
  type NotificationObjet,
  type NotificationParams,
  notificationSentence,
  type Variante,
} from '@asso/domain/notification/notification.words';
import { isEssentiel } from '@asso/domain/notification/rythme.rows';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { makeJetons } from './arret.sql.ts';
import { type CourrielWords, notificationMail } from './notification.mail.ts';
import { findDestinataires, insertNotifications, notificationCle } from './notification.sql.ts';
import { adresseArret } from './pages-arret.ts';
import { insertWaitingCourriel, readRythmesChoisis } from './preference.sql.ts';
import { withoutUnfollowers } from './suivi.sql.ts';

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

export type Notice<K extends NotificationKind = NotificationKind, V extends Variante<K> = Variante<K>> = {
  kind: K;
  /** The default is `defaut`. */
  variante?: V;
  /** The ids of accounts. A repeated id is told once, and closed accounts are left out. */
  to: readonly string[];
  objet: NotificationObjet;
  id_association?: string;
  /** The account of the person who acted: their own notification is kept as already read. */
  par?: string;
  params: NotificationParams<K, V>;
  /** Words that the e-mail adds to the sentence and the link; `false` sends no e-mail. */
  mail?: false | CourrielWords;
};

/**
 * Writes the inbox of each person, save those who chose to hear nothing more of the dossier, in the transaction of what
 * is told. The e-mail that copies the notification leaves at once, waits for the e-mail of the day or is not sent, as
 * the person chose for this kind.
 */
export async function notify<K extends NotificationKind, V extends Variante<K> = Variante<K> & 'defaut'>(
  platform: Pick<Platform, 'mail' | 'clock' | 'config'>,
  trx: Tx,
  notice: Notice<K, V>,
): Promise<void> {
  const { kind, objet, mail, variante = 'defaut' } = notice;
  if (notice.to.length === 0) return;
  const to = await withoutUnfollowers(trx, [...new Set(notice.to)], objet);
  if (to.length === 0) return;
  const people = await findDestinataires(trx, to);
  if (people.length === 0) return;
  const params: Record<string, string> = { ...notice.params, objet: objet.libelle };
  const created_at = platform.clock.now();
  const inserted = await insertNotifications(
    trx,
    people.map(({ id }) => ({
      id_utilisateur: id,
      kind,
      variante,
      objet_type: objet.type,
      objet_id: objet.id,
      objet_libelle: objet.libelle,
      lien: objet.lien,
      id_association: notice.id_association ?? null,
      params,
      created_at,
      read_at: id === notice.par ? created_at : null,
    })),
  );
  if (mail === false) return;
  const sentence = notificationSentence(kind, variante, params);
  const message = {
    sentence,
    ...sayNotificationCourriel(kind, variante, params),
    objet: objet.libelle,
    lien: objet.lien,
    publicUrl: platform.config.publicUrl,
    ...(mail?.phrase === undefined ? {} : { isObjetDit: false }),
    ...mail,
    acte: mail?.acte ?? acteCourriel(kind, variante),
  };
  const rythmes = await readRythmesChoisis(trx, [...inserted.keys()], kind);
  const isVital = isEssentiel(kind, variante);
  const now = people.filter(({ id }) => {
    const rythme = rythmes.get(id) ?? 'aussitot';
    return rythme === 'aussitot' || (rythme === 'essentiel' && isVital);
  });
  const asked = { ids: idsOf(now), choix: `${kind}` as const };
  const jetons = isVital ? null : await makeJetons(trx, platform.config, asked);
  for (const person of people) {
    const id = inserted.get(person.id) ?? '';
    const rythme = rythmes.get(person.id);
    if (now.includes(person)) {
      const jeton = jetons?.get(person.id);
      await platform.mail.write(trx, {
        cle: notificationCle(id),
        ...notificationMail(person, message),
        ...(jeton && { desabonnement: adresseArret(jeton, platform.config.publicUrl) }),
      });
    } else if (rythme === 'jour') {
      await insertWaitingCourriel(trx, { id_notification: id, id_utilisateur: person.id });
    }
  }
}
