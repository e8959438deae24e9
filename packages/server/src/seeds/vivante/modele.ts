// The shapes of the second demonstration: an association of Brittany or of the whole country, and what it asks for.
import type { domaines } from '@asso/domain/referentiel/data/domaines';
import type { CleBudget } from './budgets.ts';
import type { CleLieu } from './lieux.ts';

export type ProjetVivant = {
  intitule: string;
  objectifs: string;
  description: string;
  moyens: string;
  /** What is counted at the end, at least and at most. */
  mesure: readonly [intitule: string, min: number, max: number];
  public: readonly [statut: string, tranche: string, nombre: number];
  /** The first and the last month of the project, in the year it is asked for. */
  mois: readonly [debut: number, fin: number];
  demande: number;
  budget: CleBudget;
  /** The sentence that the association adds when it asks again. */
  suite: string;
};

export type AssociationVivante = {
  nom: string;
  sigle?: string;
  domaine: (typeof domaines)[number]['value'];
  objet: string;
  lieu: CleLieu;
  creation: string;
  adherents: number;
  president: readonly [civilite: 'M' | 'MME', prenom: string, nom: string];
  projet: ProjetVivant;
  /** The project that stands for the everyday life of the association, when it asks for money for that too. */
  fonctionnement?: ProjetVivant;
};
