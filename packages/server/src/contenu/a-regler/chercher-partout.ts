import type { aReglerEndpoints, Trouve } from '@asso/contract/contenu/a-regler.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { searchByIdentifiant, searchByWords } from '../../association/recherche/search-associations.ts';
import { listComptesAdministres } from '../../compte/administration/administration.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { findCampagnes, findServices } from './recherche.sql.ts';

type Trouves = ReplyOf<typeof aReglerEndpoints.chercherPartout>;

/** How many lines a group shows at most, so that the next groups stay in sight. */
const parGroupe = 3;

/** Finds accounts, associations, services and campaigns; each leads to a page that this administrator may open. */
export async function searchEverywhere(db: Db, { actor, q }: { actor: Actor; q: string }): Promise<Trouves> {
  const words = q.split(/\s+/).filter(Boolean);
  const isPortail = actor.role === 'lca.admin';
  const isNumber = recogniseIdentifiant(q).kind !== 'texte';
  const [comptes, associations, services, campagnes] = await Promise.all([
    isPortail && !isNumber ? comptesTrouves(db, words) : [],
    isPortail ? associationsTrouvees(db, q) : [],
    isNumber ? [] : findServices(db, words, parGroupe),
    isNumber ? [] : findCampagnes(db, words, parGroupe),
  ]);
  return {
    comptes,
    associations,
    services: services.map(({ id, auth_id, nom, code, agents }) => ({
      id,
      label: nom,
      details: [code, count(agents, 'personne', 'personnes')].join(' · '),
      href: isPortail
        ? `/administration/lca?onglet=comptes${auth_id ? `&compte=${auth_id}` : `&searchQuery=${encodeURIComponent(nom)}`}`
        : `/administration/rds?onglet=services&service=${id}`,
    })),
    campagnes: campagnes.map(({ id, titre, code, service }) => ({
      id,
      label: titre,
      details: [code, service].filter(Boolean).join(' · '),
      href: isPortail
        ? `/repertoire-des-subventions?q=${encodeURIComponent(titre)}`
        : `/administration/rds?subvention=${id}`,
    })),
  };
}

async function comptesTrouves(db: Db, words: readonly string[]): Promise<Trouve[]> {
  const { rows } = await listComptesAdministres(db, { words, limit: parGroupe, cursor: null });
  return rows.map(({ id, prenom, nom, email, roles }) => ({
    id,
    label: `${prenom} ${nom}`,
    details: [email, ...roles.map(roleLabel)].join(' · '),
    href: `/administration/lca?onglet=comptes&compte=${id}`,
  }));
}

async function associationsTrouvees(db: Db, q: string): Promise<Trouve[]> {
  const { items } = (await searchByIdentifiant(db, q)) ?? (await searchByWords(db, { q }));
  return items.slice(0, parGroupe).map(({ id, nom, commune, id_rna, id_siren, id_correspondance }) => ({
    id,
    label: nom,
    details: [commune, id_rna ?? id_siren].filter(Boolean).join(' · '),
    href: `/informations-administratives/${id_correspondance}`,
  }));
}
