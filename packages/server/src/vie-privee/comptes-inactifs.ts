import { abandonedSince, dueEffacement } from '@asso/domain/referentiel/avertissement.rules';
import { deleteCompte } from '../compte/profil/delete-compte.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import type { Platform } from '../platform/platform.ts';
import { type CompteInactif, listInactifs, lockInactif, takeAvertissement } from './comptes-inactifs.sql.ts';
import { inactiviteMail } from './inactivite.mail.ts';

const lot = 200;

/** Does what is due for each unused account, a warning and at last the erasure, in a transaction of its own. */
export function treatInactiveComptes(platform: Platform): Promise<void> {
  const depuis = abandonedSince('compteInactif', platform.clock.now());
  return eachByLots({
    lot,
    list: (after: CompteInactif | null, limit) =>
      listInactifs(platform.db, { depuis, after: after?.id ?? null, limit }),
    act: (compte) => traite(platform, compte, depuis),
  });
}

async function traite(platform: Platform, listed: CompteInactif, depuis: Date): Promise<void> {
  const now = platform.clock.now();
  const due = dueOf(listed, now);
  if (due === 'effacer') await efface(platform, listed, depuis);
  else if (due) await avertit(platform, listed, depuis);
}

const avertit = (platform: Platform, { id }: CompteInactif, depuis: Date): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const compte = await lockInactif(tx, { id, depuis });
    const due = compte && dueOf(compte, now);
    if (!compte || !due || due === 'effacer') return;
    const { dernier_usage } = compte;
    const sent = { id_utilisateur: id, dernier_usage, jours: due.avertir, envoye_le: now };
    if (!(await takeAvertissement(tx, sent))) return;
    const { publicUrl } = platform.config;
    const said = { dernierUsage: dernier_usage, fin: due.fin, publicUrl };
    const cle = `compte-inactif/${id}/${dernier_usage.getTime()}/${due.avertir}`;
    await platform.mail.write(tx, { cle, ...inactiviteMail(compte, said) });
  });

/** Erases the account; when that is refused (the last administrator), it stays as it is and the log says so. */
async function efface(platform: Platform, compte: CompteInactif, depuis: Date): Promise<void> {
  const { id, nom, prenom } = compte;
  const by = { id, nom, prenom, role: compte.roles[0] ?? '' };
  const refused = await deleteCompte(platform, {
    id,
    by,
    repriseOuverte: true,
    pourInactivite: true,
    stillHolds: async (tx) => {
      const found = await lockInactif(tx, { id, depuis });
      return found !== undefined && dueOf(found, platform.clock.now()) === 'effacer';
    },
  });
  if (refused)
    platform.log.warn(
      { compte: id, codes: refused.problems.map(({ code }) => code) },
      'an unused account stays',
    );
}

const dueOf = ({ dernier_usage, avertis }: CompteInactif, now: Date) =>
  dueEffacement(
    'compteInactif',
    {
      dernierUsage: dernier_usage,
      avertis: avertis.map(({ jours, le }) => ({ jours, le: new Date(le) })),
    },
    now,
  );
