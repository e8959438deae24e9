// A complete subvention dossier holds all that its rules read (§5).
import { readFicheTca } from '../association/tca.rules.ts';
import type { PieceJointe } from '../dossier/pieces.rules.ts';
import type { Scopes } from '../kernel/asks.ts';
import { once } from '../kernel/once.ts';
import { type Campagne, listIndicateurs } from './campagne.rules.ts';
import type { DossierSubvention } from './dossier-subvention.fields.ts';
import type { Projet } from './projet.fields.ts';

export type DossierProjet = {
  id: string;
  corps: Projet;
  /** The instant at which it was created, where it is known: what the portal wrote in it depends on that day. */
  cree_le?: Date | string;
};

/** All that the rules of a subvention dossier read: instants are UTC dates, years are numbers. */
export type DossierComplet = {
  tete: DossierSubvention;
  exercice: number;
  exercice_fin: number;
  sous_dispositif: string;
  /** The code of the dispositif of the subvention. */
  dispositif: string;
  campagne: Campagne;
  projets: readonly DossierProjet[];
  pieces: readonly PieceJointe[];
  association: unknown;
  representants: readonly (Record<string, unknown> & { id: string })[];
  ribs: readonly (Record<string, unknown> & { id: string })[];
  /** The names of the services that the dossier is sent to, by their id, where they are known. */
  nomsServices?: Readonly<Record<string, string>>;
};

export const toScopes: (dossier: DossierComplet) => Scopes = once((dossier: DossierComplet) => ({
  association: dossier.association,
  demandeur: dossier.tete.demandeur ?? {},
  dossier: {
    ...dossier.tete,
    sous_dispositif: dossier.sous_dispositif,
    exercice: dossier.exercice,
    indicateurs: listIndicateurs(dossier.campagne, dossier.sous_dispositif),
  },
  tca: tcaOf(dossier),
  subvention: dossier.campagne,
}));

/**
 * Returns what the conditions on the tronc commun d’agrément (TCA) read: the association's agrément, when the campaign
 * is coupled with it. An association that never asked for one has none, which is known too.
 */
const tcaOf = ({ association, tete }: DossierComplet): unknown =>
  tete.description?.couplage_tca === true && association ? readFicheTca(association) : undefined;
