// The help form offers these subjects in two levels (§3 motifs-assistance primaires and secondaires), which are
// ours.
import type { ChildOption, Option } from './option.ts';

export const motifsAssistancePrimaires = [
  { value: 'CPT', label: 'Mon compte utilisateur', source: 'plausible' },
  { value: 'ASSO', label: 'Mon association et ses informations', source: 'plausible' },
  { value: 'SUB', label: 'Demande de subvention', source: 'plausible' },
  { value: 'CRF', label: 'Compte rendu financier', source: 'plausible' },
  { value: 'SIR', label: 'Demande de SIRET', source: 'plausible' },
  { value: 'AGR', label: 'Agrément / habilitation', source: 'plausible' },
  { value: 'PSP', label: "Pass'Sport", source: 'plausible' },
  { value: 'CEC', label: 'Compte d’engagement citoyen', source: 'plausible' },
  { value: 'SVC', label: 'Service instructeur', source: 'plausible' },
  { value: 'TEC', label: 'Problème technique', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];

export const motifsAssistanceSecondaires = [
  { value: 'CPT1', label: 'Activer mon compte', source: 'plausible', parent: 'CPT' },
  { value: 'CPT2', label: 'Mot de passe oublié', source: 'plausible', parent: 'CPT' },
  { value: 'CPT3', label: 'Courriel non reçu', source: 'plausible', parent: 'CPT' },
  { value: 'CPT4', label: 'Changer de courriel', source: 'plausible', parent: 'CPT' },
  { value: 'ASS1', label: 'Association introuvable (RNA, Siren)', source: 'plausible', parent: 'ASSO' },
  {
    value: 'ASS2',
    label: 'Rejoindre une association déjà rattachée / l’ancien responsable est parti',
    source: 'plausible',
    parent: 'ASSO',
  },
  { value: 'ASS3', label: 'Données RNA ou Sirene erronées', source: 'plausible', parent: 'ASSO' },
  { value: 'ASS4', label: 'Document impossible à déposer', source: 'plausible', parent: 'ASSO' },
  { value: 'ASS5', label: 'Coordonnées bancaires (RIB)', source: 'plausible', parent: 'ASSO' },
  { value: 'SUB1', label: 'Trouver la bonne subvention (code)', source: 'plausible', parent: 'SUB' },
  { value: 'SUB2', label: 'Impossible de passer à l’étape suivante', source: 'plausible', parent: 'SUB' },
  { value: 'SUB3', label: 'Dossier renvoyé par le service', source: 'plausible', parent: 'SUB' },
  { value: 'SUB4', label: 'Modifier un dossier transmis', source: 'plausible', parent: 'SUB' },
  { value: 'SUB5', label: 'Suivi et paiement', source: 'plausible', parent: 'SUB' },
  { value: 'CRF1', label: 'Saisir un compte rendu', source: 'plausible', parent: 'CRF' },
  { value: 'CRF2', label: 'Compte rendu renvoyé', source: 'plausible', parent: 'CRF' },
  { value: 'SIR1', label: 'Demande rejetée ou refusée', source: 'plausible', parent: 'SIR' },
  { value: 'SIR2', label: 'Délai de traitement', source: 'plausible', parent: 'SIR' },
  { value: 'PSP1', label: 'Code refusé ou inexistant', source: 'plausible', parent: 'PSP' },
  { value: 'PSP2', label: 'Bénéficiaire déjà inscrit', source: 'plausible', parent: 'PSP' },
  { value: 'PSP3', label: 'Éligibilité de la structure', source: 'plausible', parent: 'PSP' },
  { value: 'PSP4', label: 'Remboursement', source: 'plausible', parent: 'PSP' },
  { value: 'CEC1', label: 'Devenir valideur CEC', source: 'plausible', parent: 'CEC' },
  { value: 'CEC2', label: 'Déclaration absente', source: 'plausible', parent: 'CEC' },
  { value: 'TEC1', label: 'Message d’erreur', source: 'plausible', parent: 'TEC' },
  { value: 'TEC2', label: 'Lenteur ou indisponibilité', source: 'plausible', parent: 'TEC' },
  { value: 'AGR1', label: 'Demande d’agrément', source: 'plausible', parent: 'AGR' },
  { value: 'AGR2', label: 'Site d’aide alimentaire', source: 'plausible', parent: 'AGR' },
] as const satisfies readonly ChildOption[];
