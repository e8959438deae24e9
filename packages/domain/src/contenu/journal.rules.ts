// Each administrator reads a part of the journal (§6 Admin levels; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { territoiresIn } from '../compte/territoire-admin.rules.ts';

/** The roles that read the journal. */
export const journalAdministrateurs = ['lca.admin', 'rds.admin', 'rds.appli_admin'] as const;

/** The administrators of Osiris manage their own application; the portal's administrators read their acts too. */
const deLaPlateforme = [...journalAdministrateurs, 'osiris.appli_admin', 'osiris.admin-programme'] as const;
const desServices = ['rds.admin', 'rds.appli_admin'] as const;

export type PorteeJournal = {
  /** The roles whose acts are read. */
  roles: readonly string[];
  /** Given to read only one's own acts and those on services of one's territories; null for all. */
  local: { par: string; territoires: readonly string[] } | null;
};

export function porteeJournal(actor: Pick<Actor, 'id' | 'role' | 'territoire'>): PorteeJournal {
  if (actor.role === 'lca.admin') return { roles: deLaPlateforme, local: null };
  if (actor.territoire === null) return { roles: desServices, local: null };
  return { roles: desServices, local: { par: actor.id, territoires: territoiresIn(actor.territoire) } };
}

/** The journal can be narrowed to one family of acts; `motif` is the pattern of the codes of its acts. */
export const famillesActes = {
  'sans-enregistrements': { label: 'Tout sauf les enregistrements', motif: null },
  creations: { label: 'Créations et ajouts', motif: '(creer|create|ajouter|écrire|inviter|deposer)' },
  changements: { label: 'Changements', motif: '(modifier|update|changer|remplacer|enregistrer|save)' },
  retraits: { label: 'Retraits', motif: '(supprimer|delete|retirer|remove|effacer|revoquer|archiver)' },
  publications: { label: 'Publications', motif: '(publier|activer)' },
  decisions: { label: 'Décisions', motif: '(instruction|accepter|refuser|accorder|grant|maintenir)' },
  envois: { label: 'Envois et exports', motif: '(export|telecharger|lot|courriel|courrier)' },
} as const;
export type FamilleActes = keyof typeof famillesActes;

/** How many similar acts in a row the journal gathers in one line. */
export const foldFrom = 3;
