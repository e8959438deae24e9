import type { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import type { Profil } from '@asso/domain/compte/profil.fields';
import { changedProfil } from '@asso/domain/compte/profil.rules';
import { maskCourriel } from '@asso/domain/identifiants/courriel';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Handlers, type Refused, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ConnexionDeps } from '../connexion/connexion.ts';
import { provePassword } from '../connexion/prove.ts';
import { askNewCourriel, takeNewCourriel } from './courriel.ts';
import { deleteCompte } from './delete-compte.ts';
import { lockCompte, saveProfil } from './profil.sql.ts';
import { readUser } from './user-view.ts';

export const profilHandlers = (platform: Platform, deps: ConnexionDeps): Handlers<typeof profilEndpoints> => {
  const { db, clock } = platform;
  return {
    updateUser: async ({ actor, params, body: { password, ...sent }, ifMatch, ip }) => {
      if (params.id !== 'moi' && params.id !== actor.id) return refusal({ code: 'compte.inconnu' });
      const wanted = changedProfil(actor as Profil, sent);
      // As in every call that saves fields, sending the present values is no error: the save counts as done.
      const isSame = !wanted.ok && wanted.problems.every(({ code }) => code === 'kernel.inchange');
      if (!wanted.ok && !isSame) return wanted;
      const { email, ...changes } = wanted.ok ? wanted.value : {};
      if (email) {
        const problem = await provePassword(deps, actor, { password, ip });
        if (problem) return refusal(problem);
      }
      const refused = await inTransaction(db, async (tx): Promise<Refused | null> => {
        if (isSame) return null;
        const compte = await lockCompte(tx, actor.id);
        if (compte?.version !== ifMatch)
          return { ...refusal({ code: 'kernel.conflit' }), version: compte?.version };
        if (Object.keys(changes).length > 0) {
          await saveProfil(tx, actor.id, { ...named(changes), at: clock.now() });
          const details = { champs: Object.keys(changes) };
          const line = { objet: 'compte', id_objet: actor.id, by: actor, at: clock.now() };
          await writeHistory(tx, { ...line, action: 'changer-profil', details });
        }
        if (email) await askNewCourriel(tx, platform, { personne: { ...compte, ...named(changes) }, email });
        return null;
      });
      if (refused) return refused;
      const user = await readUser(db, actor);
      if (!user) return refusal({ code: 'compte.inconnu' });
      const adresseEnAttente = email ? maskCourriel(email) : null;
      return { ok: true, value: { ...user, adresseEnAttente }, version: user.version };
    },

    confirmCourriel: ({ body: { token } }) =>
      inTransaction(db, async (tx) => {
        const taken = await takeNewCourriel(tx, platform, token);
        return 'code' in taken ? refusal(taken) : { ok: true, value: taken };
      }),

    deleteUser: async ({ actor, params, body, ip }) => {
      const id = params.id === 'moi' ? actor.id : params.id;
      const isOwn = id === actor.id;
      if (!isOwn && actor.role !== 'lca.admin') return refusal({ code: 'compte.inconnu' });
      const problem = await provePassword(deps, actor, { password: body.password, ip });
      if (problem) return refusal(problem);
      const refused = await deleteCompte(platform, {
        id,
        by: actor,
        repriseOuverte: body.reprise_ouverte,
      });
      return refused ?? { ok: true, value: { supprime: true } };
    },
  };
};

type Changes = Omit<Profil, 'email'>;

/** Leaves out an empty name or first name: the rules refuse both before. */
const named = ({ nom, prenom, ...rest }: Changes) => ({
  ...rest,
  ...(nom ? { nom } : {}),
  ...(prenom ? { prenom } : {}),
});
