import type { Actor } from '@asso/domain/compte/actor';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { affectesLus } from '@asso/domain/dossier/file-service.rules';
import type { DossiersDemandes } from './dossier-list.sql.ts';
import { ouvrablesDe, perimetreOf } from './perimetre.ts';

export type FiltresAsked = Partial<Record<NomFiltre, readonly string[]>> & {
  searchQuery?: string;
  ouvrables?: boolean;
  includeDeleted?: boolean;
};

/** Which dossiers an address asks for, as this person may see them: the list and what is done to all of it agree. */
export function askedList(actor: Actor, query: FiltresAsked, now: Date): DossiersDemandes {
  const names = Object.keys(filtresDossiers) as NomFiltre[];
  return {
    perimetre: query.ouvrables ? ouvrablesDe(actor) : perimetreOf(actor),
    filtres: {
      ...Object.fromEntries(names.map((name) => [name, query[name]])),
      affectes: affectesLus(query.affectes ?? [], actor.id),
    },
    readsReserve: isInstructeur(actor),
    searchQuery: query.searchQuery,
    includeDeleted: query.includeDeleted ?? false,
    lecteur: actor.id,
    now,
  };
}
