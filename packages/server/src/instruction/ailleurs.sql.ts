// The queries here are about what an association asked of other services, and the subventions it declares to have
// received.
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Asked = { id_dossier: string; id_association: string; service: string; de: number; a: number };

export type AilleursRow = {
  exercice: number;
  titre: string;
  service: string;
  etat: EtatInstruction;
  demande: number;
  accorde: number | null;
};

const most = 50;

/**
 * Tells whether the dossier is the association's own: begun by it, or begun by a service and taken over. For any other
 * dossier, what the association asked elsewhere is not shown.
 */
const isTheirs = (id_dossier: string) => sql`exists (select from dossier o where o.id = ${id_dossier}
  and (o.created_by_type = 'association' or o.pris_en_charge_le is not null))`;

/**
 * Lists what the association asked of other services in its other dossiers: of this one, what another service does is
 * told to nobody else.
 */
export async function listElsewhere(db: Db, { id_dossier, ...asked }: Asked): Promise<AilleursRow[]> {
  const { rows } = await sql<AilleursRow>`
    select d.exercice, d.titre, s.nom as service, i.etat, i.montant_demande::float8 as demande,
      i.montant_accorde::float8 as accorde
    from dossier d join instruction i on i.id_dossier = d.id join service s on s.id = i.id_service_instructeur
    where d.id_association = ${asked.id_association} and i.id_service_instructeur <> ${asked.service}
      and d.id <> ${id_dossier}
      and i.etat not in ('A', 'B') and d.exercice between ${asked.de} and ${asked.a} and ${isTheirs(id_dossier)}
    order by d.exercice desc, d.titre, s.nom limit ${most}`.execute(db);
  return rows;
}

export async function listDeclarees(
  db: Db,
  { id_dossier, id_association, de, a }: Omit<Asked, 'service'>,
): Promise<{ annee: number; subventions: number }[]> {
  const { rows } = await sql<{ annee: number; subventions: number }>`
    select annee, sum(subv)::float8 as subventions from compte_annuel
    where id_association = ${id_association} and not deleted and subv is not null
      and annee between ${de} and ${a} and ${isTheirs(id_dossier)}
    group by annee order by annee desc`.execute(db);
  return rows;
}
