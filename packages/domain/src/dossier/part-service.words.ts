// Several services may each have their part of one dossier: these sentences say, for one service, where its part stands
// and what it comes to. Every page of the association that names a service beside another says it with them.

import { formatEurosCents as euros } from '../identifiants/nombres-affiches.ts';
import { toServices } from '../service/nom-service.words.ts';
import type { GenreDossier } from './genre.rows.ts';
import { type EtatInstruction, sayEtatInstruction } from './instruction.states.ts';

export type PartService = {
  etat: EtatInstruction;
  montant_demande: number;
  montant_accorde: number | null;
  montant_verse: number;
};

/** Says the part of a service in one line, its sums first; an agrément has no sum. */
export function sayPartService(part: PartService, genre: GenreDossier = 'subvention'): string {
  const { etat, montant_demande, montant_accorde, montant_verse } = part;
  if (genre === 'agrement') return sayEtatInstruction(etat);
  const demande = `${euros(montant_demande)} demandés`;
  const accorde = `${euros(montant_accorde ?? 0)} accordés sur ${demande}`;
  switch (etat) {
    case 'A':
      return `${demande}, pas encore transmis`;
    case 'B':
      return `${demande}, puis retirés`;
    case 'C':
      return `${demande}, à corriger`;
    case 'D':
      return `${demande}, étude à venir`;
    case '2':
      return `${demande}, à l’étude`;
    case '6':
    case '7':
    case '8':
      return `${accorde}, ${montant_verse > 0 ? `${euros(montant_verse)} versés` : 'rien de versé encore'}`;
    case '9':
      return `${accorde}, ${euros(montant_verse)} versés, compte rendu attendu`;
    case '10':
      return `${accorde}, versés et racontés`;
    case '11':
      return `${demande}, refusés`;
    case '12':
      return `${demande}, rejetés`;
  }
}

/** Says how a refusal is contested, to whom and for how long. */
export const sayRecours = (service: string): string =>
  `Vous pouvez demander ${toServices([service])} de revoir sa décision, ou saisir le tribunal administratif, dans les deux mois qui suivent sa notification.`;
