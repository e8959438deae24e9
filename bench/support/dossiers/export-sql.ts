import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Makes a person who belongs to every invented service, and returns their id. */
export async function someoneOfEveryService(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into utilisateur (id, email, nom, prenom, roles, enabled)
      values (mesure.id('agent', 0), 'tous@mesure.example', 'Agent', 'De tous', array['rds.user'], true)
      on conflict (id) do update set nom = excluded.nom returning id`,
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into membre_service (id_utilisateur, id_service, role)
      select $1, mesure.id('service', s), 'membre' from generate_series(1, 300) s on conflict do nothing`,
    [id],
  );
  return id;
}

/** The statement of the reference: PostgreSQL's own copy of the exported columns, in the same order. */
const copied = (exercice: number | null) => `copy (
  select i.id_fo, i.nom_association, d.id_siret, a.id_rna, a.commune, a.code_departement, d.titre, d.lib_sous_type_dispositif,
    i.exercice, d.exercice_fin,
    (select string_agg(p.corps -> 'description' ->> 'intitule', ' ; ' order by p.rang_dossier, p.numero_projet)
      from projet p where p.id_dossier = d.id and p.supprime_le is null),
    s.nom, i.etat, i.statut, i.montant_demande,
    (select sum(f.montant_propose) from projet p join financement f on f.id_projet = p.id
      where p.id_dossier = d.id and p.supprime_le is null and f.id_service_instructeur = i.id_service_instructeur),
    i.montant_accorde, i.transmis_le, i.decide_le, i.motif
  from instruction i
  join dossier d on d.id = i.id_dossier
  join association a on a.id = d.id_association
  join service s on s.id = i.id_service_instructeur
  where i.etat not in ('A', 'B')${exercice === null ? '' : ` and i.exercice = ${exercice}`}
  order by i.modifie_le desc, i.id_dossier desc) to stdout (format csv, delimiter ';')`;

export async function copyExport(
  url: string,
  exercice: number | null,
): Promise<{ rows: number; seconds: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const began = performance.now();
    const stream = client.query(copyTo(copied(exercice)));
    stream.resume();
    await new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject));
    return { rows: stream.rowCount, seconds: (performance.now() - began) / 1000 };
  } finally {
    await client.end();
  }
}
