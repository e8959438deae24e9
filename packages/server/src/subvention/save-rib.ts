import { isLigneComplete } from '@asso/domain/association/collection/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { computeStatut } from '@asso/domain/subvention/dossier-subvention.rules';
import { sujetRibChange } from '@asso/domain/subvention/rib-change.words';
import { listGestionnaires } from '../association/acces/membre.sql.ts';
import { fullName } from '../association/adhesion/tell-adhesion.ts';
import { dossierConflict } from '../dossier/conflict-author.ts';
import { type DossierRow, lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { allowed } from '../dossier/dossier-access.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { dossierObjet } from '../dossier/tell-dossier.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { listHistory, writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembresService } from '../service/service.sql.ts';
import { loadDossier } from './load-dossier.ts';
import { ribSuites } from './suites-rib.ts';

type Save = { actor: Actor; key: string; id_rib: string; ifMatch: number };

/**
 * Changes the bank account of a dossier, even after transmission. The people who take part in it and the services that
 * received it are told, and the history keeps the change.
 */
export const saveRib = (
  platform: Platform,
  { actor, key, id_rib, ifMatch }: Save,
): Promise<Answer<{ version: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), { right: 'editRib', genre: 'subvention' });
    if (!found.ok) return found;
    const row = found.value;
    if (row.version !== ifMatch) return dossierConflict(trx, row, await quoiChange(trx, row));
    const { complet } = await loadDossier(trx, row);
    const rib = complet.ribs.find((one) => one.id === id_rib);
    if (!rib || !isLigneComplete('ribs', rib)) {
      return refusal({ code: 'subvention.rib-invalide', field: 'demandeur.id_rib' });
    }
    // The account that it has already: nothing changes, and nobody is told that it did.
    if (id_rib === complet.tete.demandeur?.id_rib) {
      return { ok: true, value: { version: row.version }, version: row.version };
    }
    const tete = { ...complet.tete, demandeur: { ...complet.tete.demandeur, id_rib } };
    const at = platform.clock.now();
    const statut = computeStatut({ ...complet, tete });
    const version = await touchDossier(trx, { id: row.id, by: actor.id, at }, { tete, statut });
    const avant = complet.ribs.find((one) => one.id === complet.tete.demandeur?.id_rib)?.iban ?? null;
    const comptes = {
      avant: avant === null ? null : maskIban(String(avant)),
      apres: maskIban(String(rib.iban)),
    };
    const why = await ribSuites.say(trx, { id_dossier: row.id, ...comptes });
    const mail = { subject: sujetRibChange(comptes, row.nom_association), text: why };
    const history = { objet: 'dossier', id_objet: row.id, by: actor, at, action: 'dossier.rib' };
    await writeHistory(trx, { ...history, from: complet.tete.demandeur?.id_rib ?? null, to: id_rib, why });
    for (const one of row.instructions.filter(({ etat }) => etat !== 'A')) {
      await notify(platform, trx, {
        kind: 6,
        to: (await findMembresService(trx, one.id_service_instructeur)).filter((id) => id !== actor.id),
        objet: dossierObjet(row),
        params: {},
        mail,
      });
    }
    const others = (await findDemandeurs(trx, row)).filter((id) => id !== actor.id);
    await notify(platform, trx, {
      kind: 6,
      to: others,
      objet: dossierObjet(row),
      params: {},
      mail,
    });
    await tellGestionnaires(platform, trx, { row, actor, told: others, mail });
    return { ok: true, value: { version }, version };
  });

type Told = {
  row: DossierRow;
  actor: Actor;
  told: readonly string[];
  mail: { subject: string; text: string };
};

/**
 * Tells the managers who do not follow the dossier that its money goes to another account of their association: they
 * answer for its accounts, and a fraud is seen by whoever did not do it. The link leads to the accounts.
 */
async function tellGestionnaires(
  platform: Platform,
  trx: Tx,
  { row, actor, told, mail }: Told,
): Promise<void> {
  const managers = await listGestionnaires(trx, {
    id_association: row.id_association,
    id_siret: row.id_siret,
    ecrit: row.cree_le,
  });
  await notify(platform, trx, {
    kind: 6,
    variante: 'dossier',
    to: managers.map(({ id }) => id).filter((id) => id !== actor.id && !told.includes(id)),
    objet: {
      type: 'association',
      id: row.id_association,
      libelle: row.nom_association,
      lien: `/informations-administratives/${row.id_siret}/ribs`,
    },
    id_association: row.id_association,
    params: { auteur: fullName(actor), dossier: row.id_fo },
    mail: {
      subject: mail.subject,
      text: `${mail.text} Si ce n’est pas normal, parlez-en à ${fullName(actor)}, ou au service.`,
    },
  });
}

/** Names what the last act on the dossier changed, where it was the bank account. */
async function quoiChange(trx: Tx, { id, modifie_le }: DossierRow): Promise<string | undefined> {
  const [last] = await listHistory(trx, { objet: 'dossier', id_objet: id }, { limit: 1 });
  const isRib = last?.action === 'dossier.rib' && last.at.getTime() === modifie_le.getTime();
  return isRib ? 'le RIB de ce dossier' : undefined;
}
