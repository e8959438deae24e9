// How the rows of each table that a merge moves are found, and which two of them are the same.
import type { TableDeplacee } from '@asso/domain/association/fusion/fusion.rows';
import { type RawBuilder, sql } from 'kysely';

export type PaireIds = { gardee: string; absorbee: string };
type Condition = RawBuilder<unknown>;

export type TableFusion = {
  /** The column that names the association: `id_association` unless said. */
  colonne?: 'id_proprietaire' | 'fusionnee_dans';
  cle?: 'siret' | 'siren' | 'numero';
  /** Which rows may be of this association, in a table that holds others or has no index on it. */
  filtre?: (paire: PaireIds) => Condition;
  /** Which rows people see: the others are moved, and not counted. */
  vivant?: Condition;
  /** Whether the rows `g`, of the file kept, and `m`, of the other, cannot be both in one file. */
  double?: Condition;
  /** Which rows can be double, when it is not those that people see. */
  doublable?: Condition;
};

const tenue = sql`not deleted`;
const annuelle = {
  vivant: tenue,
  double: sql`g.annee = m.annee and g.id_siret is not distinct from m.id_siret`,
};

export const tablesFusion: Readonly<Record<TableDeplacee, TableFusion>> = {
  dossier: { vivant: sql`not est_supprime` },
  membre_association: {
    vivant: sql`etat in ('demandee', 'active')`,
    double: sql`g.id_utilisateur = m.id_utilisateur and g.id_siret is not distinct from m.id_siret
      and g.restreint = m.restreint`,
  },
  invitation: {
    vivant: sql`etat = 'envoyee'`,
    double: sql`g.email = m.email and g.id_siret is not distinct from m.id_siret
      and (g.id_dossiers is null) = (m.id_dossiers is null)`,
  },
  representant_legal: { vivant: tenue },
  rib: { vivant: tenue },
  document: {
    colonne: 'id_proprietaire',
    filtre: () => sql`proprietaire = 'association'`,
    vivant: tenue,
    double: sql`g.proprietaire = m.proprietaire and g.origine = m.origine and g.ref_registre = m.ref_registre`,
    doublable: sql`ref_registre is not null`,
  },
  etablissement: { cle: 'siret' },
  agrement_obtenu: { vivant: tenue, double: sql`g.type = m.type and g.numero = m.numero` },
  demande_siret: { vivant: sql`not est_supprime and code_etat <> 'REJ'`, double: sql`true` },
  psp_dossier: {},
  psp_attestation: {
    double: sql`g.exercice_id = m.exercice_id and g.siren_federation = m.siren_federation`,
  },
  cec_declaration: {},
  mission_benevole: {},
  haa_site: { vivant: tenue, double: sql`g.nom_compare = m.nom_compare` },
  rh_annuel: annuelle,
  compte_annuel: annuelle,
  budget_annuel: { vivant: tenue, double: sql`g.annee = m.annee` },
  affiliation: { vivant: tenue, double: sql`g.id_siren = m.id_siren` },
  adherent_personne_morale: { vivant: tenue, double: sql`g.id_siret = m.id_siret` },
  composition: { vivant: tenue, double: sql`g.id_rna = m.id_rna` },
  cle_partenaire: { vivant: sql`revoquee_le is null` },
  webhook: {},
  haa_adresse: {},
  adresse_signataire: {},
  notification: {
    // The table has an index on people and none on associations; the members are moved before it.
    filtre: ({ gardee, absorbee }) => sql`id_utilisateur = any(array(
      select id_utilisateur from membre_association where id_association in (${gardee}, ${absorbee})))`,
  },
  siren_anterieur: { cle: 'siren' },
  rna_anterieur: { cle: 'numero' },
  association: { colonne: 'fusionnee_dans' },
};
