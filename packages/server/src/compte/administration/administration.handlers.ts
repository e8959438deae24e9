import type {
  administrationEndpoints,
  CompteAdministreView,
} from '@asso/contract/compte/administration.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import {
  accesProblems,
  type CompteAcces,
  type EtatCompte,
  etatCompte,
  etatsCompte,
  listJournalRoles,
  wholePays,
} from '@asso/domain/compte/administration.rules';
import type { Tx } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireMotDePasse } from '../mot-de-passe/exige-mot-de-passe.ts';
import { countOthersWithRole, isCompteOfService } from '../profil/profil.sql.ts';
import { type CompteListe, compteOrder, listComptesAdministres } from './administration.sql.ts';
import {
  type CompteAdministre,
  lockCompteAdministre,
  saveCompteAdministre,
} from './compte-administre.sql.ts';
import { inviteCompte } from './invite-compte.ts';

const inconnu = refusal({ code: 'compte.inconnu' });

export function administrationHandlers(platform: Platform): Handlers<typeof administrationEndpoints> {
  const { db, clock } = platform;
  const read = async (id: string): Promise<Answer<CompteAdministreView>> => {
    const { rows } = await listComptesAdministres(db, { words: [], id, limit: 1, cursor: null });
    const [row] = rows;
    return row ? { ok: true, value: view(row), version: row.version } : inconnu;
  };

  return {
    listUsers: async ({ query }) => {
      const cursor = readCursor(query.cursor, compteOrder);
      if (!cursor.ok) return cursor;
      const { rows, ...page } = await listComptesAdministres(db, {
        words: (query.searchQuery ?? '').split(/\s+/).filter(Boolean),
        role: query.avec_role,
        etat: query.etat,
        limit: query.limit,
        cursor: cursor.value,
      });
      return { ok: true, value: { ...page, items: rows.map(view) } };
    },

    readCompte: ({ params }) => read(params.id),

    updateAcces: async ({ actor, params, body: { motif, ...acces }, ifMatch }) => {
      const refused = await inTransaction(db, async (trx) => {
        const compte = await lockCompteAdministre(trx, params.id);
        if (!compte) return inconnu;
        if (compte.version !== ifMatch)
          return { ...refusal({ code: 'kernel.conflit' }), version: compte.version };
        const problem = await refusalOf(trx, { actor, compte, acces });
        if (problem) return problem;
        // As in every call that saves fields, sending the present values is no error and leaves the version.
        const at = clock.now();
        const changes = columnsOf(compte, acces, at);
        const acts = actsOf(compte, acces, etatCompte({ ...compte, ...changes }));
        if (acts.length === 0) return null;
        if (acces.nouveau_mot_de_passe) {
          const isSent = await requireMotDePasse(trx, platform, compte);
          if (!isSent) return refusal({ code: 'compte.trop-d-invitations' });
        }
        await saveCompteAdministre(trx, compte.id, { ...changes, at });
        for (const act of acts) {
          const line = { objet: 'compte', id_objet: compte.id, by: actor, at, why: motif ?? null };
          await writeHistory(trx, { ...line, ...act, details: { compte: `${compte.prenom} ${compte.nom}` } });
        }
        return null;
      });
      return refused ?? read(params.id);
    },

    inviteUser: ({ actor, params }) =>
      inTransaction(db, async (trx): Promise<Answer<{ envoyee: true }>> => {
        const compte = await lockCompteAdministre(trx, params.id);
        if (!compte) return inconnu;
        if (compte.enabled) return refusal({ code: 'compte.deja-actif' });
        if (compte.desactive_at !== null) return refusal({ code: 'compte.desactive' });
        const par = `${actor.prenom} ${actor.nom}`;
        const isSent = await inviteCompte(trx, platform, { compte, par, pour: 'votre compte' });
        if (!isSent) return refusal({ code: 'compte.trop-d-invitations' });
        const line = { objet: 'compte', id_objet: compte.id, by: actor, at: clock.now() };
        await writeHistory(trx, { ...line, action: 'inviter', to: compte.email });
        return { ok: true, value: { envoyee: true } };
      }),
  };
}

type Asked = { actor: Actor; compte: CompteAdministre; acces: CompteAcces };

async function refusalOf(trx: Tx, { actor, compte, acces }: Asked) {
  const isCompteDeService = await isCompteOfService(trx, compte.id);
  const [first, ...others] = accesProblems(acces, { par: actor.id, compte, isCompteDeService });
  if (first) return refusal(first, ...others);
  if (acces.nouveau_mot_de_passe && compte.desactive_at !== null)
    return refusal({ code: 'compte.desactive' });
  const held =
    compte.roles.includes('lca.admin') && compte.enabled && !compte.locked && compte.desactive_at === null;
  const isGoing =
    acces.actif === false || acces.verrouille === true || acces.roles?.includes('lca.admin') === false;
  if (held && isGoing && (await countOthersWithRole(trx, 'lca.admin', compte.id)) === 0) {
    return refusal({ code: 'compte.dernier-administrateur' });
  }
  return undefined;
}

const columnsOf = (
  compte: CompteAdministre,
  { actif, verrouille, roles, territoire, nouveau_mot_de_passe }: CompteAcces,
  at: Date,
) => ({
  ...(actif === undefined ? {} : { desactive_at: actif ? null : (compte.desactive_at ?? at) }),
  ...(verrouille === undefined ? {} : { locked: verrouille }),
  ...(roles === undefined ? {} : { roles: [...roles] }),
  ...(territoire === undefined ? {} : { territoire }),
  ...(nouveau_mot_de_passe && { must_change_password: true }),
});

/** Lists the real changes, each of which gets one line in the journal; `etat` is the state that they lead to. */
function actsOf(
  compte: CompteAdministre,
  { actif, verrouille, roles, territoire, nouveau_mot_de_passe }: CompteAcces,
  etat: EtatCompte,
) {
  const etats = { from: etatsCompte[etatCompte(compte)], to: etatsCompte[etat] };
  const isActive = compte.desactive_at === null;
  const place = territoire === undefined ? compte.territoire : territoire;
  const held = roles ?? compte.roles;
  const isSame = compte.roles.toSorted().join() === held.toSorted().join();
  return [
    ...(actif === undefined || actif === isActive
      ? []
      : [{ action: actif ? 'reactiver' : 'desactiver', ...etats }]),
    ...(verrouille === undefined || verrouille === compte.locked
      ? []
      : [{ action: verrouille ? 'verrouiller' : 'deverrouiller', ...etats }]),
    ...(isSame
      ? []
      : [
          {
            action: 'changer-roles',
            from: listJournalRoles(compte.roles, compte.territoire),
            to: listJournalRoles(held, place),
          },
        ]),
    ...(!isSame || place === compte.territoire
      ? []
      : [
          {
            action: 'changer-territoire',
            from: compte.territoire ?? wholePays,
            to: place ?? wholePays,
          },
        ]),
    ...(nouveau_mot_de_passe ? [{ action: 'exiger-mot-de-passe' }] : []),
  ];
}

const view = (row: CompteListe): CompteAdministreView => ({
  _id: row.id,
  prenom: row.prenom,
  nom: row.nom,
  email: row.email,
  roles: row.roles,
  territoire: row.territoire,
  etat: etatCompte(row),
  derniere_connexion: row.derniere_connexion_at?.toISOString() ?? null,
  associations: row.associations,
  version: row.version,
});
