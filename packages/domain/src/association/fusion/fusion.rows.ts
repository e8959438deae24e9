// What belongs to the file of an association goes with it when it is merged into another file of the same association
// (ADR 0567).

export type Deplace = {
  /** How these rows are counted on screen; without it, nobody lists them. */
  noms?: readonly [un: string, plusieurs: string];
  /** What becomes of a row that the file kept has too; without it, both are kept. */
  doublon?: string;
};

const reste = 'La fiche gardée a déjà une ligne pareille : c’est elle qui reste affichée.';

/**
 * Each table whose rows are moved. A table that names an association and is not here fails a test, which names those that
 * stay and why (`tables-fusion.test.ts`).
 */
export const movedTables = {
  dossier: { noms: ['dossier', 'dossiers'] },
  membre_association: {
    noms: ['accès d’une personne', 'accès de personnes'],
    doublon: 'Une personne qui est sur les deux fiches n’a plus qu’un accès, le plus ouvert des deux.',
  },
  invitation: {
    noms: ['invitation', 'invitations'],
    doublon: 'La même personne est déjà invitée sur la fiche gardée : une seule invitation reste.',
  },
  representant_legal: { noms: ['représentant', 'représentants'] },
  rib: { noms: ['RIB', 'RIB'] },
  document: { noms: ['document', 'documents'], doublon: reste },
  etablissement: { noms: ['établissement', 'établissements'] },
  agrement_obtenu: { noms: ['agrément obtenu', 'agréments obtenus'], doublon: reste },
  demande_siret: {
    noms: ['demande de SIRET', 'demandes de SIRET'],
    doublon: 'La fiche gardée a déjà une demande de SIRET : c’est elle qui continue.',
  },
  psp_dossier: { noms: ['dossier Pass’Sport', 'dossiers Pass’Sport'] },
  psp_attestation: {
    noms: ['attestation d’affiliation Pass’Sport', 'attestations d’affiliation Pass’Sport'],
    doublon: reste,
  },
  cec_declaration: { noms: ['déclaration bénévole', 'déclarations bénévoles'] },
  mission_benevole: { noms: ['mission proposée', 'missions proposées'] },
  haa_site: {
    noms: ['site d’aide alimentaire', 'sites d’aide alimentaire'],
    doublon: 'Un site du même nom est déjà sur la fiche gardée : c’est lui qui reste affiché.',
  },
  rh_annuel: { noms: ['année de moyens humains', 'années de moyens humains'], doublon: reste },
  compte_annuel: { noms: ['année de comptes', 'années de comptes'], doublon: reste },
  budget_annuel: { noms: ['budget annuel', 'budgets annuels'], doublon: reste },
  affiliation: { noms: ['affiliation', 'affiliations'], doublon: reste },
  adherent_personne_morale: { noms: ['adhérent', 'adhérents'], doublon: reste },
  composition: { noms: ['membre du réseau', 'membres du réseau'], doublon: reste },
  cle_partenaire: { noms: ['clé de logiciel', 'clés de logiciels'] },
  webhook: { noms: ['abonnement d’un logiciel', 'abonnements de logiciels'] },
  haa_adresse: {},
  adresse_signataire: {},
  notification: {},
  siren_anterieur: {},
  rna_anterieur: {},
  /** The files that were merged into this one before. */
  association: {},
} as const satisfies Readonly<Record<string, Deplace>>;

export type TableDeplacee = keyof typeof movedTables;
export const tablesDeplacees = Object.keys(movedTables) as TableDeplacee[];
