import type { Actor } from '@asso/domain/compte/actor';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { dossierObjet } from '../tell-dossier.ts';
import type { DemandeRow } from './signature.sql.ts';

type Told = { row: DossierRow; demande: Pick<DemandeRow, 'id_utilisateur'>; actor: Actor; fait: string };

/** Tells the person who was asked to sign, in their inbox, that they are awaited no more. */
export const tellRetiree = (
  platform: Platform,
  trx: Tx,
  { row, demande, actor, fait }: Told,
): Promise<void> =>
  notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: [demande.id_utilisateur].filter((id) => id !== actor.id),
    objet: dossierObjet(row),
    id_association: row.id_association,
    params: { fait },
    mail: false,
  });
