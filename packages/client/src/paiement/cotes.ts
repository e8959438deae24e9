// The association and the service are not spoken to with the same words about payments.
export type PaiementCote = 'association' | 'service';

export type MotsCote = {
  ouvrir: string;
  montant: string;
  bouton: string;
  question: string;
  confirmer: string;
  consequence: string;
  fait: string;
  vide: string;
};

export const motsCotes: Record<PaiementCote, MotsCote> = {
  association: {
    ouvrir: 'Enregistrer une demande de paiement',
    montant: 'Montant demandé',
    bouton: 'Enregistrer la demande de paiement',
    question: 'Enregistrer cette demande de paiement ?',
    confirmer: 'Demander',
    consequence: 'Le service est prévenu. Vous pouvez la supprimer tant qu’il ne l’a pas prise en charge.',
    fait: 'Demande de paiement enregistrée. Le service est prévenu.',
    vide: 'Aucun paiement n’est encore demandé.',
  },
  service: {
    ouvrir: 'Prévoir un versement',
    montant: 'Montant à verser',
    bouton: 'Prévoir ce versement',
    question: 'Prévoir ce versement ?',
    confirmer: 'Prévoir',
    consequence: 'Il commence « en cours de traitement » : l’association est prévenue.',
    fait: 'Versement prévu. L’association est prévenue.',
    vide: 'Aucun versement n’est encore demandé ni prévu.',
  },
};
