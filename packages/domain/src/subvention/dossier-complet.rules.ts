// A complete subvention dossier holds all that its rules read, and a cache of what they found (§5).
import type { Scopes } from '../kernel/asks.ts';
import { type Campagne, indicateursOf } from './campagne.rules.ts';
import type { DossierSubvention } from './dossier-subvention.fields.ts';
import type { Projet } from './projet.fields.ts';

/** `date_chargement` is the instant of the deposit; a dossier whose pieces may be of any age does not give it. */
export type PieceJointe = { code: string; uuid: string; etat_analyse: string; date_chargement?: string };
export type ProjetDuDossier = { id: string; corps: Projet };

/** This is a dossier with all that its rules read. Instants are UTC dates, years are numbers. */
export type DossierComplet = {
  tete: DossierSubvention;
  exercice: number;
  exercice_fin: number;
  sous_dispositif: string;
  /** This is the code of the scheme (dispositif) of its subvention. */
  dispositif: string;
  campagne: Campagne;
  projets: readonly ProjetDuDossier[];
  pieces: readonly PieceJointe[];
  association: unknown;
  representants: readonly (Record<string, unknown> & { id: string })[];
  ribs: readonly (Record<string, unknown> & { id: string })[];
  /** These are the known names of the services that the dossier is sent to. */
  nomsServices?: Readonly<Record<string, string>>;
};

/**
 * Steps, openings, blockers and projects ask the same questions of one dossier object, which is never mutated.
 * Their findings are cached on that object and disappear with it.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

export function keptOf(dossier: object): Map<unknown, unknown> {
  const known = kept.get(dossier);
  if (known) return known;
  const all = new Map<unknown, unknown>();
  kept.set(dossier, all);
  return all;
}

export function once<T, D extends object = DossierComplet>(find: (dossier: D) => T): (dossier: D) => T {
  return (dossier) => {
    const all = keptOf(dossier);
    // The map holds under `find` only what `find` returned, which makes this cast sound.
    if (all.has(find)) return all.get(find) as T;
    const found = find(dossier);
    all.set(find, found);
    return found;
  };
}

export const scopesOf: (dossier: DossierComplet) => Scopes = once((dossier) => ({
  association: dossier.association,
  demandeur: dossier.tete.demandeur ?? {},
  dossier: {
    ...dossier.tete,
    sous_dispositif: dossier.sous_dispositif,
    exercice: dossier.exercice,
    indicateurs: indicateursOf(dossier.campagne, dossier.sous_dispositif),
  },
  tca: tcaOf(dossier),
  subvention: dossier.campagne,
}));

/**
 * Returns what asks on the common accreditation file read: the association's agrément, when the campaign is coupled
 * with it.
 */
function tcaOf({ association, tete }: DossierComplet): unknown {
  const { agrement } = (association ?? {}) as { agrement?: object | null };
  return tete.description?.couplage_tca === true ? (agrement ?? undefined) : undefined;
}
