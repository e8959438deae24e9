import type { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { needsSecondFacteur } from '@asso/domain/compte/second-facteur.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { secondFacteurMail } from '../connexion/connexion.mail.ts';
import type { ConnexionDeps } from '../connexion/connexion.ts';
import { proveBoth } from '../connexion/prove.ts';
import { forgetAppareils } from '../session/appareil.sql.ts';
import { revokeOtherSessions } from '../session/session.sql.ts';
import { findIdByEmail, findPersonne } from '../utilisateur.sql.ts';
import { countCodesSecours, deleteSecondFacteur, findSecondFacteur } from './second-facteur.sql.ts';
import { confirmSecret, newCodesSecours, proposeSecret } from './second-facteur.ts';

type Personne = { id: string; email: string; nom: string; prenom: string };
type By = { id: string; nom: string; prenom: string; role: string };

export const secondFacteurHandlers = (
  platform: Platform,
  deps: ConnexionDeps,
): Handlers<typeof secondFacteurEndpoints> => {
  const { db, clock, mail } = platform;

  const read = async (id: string) => {
    const personne = await findPersonne(db, id);
    const found = await findSecondFacteur(db, id);
    return {
      actif: found?.actif_at != null,
      depuis: found?.actif_at?.toISOString() ?? null,
      exige: needsSecondFacteur(personne?.roles ?? []),
      codesRestants: await countCodesSecours(db, id),
    };
  };

  /** Writes the change to the history and tells the person, whoever made it. */
  const tell = async (tx: Tx, { of, by, isActif }: { of: Personne; by: By; isActif: boolean }) => {
    const at = clock.now();
    const action = isActif ? 'proteger-par-code' : 'retirer-code';
    await writeHistory(tx, { objet: 'compte', id_objet: of.id, by, at, action });
    const cle = `second-facteur/${of.id}/${at.toISOString()}`;
    await mail.write(tx, { cle, ...secondFacteurMail(of, isActif) });
  };

  const remove = (of: Personne, by: By) =>
    inTransaction(db, async (tx) => {
      await deleteSecondFacteur(tx, of.id);
      await forgetAppareils(tx, of.id);
      await tell(tx, { of, by, isActif: false });
    });

  return {
    readSecondFacteur: async ({ actor }) => ({ ok: true, value: await read(actor.id) }),

    beginSecondFacteur: async ({ actor, body, ip }) => {
      const problem = await proveBoth(deps, actor, { ...body, ip });
      if (problem) return refusal(problem);
      return { ok: true, value: await proposeSecret(db, deps.coffre, actor) };
    },

    confirmSecondFacteur: ({ actor, body: { code } }) =>
      inTransaction(db, async (tx) => {
        const confirmed = await confirmSecret(tx, deps.coffre, { id: actor.id, code, now: clock.now() });
        if ('code' in confirmed) return refusal(confirmed);
        // Sessions opened with the password alone must not gain what the code now protects.
        await revokeOtherSessions(tx, { id_utilisateur: actor.id, but: actor.session, motif: 'compte' });
        await tell(tx, { of: actor, by: actor, isActif: true });
        return { ok: true, value: confirmed };
      }),

    renewCodesSecours: async ({ actor, body, ip }) => {
      if (!(await read(actor.id)).actif) return refusal({ code: 'compte.second-facteur-absent' });
      const problem = await proveBoth(deps, actor, { ...body, ip });
      if (problem) return refusal(problem);
      const codes = await inTransaction(db, (tx) => newCodesSecours(tx, actor.id));
      return { ok: true, value: { codes } };
    },

    removeSecondFacteur: async ({ actor, body, ip }) => {
      const { actif, exige } = await read(actor.id);
      if (!actif) return refusal({ code: 'compte.second-facteur-absent' });
      if (exige) return refusal({ code: 'compte.second-facteur-exige' });
      const problem = await proveBoth(deps, actor, { ...body, ip });
      if (problem) return refusal(problem);
      await remove(actor, actor);
      return { ok: true, value: await read(actor.id) };
    },

    removeSecondFacteurOf: async ({ actor, params: { id } }) => {
      const of = isUuid(id) ? id : await findIdByEmail(db, normaliseCourriel(id));
      const personne = of && (await findPersonne(db, of));
      // An administrator may not use this call on their own account, as it asks for no proof.
      if (!personne || of === actor.id) return refusal({ code: 'compte.inconnu' });
      if (!personne.has_second_facteur) return refusal({ code: 'compte.second-facteur-absent' });
      await remove(personne, actor);
      return { ok: true, value: { retire: true } };
    },
  };
};
