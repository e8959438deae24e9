// The queries here are about what campaigns grant by year, whether or not an envelope was made for that year.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isCounted, prisSql } from './enveloppe.sql.ts';

export type AnneeAccordeeService = {
  id_service: string;
  id_subvention: string;
  code_subvention: string;
  campagne_exercice: number;
  annee: number;
  accorde: number;
  /** The part of `accorde` whose decisions have not left. */
  en_attente: number;
};

type Asked = {
  /** The services whose grants are read; null for those of the whole country. */
  services: readonly string[] | null;
  /** Reads only the years after that of the campaign, which few dossiers have. */
  isLater: boolean;
};

/** Sums by campaign and by year what these services granted. */
export async function listAccordesByAnnee(
  db: Db,
  { services, isLater }: Asked,
): Promise<AnneeAccordeeService[]> {
  const { rows } = await sql<AnneeAccordeeService>`
    select i.id_service_instructeur as id_service, i.id_subvention, s.code as code_subvention,
      i.exercice as campagne_exercice, f.annee,
      sum(pris.accorde)::float8 as accorde,
      coalesce(sum(pris.accorde) filter (where q.id_dossier is not null), 0)::float8 as en_attente
    from dossier d join instruction i on i.id_dossier = d.id join subvention s on s.id = i.id_subvention
    join projet p on p.id_dossier = i.id_dossier and p.supprime_le is null
    join financement f on f.id_projet = p.id and f.id_service_instructeur = i.id_service_instructeur
    ${prisSql}
    where ${isCounted} and pris.accorde > 0
      and ${isLater ? sql`d.exercice_fin > d.exercice and f.annee > d.exercice` : sql`true`}
      and ${services === null ? sql`true` : sql`i.id_service_instructeur = any(${[...services]}::uuid[])`}
    group by 1, 2, 3, 4, 5
    order by 4 desc, 5`.execute(db);
  return rows;
}
