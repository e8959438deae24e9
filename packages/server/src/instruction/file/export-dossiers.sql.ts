// The queries here are about the dossiers of an export, line after line: each column has one SQL expression.
import { etatsCrf, ordreEtatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import {
  colonnesEtat,
  type NomColonneEtat,
  type NomColonneExportee,
} from '@asso/domain/instruction/export.rows';
import { type RawBuilder, sql } from 'kysely';
import { etatIs, seenExpectedDate } from '../../dossier/etat-instruction.sql.ts';
import { type DossiersDemandes, dossiersVus } from '../../dossier/liste/dossier-list.sql.ts';
import type { ListOrder } from '../../dossier/liste/dossier-order.sql.ts';
import { cursorBatches } from '../../platform/db/cursor.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SheetCell } from '../../platform/sheet/sheet.ts';

type Valeur = RawBuilder<unknown>;

const jour = (at: Valeur): Valeur => sql`to_char(${at} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
const instant = (at: Valeur): Valeur =>
  sql`to_char(${at} at time zone 'Europe/Paris', 'YYYY-MM-DD"T"HH24:MI')`;
const ouiNon = (is: Valeur): Valeur => sql`case when ${is} then 'Oui' else 'Non' end`;

/** Gives the states of the reports, one for each exercise, in their order. */
const etatsDesCrf = sql`(select string_agg(
    case c.id_etat ${sql.join(
      ordreEtatsCrf.map((etat) => sql`when ${sql.lit(etat)} then ${sql.lit(etatsCrf[etat])}`),
      sql` `,
    )} end, ' ; ' order by c.exercice)
  from crf c where c.id_dossier = d.id)`;

/** Gives what the arrêté of a granted agrément says. */
const arrete = (valeur: Valeur): Valeur =>
  sql`(select ${valeur} from agrement_accord g where g.id_dossier = d.id)`;

const liste: Record<NomColonneExportee, Valeur> = {
  numero: sql`vu.id_fo`,
  association: sql`vu.nom_association`,
  siret: sql`d.id_siret`,
  rna: sql`a.id_rna`,
  commune: sql`a.commune`,
  departement: sql`a.code_departement`,
  subvention: sql`d.titre`,
  sous_dispositif: sql`d.lib_sous_type_dispositif`,
  exercice: sql`vu.exercice`,
  exercice_fin: sql`nullif(d.exercice_fin, vu.exercice)`,
  nombre_projets: sql`(select nullif(count(*), 0) from projet p where p.id_dossier = d.id and p.supprime_le is null)`,
  projets: sql`(select string_agg(p.corps -> 'description' ->> 'intitule', ' ; ' order by p.rang_dossier, p.numero_projet)
    from projet p where p.id_dossier = d.id and p.supprime_le is null)`,
  service: sql`s.nom`,
  // A decision that waits follows the code of the state, to be said with it.
  etat: sql`concat_ws(' ', vu.etat, vu.depart)`,
  completude: sql`vu.statut`,
  // An agrément asks for no money, so the amount is empty.
  demande: sql`case when d.genre = 'subvention' then vu.montant_demande end`,
  propose: sql`(select sum(f.montant_propose) from projet p join financement f on f.id_projet = p.id
    where p.id_dossier = d.id and p.supprime_le is null and f.id_service_instructeur = vu.id_service_instructeur)`,
  // An agrément grants none either.
  accorde: sql`case when d.genre = 'subvention' then coalesce(vu.montant_accorde, (vu.depart ->> 'montant')::numeric) end`,
  agrement: sql`d.titre`,
  type_agrement: sql`d.tete -> 'description' ->> 'id_type_agrement'`,
  arrete_numero: arrete(sql`g.numero`),
  arrete_le: arrete(sql`g.date_attribution`),
  valable_jusqu: arrete(sql`g.date_validite`),
  tca_jusqu: arrete(sql`g.tca_fin`),
  transmis_le: instant(sql`vu.transmis_le`),
  // A decision that waits to leave is awaited no more.
  attendu_le: jour(
    sql`case when ${etatIs(sql`vu.etat`, isAtStudy)} and vu.depart is null then ${seenExpectedDate} end`,
  ),
  decide_le: jour(sql`vu.decide_le`),
  decision_modifiee_le: jour(sql`vu.decision_modifiee_le`),
  motif: sql`vu.motif`,
  dispositif: sql`coalesce((select s.lib_type_dispositif from subvention s where s.id = vu.id_subvention), d.id_type_dispositif)`,
  affecte: sql`(select u.prenom || ' ' || u.nom from utilisateur u where u.id = vu.affecte_a)`,
  etiquettes: sql`(select string_agg(e.nom, ' ; ' order by e.nom) from etiquette_posee p
    join etiquette e on e.id = p.id_etiquette
    where p.id_dossier = vu.id_dossier and p.id_service = vu.id_service_instructeur)`,
  note: sql`replace(trim_scale(vu.note)::text, '.', ',')`,
};

const pourEtat: Record<Exclude<NomColonneEtat, 'services'>, Valeur> = {
  numero: sql`vu.id_fo`,
  siret: sql`d.id_siret`,
  association: sql`vu.nom_association`,
  dispositif: liste.dispositif,
  sous_dispositif: sql`d.lib_sous_type_dispositif`,
  pluriannuel: ouiNon(sql`d.exercice_fin > d.exercice`),
  exercice: sql`vu.exercice`,
  exercice_fin: sql`d.exercice_fin`,
  projets: sql`(select count(*) from projet p where p.id_dossier = d.id and p.supprime_le is null)`,
  cree_le: jour(sql`d.cree_le`),
  transmis_le: instant(sql`vu.transmis_le`),
  createur: sql`(select u.email::text from utilisateur u where u.id = d.created_by)`,
  supprime: ouiNon(sql`vu.etat = 'B'`),
  identifiant: sql`d.id`,
  etat: sql`vu.etat`,
  etat_crf: etatsDesCrf,
};

/** Names the services of a dossier that the reader may know: their own, or all those they administer. */
function servicesOf({ perimetre }: Pick<Exporte, 'perimetre'>): Valeur {
  const own =
    perimetre.kind === 'services'
      ? sql`and i.id_service_instructeur = any(${[...perimetre.services]}::uuid[])`
      : sql``;
  return sql`(select string_agg(s.nom, ', ' order by s.nom) from instruction i
    join service s on s.id = i.id_service_instructeur where i.id_dossier = d.id ${own})`;
}

export const nomsEtat = Object.keys(colonnesEtat) as NomColonneEtat[];

/** The names of the columns of a file, in their order. */
export type ExportColonnes =
  | { fichier: 'liste'; noms: readonly NomColonneExportee[] }
  | { fichier: 'etat'; noms: readonly NomColonneEtat[] };

export type Exporte = DossiersDemandes & {
  order: ListOrder;
  ids: readonly string[] | null;
  sauf: readonly string[];
};

/**
 * Each line is one text, whose cells are separated by a character that no text holds: reading twenty values then
 * costs as much as reading one.
 */
export type LigneExportee = { ligne: string };
const separator = '\u001f';

export const readExportedCellules = ({ ligne }: LigneExportee): SheetCell[] =>
  ligne.split(separator).map((cellule) => (cellule === '' ? null : cellule));

/** Gives the query that reads the export. */
function exportSelect(colonnes: ExportColonnes, { order, ids, sauf, ...which }: Exporte) {
  const valeurs: Valeur[] =
    colonnes.fichier === 'liste'
      ? colonnes.noms.map((nom) => liste[nom])
      : colonnes.noms.map((nom) => (nom === 'services' ? servicesOf(which) : pourEtat[nom]));
  const kept = [
    ...(ids === null ? [] : [sql`vu.id_dossier = any(${[...ids]}::uuid[])`]),
    ...(sauf.length === 0 ? [] : [sql`vu.id_dossier <> all(${[...sauf]}::uuid[])`]),
  ];
  const among = kept.length === 0 ? sql`` : sql` where ${sql.join(kept, sql` and `)}`;
  const sens = sql.raw(order.direction);
  const orderBy = order.columns.map((column) => sql`${column} ${sens}`);
  return sql<LigneExportee>`
    select concat(${sql.join(valeurs.map(withoutSeparator), sql`, ${sql.lit(separator)}, `)}) as ligne
    from ${dossiersVus(which)} vu
    join dossier d on d.id = vu.id_dossier
    join association a on a.id = d.id_association
    join service s on s.id = vu.id_service_instructeur${among}
    order by ${sql.join(orderBy)}`;
}

const withoutSeparator = (valeur: Valeur): Valeur =>
  sql`translate((${valeur})::text, ${sql.lit(separator)}, '')`;

export const readExport = (db: Db, colonnes: ExportColonnes, exporte: Exporte) =>
  cursorBatches(db, exportSelect(colonnes, exporte));
