// A dossier of the second demonstration, once everything about it is decided and before its rows are written.
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { Campagnes } from './campagnes-vivantes.ts';
import type { DemandeVivante } from './demandes.ts';

export type AuteurVivant = { id: string; prenom: string; nom: string; role: string };

/** The dates of a dossier, each later than the one before; null for what did not happen. */
export type Dates = {
  cree: Date;
  transmis: Date | null;
  commence: Date | null;
  decide: Date | null;
  paye: Date | null;
  termine: Date | null;
};

export type DossierEcrit = DemandeVivante & {
  id: string;
  id_fo: string;
  id_projet: string;
  corps: Projet;
  dates: Dates;
  /** What was granted for each year, in euros. */
  accorde: number | null;
  agent: AuteurVivant;
};

export type Fonds = { service: string; nom: string; campagnes: Campagnes; agents: readonly AuteurVivant[] };

export const listAnneesDemande = ({ exercice, exercice_fin }: DemandeVivante): number[] =>
  exercice === exercice_fin ? [exercice] : [exercice, exercice_fin];

export const totalAccorde = (one: DossierEcrit): number | null =>
  one.accorde === null ? null : one.accorde * listAnneesDemande(one).length;

const motifs = {
  '11': 'L’enveloppe de cette année ne permet pas de retenir tous les projets : d’autres ont été mieux notés.',
  '12': 'Le même projet est déjà financé par une autre aide de notre service : il ne peut pas l’être deux fois.',
} as const;

export const pickMotif = ({ etat }: Pick<DemandeVivante, 'etat'>): string | null =>
  etat === '11' || etat === '12' ? motifs[etat] : null;
