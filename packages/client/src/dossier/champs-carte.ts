// The pages of an association show no column of the queue, so that they do not ask for them.

/** A card of a dossier, and whatever is shown of one outside a queue, is made of these. */
export const champsCarte: string[] = [
  'id',
  'id_fo',
  'genre',
  'description',
  'demandeur',
  'instructions',
  'montant_demande',
  'montant_accorde',
  'montant_verse',
  'createdBy.nom',
  'isACompleter',
  'isPast',
  'rights',
];
/** A list that is only counted asks for the least. */
export const champsCompte: string[] = ['id'];
