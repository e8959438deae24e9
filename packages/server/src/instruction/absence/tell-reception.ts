// Tells somebody of a service of what is theirs, while they are there or not.
import { sayOnBehalf } from '@asso/domain/instruction/absence.words';
import type {
  NotificationObjet,
  NotificationParams,
  Variante,
} from '@asso/domain/notification/notification.words';
import type { CourrielWords } from '../../notification/notification.mail.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameReception, type ReceptionNommee, readEffectif } from './effectif.ts';

/** What one person of a service is told, of the kind « service ». */
type Personal<V extends Variante<7>> = {
  variante: V;
  objet: NotificationObjet;
  params: NotificationParams<7, V>;
  mail: CourrielWords;
};

type Told<V extends Variante<7>> = {
  id_service: string;
  /** The account of the person. */
  id: string;
  /** The account of who acted, who is told nothing of it. */
  par?: string;
  notice: Personal<V>;
};

/**
 * Tells one person of a service. While they are away and a colleague receives, the mail goes to that colleague and says
 * for whom; the person still finds it in the inbox on return.
 */
export async function notifyOrReplace<V extends Variante<7>>(
  platform: Platform,
  trx: Tx,
  { id_service, id, par, notice }: Told<V>,
): Promise<void> {
  const reception = nameReception(await readEffectif(trx, id_service, platform.clock.now()), id);
  if (!reception?.recoit) return notify<7, V>(platform, trx, { ...notice, kind: 7, to: [id] });
  await notify<7, V>(platform, trx, { ...notice, kind: 7, to: [id], mail: false });
  if (reception.recoit.id !== par) await notifyReplacing(platform, trx, { reception, notice });
}

type Replacing<V extends Variante<7>> = { reception: ReceptionNommee; notice: Personal<V> };

/** Tells who receives in the place of somebody: the inbox and the mail say for whom. */
export async function notifyReplacing<V extends Variante<7>>(
  platform: Platform,
  trx: Tx,
  { reception: { absent, au, recoit }, notice }: Replacing<V>,
): Promise<void> {
  if (!recoit) return;
  const { objet, mail } = notice;
  const pour = sayOnBehalf({ absent: absent.nom, au });
  await notify<7, V>(platform, trx, {
    ...notice,
    kind: 7,
    to: [recoit.id],
    objet: { ...objet, libelle: `${objet.libelle}, pour ${absent.nom}` },
    mail: { ...mail, text: mail.text === undefined ? pour : `${pour} ${mail.text}` },
  });
}
