// An answer of the public directory of companies is read as lines of Sirene are.
import type { LigneAssociation, LigneEtablissement, RegistreColonnes } from './registre.rules.ts';
import { readLigneEtablissement, readLigneUniteLegale } from './registre-sirene.rules.ts';

type Texte = string | null | undefined;

/** An establishment of the directory; only a seat has its address in parts. */
export type EtablissementAnnuaire = {
  siret: string;
  etat_administratif?: Texte;
  date_fermeture?: Texte;
  date_mise_a_jour_insee?: Texte;
  liste_enseignes?: readonly string[] | null;
  complement_adresse?: Texte;
  numero_voie?: Texte;
  indice_repetition?: Texte;
  type_voie?: Texte;
  libelle_voie?: Texte;
  distribution_speciale?: Texte;
  code_postal?: Texte;
  libelle_commune?: Texte;
  /** The INSEE code of the town. */
  commune?: Texte;
  libelle_cedex?: Texte;
};

export type ResultatAnnuaire = {
  siren: string;
  nom_raison_sociale?: Texte;
  nom_complet?: Texte;
  sigle?: Texte;
  nature_juridique?: Texte;
  etat_administratif?: Texte;
  date_mise_a_jour_insee?: Texte;
  /** « O » means that all of it may be shown. */
  statut_diffusion?: Texte;
  complements?: { identifiant_association?: Texte } | null;
  siege?: EtablissementAnnuaire | null;
  /** The other establishments that match the query. */
  matching_etablissements?: readonly EtablissementAnnuaire[] | null;
};

export type LignesAnnuaire = { association: LigneAssociation; etablissements: LigneEtablissement[] };

/**
 * Reads a result of the directory, or returns null: for a company, for a structure that may not be shown or hides its
 * name, and for a line that Sirene's own reader would refuse.
 */
export function readResultatAnnuaire(resultat: ResultatAnnuaire): LignesAnnuaire | null {
  if ((resultat.statut_diffusion ?? 'O') !== 'O') return null;
  const read = readLigneUniteLegale(uniteLegaleOf(resultat));
  if (!read.ok || read.value?.apport.identite.nom === undefined) return null;
  return { association: read.value, etablissements: etablissementsOf(resultat) };
}

function etablissementsOf({ siren, siege, matching_etablissements }: ResultatAnnuaire): LigneEtablissement[] {
  const others = (matching_etablissements ?? []).filter(({ siret }) => siret !== siege?.siret);
  const lines = [
    ...(siege ? [etablissementOf(siege, true)] : []),
    ...others.map((one) => etablissementOf(one, false)),
  ];
  return lines
    .filter(({ siret }) => siret?.startsWith(siren))
    .map(readLigneEtablissement)
    .flatMap((read) => (read.ok ? [read.value] : []));
}

/** Renames the values to the columns of StockUniteLegale. */
const uniteLegaleOf = (resultat: ResultatAnnuaire): RegistreColonnes =>
  texts({
    siren: resultat.siren,
    denominationUniteLegale: resultat.nom_raison_sociale ?? resultat.nom_complet,
    sigleUniteLegale: resultat.sigle,
    categorieJuridiqueUniteLegale: resultat.nature_juridique,
    etatAdministratifUniteLegale: resultat.etat_administratif,
    identifiantAssociationUniteLegale: resultat.complements?.identifiant_association,
    dateDernierTraitementUniteLegale: resultat.date_mise_a_jour_insee,
    nicSiegeUniteLegale: resultat.siege?.siret.slice(9),
  });

/** Renames the values to the columns of StockEtablissement. */
const etablissementOf = (one: EtablissementAnnuaire, isSiege: boolean): RegistreColonnes =>
  texts({
    siret: one.siret,
    etablissementSiege: String(isSiege),
    etatAdministratifEtablissement: one.etat_administratif,
    dateDebut: one.date_fermeture,
    dateDernierTraitementEtablissement: one.date_mise_a_jour_insee,
    enseigne1Etablissement: one.liste_enseignes?.[0],
    complementAdresseEtablissement: one.complement_adresse,
    numeroVoieEtablissement: one.numero_voie,
    indiceRepetitionEtablissement: one.indice_repetition,
    typeVoieEtablissement: one.type_voie,
    libelleVoieEtablissement: one.libelle_voie,
    distributionSpecialeEtablissement: one.distribution_speciale,
    codePostalEtablissement: one.code_postal,
    libelleCommuneEtablissement: one.libelle_commune,
    codeCommuneEtablissement: one.commune,
    libelleCedexEtablissement: one.libelle_cedex,
  });

const texts = (values: Readonly<Record<string, Texte>>): RegistreColonnes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined]));
