// The words of a quote suggest the account of a line; the first row that matches counts, and a person confirms it.
export const devisMots: readonly (readonly [code: string, mots: RegExp])[] = [
  ['61-1', /\b(location|louer|loue|salle|hebergement|gite|nuitee|chambre|bateau|catamaran|minibus|sono)/],
  ['61-3', /\b(assurance|responsabilite civile)/],
  [
    '62-3',
    /\b(transport|deplacement|trains?\b|bus\b|autocar|cars?\b|peage|carburant|essence|kilometr|km\b|taxi|trajet)/,
  ],
  ['60-2', /\b(repas|gouter|traiteur|aliment|boisson|buffet|pique nique|petit dejeuner|restauration|cafe\b)/],
  ['62-2', /\b(affiche|flyer|tract|impression|imprime|communication|publicite|banderole|site internet)/],
  ['61-2', /\b(entretien|reparation|maintenance|nettoyage)/],
  ['61-4', /\b(livre|documentation|abonnement|manuel)/],
  [
    '62-1',
    /\b(formateur|formation|intervenant|intervention|moniteur|honoraire|anima|encadre|artiste|cachet|educateur)/,
  ],
  ['60-3', /\b(materiel|fourniture|equipement|ballon|gilet|maillot|papeterie|outil|ordinateur|tente)/],
  ['60-1', /\b(prestation|entree|billet|visite|activite|seance)/],
];
