// These sentences explain what is refused about figures, exports and open data (§7).
import type { ProblemTable } from '../kernel/problems.ts';

export const statistiquesProblems = {
  'statistiques.service-inconnu': {
    kind: 'not-found',
    message: 'Ce service n’existe pas, ou ses dossiers ne sont pas les vôtres.',
    remede: 'Choisissez un autre service.',
  },
  'statistiques.rien-a-publier': {
    kind: 'blocked',
    message: 'Aucune de ces décisions ne peut être publiée, et le fichier serait vide. {manque}',
    remede: 'Le contrôle des données ouvertes dit ce qui manque à chacune.',
  },
  'statistiques.scdl-numero-local': {
    kind: 'blocked',
    message: 'L’association a un RIDET ou un numéro TAHITI : le format de publication n’admet que le SIRET.',
  },
  'statistiques.scdl-siret-service': {
    kind: 'blocked',
    message: 'Le SIRET du service n’est pas renseigné.',
    remede: 'Indiquez-le ci-dessus.',
  },
  'statistiques.scdl-date': {
    kind: 'blocked',
    message: 'La date de la décision n’est pas connue du portail.',
    remede: 'Publiez cette décision à part.',
  },
  'statistiques.scdl-rna': {
    kind: 'blocked',
    message: 'Le numéro RNA de l’association manque ou n’est pas valable.',
    remede: 'Demandez-lui de compléter sa fiche.',
  },
  'statistiques.scdl-objet': {
    kind: 'blocked',
    message: 'Aucun projet n’a d’intitulé : l’objet de la subvention serait vide.',
  },
  'statistiques.scdl-valeur': {
    kind: 'blocked',
    message: 'La valeur de la colonne {colonne} ne respecte pas le schéma SCDL.',
    remede: 'Corrigez-la dans le dossier.',
  },
  'statistiques.non-responsable': {
    kind: 'forbidden',
    message: 'Seules les personnes responsables du service et ses administrateurs changent son SIRET.',
    remede: 'Demandez-le-leur.',
  },
  'statistiques.publier-sans-siret': {
    kind: 'blocked',
    message: 'Indiquez d’abord le SIRET du service : le fichier publié le nomme par ce numéro.',
  },
  'statistiques.siret': {
    kind: 'invalid',
    message: 'Indiquez les 14 chiffres du SIRET du service. Exemple : 123 456 782 00010.',
  },
} as const satisfies ProblemTable;
