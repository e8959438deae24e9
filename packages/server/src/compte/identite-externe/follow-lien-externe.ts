import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { RefusedError } from '../../platform/http/refused-error.ts';
import type { ConnexionOuverte } from '../connexion/connexion.ts';
import { activate } from '../inscription/activation.ts';
import { findLien, spendLien } from '../lien.sql.ts';
import { findCompteById } from '../utilisateur.sql.ts';
import { type ExterneDeps, openByRetour, type Porte, tieIdentite } from './connexion-externe.ts';
import { type Retour, readRetour } from './essai-externe.ts';

type Followed = { opened: ConnexionOuverte; retour: Retour };
type Following = { token: string; navigateur: string | undefined; porte: Porte };

/**
 * Ties an identity to the account whose mailbox received the link, only in the browser where the identity was shown:
 * a link that somebody else asked for ties nothing. After a refusal, the link still works.
 */
export async function followLien(
  deps: ExterneDeps,
  { token, navigateur, porte }: Following,
): Promise<Result<Followed>> {
  const { db, clock } = deps;
  const presented = { objet: 'identite', token, now: clock.now() } as const;
  const lien = await findLien(db, presented);
  const compte = lien && (await findCompteById(db, lien.id_utilisateur));
  if (!lien || !compte || compte.email !== lien.destinataire) return refused({ code: 'compte.lien-perime' });
  const retour = await readRetour(deps, { essai: Buffer.from(lien.donnees.essai, 'hex'), navigateur });
  if (!retour) return refused({ code: 'compte.connexion-externe-perimee' });
  const opened = await openByRetour(deps, {
    id: compte.id,
    retour,
    porte,
    isTied: false,
    also: async (trx) => {
      if (!(await spendLien(trx, presented))) throw new RefusedError({ code: 'compte.lien-perime' });
      const active = await activate(trx, compte.id, presented.now);
      if (!active.ok) throw new RefusedError(...active.problems);
      await tieIdentite(trx, deps, { id: compte.id, retour });
    },
  });
  return opened.ok ? ok({ opened: opened.value, retour }) : opened;
}
