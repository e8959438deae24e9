import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { decideReponse, type Reponse, reponseAvant } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { lockAssociation, reopenCorps } from './association.sql.ts';
import { openAssociation } from './association-access.ts';
import {
  listGestionnaires,
  listMembres,
  lockMembre,
  type MembreListe,
  type MembreRow,
  updateMembre,
} from './membre.sql.ts';
import { tellReponse } from './tell-adhesion.ts';

type Asked = {
  actor: Actor;
  id_asso: string;
  id: string;
  decision: Reponse;
  motif?: string;
  ifMatch: number;
};

const disparu = refused({ code: 'association.element-disparu' });

/** A manager, or an administrator once they may, answers who asks to come in. */
export const decideMembre = (
  platform: Platform,
  { actor, id_asso, id, decision, motif, ifMatch }: Asked,
): Promise<Result<MembreView> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'manageMembres');
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    const membre = recogniseReference(id)?.kind === 'uuid' ? await lockMembre(tx, id) : undefined;
    if (!row || membre?.id_association !== row.id) return disparu;
    if (membre.version !== ifMatch) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: membre.version };
    }
    const now = platform.clock.now();
    const decided = decideReponse(decision, {
      by: opened.value.acces.profil === 'administration' ? 'administration' : 'gestionnaire',
      membre: { ...membre, isPasseFerme: membre.ferme_avant !== null },
      gestionnaires: (await listGestionnaires(tx, membre)).length,
      now,
    });
    if (!decided.ok) return decided;
    const isPasseOuvert = 'isPasseOuvert' in decided.value;
    const written = await updateMembre(tx, membre.id, {
      etat: decided.value.etat,
      since: decision === 'ouvrir' ? membre.since : now,
      par: actor.id,
      ferme_avant: isPasseOuvert ? null : closedWith(opened.value.perimetre.depuis, decided.value.etat),
    });
    if (isPasseOuvert) await reopenCorps(tx, row.id);
    const trace = { objet: 'membre', id_objet: membre.id, by: actor, at: now, why: motif ?? null };
    await writeHistory(tx, { ...trace, action: decision, from: membre.etat, to: written.etat });
    const [shown] = await listMembres(tx, row.id, membre.id);
    if (!shown) return disparu;
    if (decision !== 'ouvrir') await tellReponse(tx, platform, { row, membre: written, to: shown, motif });
    return ok(membreView(shown, actor));
  });

/** Who is let in by somebody to whom the past is closed sees no more of it than they do. */
const closedWith = (depuis: Date | null, etat: MembreRow['etat']): Date | null =>
  etat === 'active' ? depuis : null;

export const membreView = (row: MembreListe, actor: Actor): MembreView => ({
  id: row.id,
  nom: row.nom,
  prenom: row.prenom,
  civilite: row.civilite,
  email: row.email,
  id_siret: row.id_siret,
  fonction: row.fonction,
  etat: row.etat,
  since: row.since.toISOString(),
  reponse_avant: row.etat === 'demandee' ? reponseAvant(row.since).toISOString() : null,
  passe_ferme: row.ferme_avant !== null,
  isMoi: row.id_utilisateur === actor.id,
  version: row.version,
});
