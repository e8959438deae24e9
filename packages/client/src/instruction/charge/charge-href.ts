// The addresses of the load of a team, of its rules of assignment and of its absences, and those of the queues that their figures open.
import { affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import type { ColonneCharge } from '@asso/domain/instruction/charge.rules';

export const vueCharge = 'charge';
export const vueAiguillage = 'regles';
export const vueAbsences = 'absences';
export const aiguillageHref = `/instructeur?vue=${vueAiguillage}`;
export const chargeEquipeHref = `/instructeur?vue=${vueCharge}`;
export const absencesHref = `/instructeur?vue=${vueAbsences}`;

/** `service` is given when the reader has several: their queue holds the dossiers of all of them. */
type Colonne = { code: ColonneCharge; personne: string | null; service: string | null };

export function colonneHref({ code, personne, service }: Colonne): string {
  const query = new URLSearchParams([...filtreOf(code), ['affectes', personne ?? affecteAPersonne]]);
  if (service !== null) query.set('id_service_instructeur', service);
  query.set('tri', 'transmis');
  return `/dossiers?${query}`;
}

function filtreOf(code: ColonneCharge): [string, string][] {
  if (code === 'retard') return [['retard', 'oui']];
  return code === 'renvoye' ? [['etats', 'C']] : [['echeance', code]];
}
