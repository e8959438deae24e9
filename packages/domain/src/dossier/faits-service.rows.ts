// A service does these things on a dossier for itself, and the history shows them to that service alone.

export const serviceFaits = {
  'instruction.propose': 'Montants proposés, visibles du service seulement',
  'bureau.affecte': 'Dossier affecté, visible du service seulement',
  'bureau.aiguille': 'Règle d’affectation appliquée, visible du service seulement',
  'bureau.libere': 'Dossier libéré, visible du service seulement',
  'bureau.etiquete': 'Étiquette ajoutée, visible du service seulement',
  'bureau.detiquete': 'Étiquette retirée, visible du service seulement',
  'bureau.propose-au-dela': 'Proposé au-delà de l’enveloppe, visible du service seulement',
  'bureau.depasse': 'Accordé au-delà de l’enveloppe, visible du service seulement',
  'bureau.conclu': 'Décision prise, pas encore partie, visible du service seulement',
  'bureau.repris': 'Décision reprise avant son départ, visible du service seulement',
  'bureau.non-parti': 'Décision qui n’est pas partie, visible du service seulement',
  'bureau.note': 'Grille notée, visible du service seulement',
  'avis.demande': 'Avis demandé à un autre service, visible du service seulement',
  'avis.rendu': 'Avis rendu par un autre service, visible du service seulement',
  'avis.retire': 'Demande d’avis retirée, visible du service seulement',
} as const;

export type ServiceFait = keyof typeof serviceFaits;

/**
 * Tells whether an entry of the history is the service's own, which neither the association nor another service ever
 * reads.
 */
export const isServiceFait = (action: string): action is ServiceFait => Object.hasOwn(serviceFaits, action);
