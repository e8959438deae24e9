// A complete report holds all that its rules read (§3 Financial report).

import type { PieceJointe } from '../dossier/pieces.rules.ts';
import type { Scopes } from '../kernel/asks.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { crfChamps } from '../subvention/champs-crf.rows.ts';
import type { ModeIndicateurs } from '../subvention/indicateurs.rules.ts';
import type { Crf } from './crf.fields.ts';
import type { EtatCrf } from './crf.states.ts';
import type { CrfProjet } from './crf-projet.fields.ts';
import type { ProjetPrevu } from './reprise.rules.ts';

export type CrfProjetHeld = { id: string; numero_projet: number; prevu: ProjetPrevu; corps: CrfProjet };

export type CrfComplet = {
  corps: Crf;
  exercice: number;
  etat: EtatCrf;
  campagne: Campagne;
  /** The way the projects of the sous-dispositif are judged. */
  indicateurs: ModeIndicateurs;
  projets: readonly CrfProjetHeld[];
  pieces: readonly PieceJointe[];
  /** Empty in the browser, which does not have the people: the server then sends the blockers that concern them. */
  representants: readonly (Record<string, unknown> & { id: string })[];
};

/** Returns the questions of the request as a report shows them, and those that only a report asks. */
export const listCustomFields = ({
  campagne,
}: {
  campagne: Pick<Campagne, 'champs_personnalises'>;
}): CustomFields => ({
  ...crfChamps(campagne.champs_personnalises),
  'crf-bloc': campagne.champs_personnalises['crf-bloc'] ?? {},
});

export const crfScopes = ({ corps, exercice, campagne, indicateurs }: CrfComplet): Scopes => ({
  dossier: { exercice, indicateurs },
  crf: { ...corps, exercice },
  custom: corps.customs ?? {},
  subvention: campagne,
});

export const projetCrfScopes = (complet: CrfComplet, corps: CrfProjet): Scopes => ({
  ...crfScopes(complet),
  projet: corps,
  custom: corps.customs ?? {},
});
