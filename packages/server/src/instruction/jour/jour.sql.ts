// The queries here are about the day of an agent or of a service: one statement finds its lines, whatever their kind.
import type { LigneJour } from '@asso/contract/instruction/jour.endpoints';
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import {
  codesNouvelles,
  findJourRubrique,
  type GenreJour,
  isLimite,
  type RubriqueJour,
} from '@asso/domain/instruction/jour.rows';
import { type BornesJour, genresVus, rapportsDus, type VueJour } from '@asso/domain/instruction/jour.rules';
import { type RawBuilder, sql } from 'kysely';
import { crfTransmis } from '../../dossier/compte-rendu/crf-transmis.sql.ts';
import {
  etatIs,
  isVersementSeenLate,
  seenExpectedDate,
  seenVersementExpectedDate,
} from '../../dossier/etat-instruction.sql.ts';
import { arrivee, selectUnread, visite } from '../../dossier/liste/a-lire.sql.ts';
import { type Perimetre, perimetreSql } from '../../dossier/liste/perimetre.sql.ts';
import type { Db } from '../../platform/db/database.ts';

type Asked = {
  perimetre: Perimetre;
  /** The services of the reader, whose opinion may be asked. */
  services: readonly string[];
  lecteur: string;
  /** The people in whose place the reader receives, service by service. */
  remplaces: readonly { id_service: string; id_utilisateur: string }[];
  vue: VueJour;
  bornes: BornesJour;
};

export type JourRow = Omit<LigneJour, 'le'> & {
  le: Date;
  rubrique: RubriqueJour;
  /** How many lines have the filter of this one, and how many its group, shown or not. */
  deLaRubrique: number;
  duGroupe: number;
};

/** The most lines of one filter that are read. */
const most = 40;

type Sql = RawBuilder<unknown>;

/** What a line has beside its kind and its date; `vu` is the instruction that it is about. */
type Colonnes = {
  genre: Sql;
  le: Sql;
  montant?: Sql;
  id?: Sql;
  exercice?: Sql;
  service?: Sql;
  sens?: Sql;
  nouvelles?: Sql;
  affecte_a?: Sql;
  /** False when the service reads no project of the dossier. */
  lit_projets?: Sql;
};

const nul = (type: string): Sql => sql`null::${sql.raw(type)}`;

const ligne = (one: Colonnes, from: Sql): Sql => sql`
  select ${one.genre} as genre, vu.id_dossier, ${one.le} as le,
    ${one.montant ?? sql`coalesce(vu.montant_accorde, vu.montant_demande)`}::float8 as montant,
    ${one.id ?? nul('uuid')} as id, ${one.exercice ?? nul('int')} as exercice, ${one.service ?? nul('text')} as service,
    ${one.sens ?? nul('text')} as sens, ${one.nouvelles ?? sql`'{}'::text[]`} as nouvelles,
    ${one.affecte_a ?? sql`vu.affecte_a`} as affecte_a, ${one.lit_projets ?? sql`true`} as lit_projets
  from ${from}`;

const nom = (genre: GenreJour): Sql => sql.lit(genre);
const isEtudie = etatIs(sql`vu.etat_vu`, isAtStudy);
const nomDuService = (id: Sql): Sql => sql`(select w.nom from service w where w.id = ${id})`;

/** The lines of each kind; the two that wait for a decision come from the same dossiers. */
function lignesDe({
  perimetre,
  services,
  lecteur,
  remplaces,
  vue,
  bornes,
}: Asked): Partial<Record<GenreJour, Sql>> {
  const { now, jusqu_a } = bornes;
  const isOwn = sql`vu.affecte_a = ${lecteur}::uuid`;
  const isReplaced = sql`(vu.id_service_instructeur, vu.affecte_a) in (select * from unnest(
    ${remplaces.map((one) => one.id_service)}::uuid[], ${remplaces.map((one) => one.id_utilisateur)}::uuid[]))`;
  const isTheirs = remplaces.length === 0 ? isOwn : sql`(${isOwn} or ${isReplaced})`;
  const isMine = vue === 'moi' ? isTheirs : sql`true`;
  const vus = (which: Sql): Sql =>
    sql`(select vu.* from ${perimetreSql(perimetre)} vu where ${isMine} and ${which}) vu`;
  const lecture = { lecteur: sql`${lecteur}::uuid`, etat: sql`vu.etat_vu` };
  // What came is new when neither the reader nor the absent person in whose place they read has looked since.
  const absent = { ...lecture, lecteur: sql`vu.affecte_a` };
  const isUnread = (nouvelles: readonly string[]): Sql =>
    remplaces.length === 0
      ? selectUnread(nouvelles, lecture)
      : sql`(${selectUnread(nouvelles, lecture)} and ${selectUnread(nouvelles, absent)})`;
  const rapports = rapportsDus(jusqu_a);
  const exercices = sql`unnest(${rapports.map((one) => one.exercice)}::int[],
    ${rapports.map((one) => one.le.toISOString())}::timestamptz[]) as e (annee, le)`;
  const duDossier = sql`join dossier f on f.id = vu.id_dossier`;
  const nouvelles = sql.join(
    codesNouvelles.map((one) => sql`case when ${isUnread([one])} then ${sql.lit(one)} end`),
  );
  return {
    commencer: ligne(
      {
        genre: sql`case when vu.etat_vu = 'D' then ${nom('commencer')} else ${nom('conclure')} end`,
        le: seenExpectedDate,
      },
      vus(sql`${isEtudie} and ${seenExpectedDate} <= ${jusqu_a}`),
    ),
    reponse: ligne(
      {
        genre: nom('reponse'),
        le: remplaces.length === 0 ? arrivee(lecture) : sql`least(${arrivee(lecture)}, ${arrivee(absent)})`,
        nouvelles: sql`array_remove(array[${nouvelles}]::text[], null)`,
      },
      vus(
        sql`(${sql.join(
          codesNouvelles.map((one) => isUnread([one])),
          sql` or `,
        )})`,
      ),
    ),
    'avis-a-rendre': ligne(
      {
        genre: nom('avis-a-rendre'),
        le: sql`a.avant_le`,
        montant: nul('numeric'),
        id: sql`a.id`,
        service: nomDuService(sql`a.id_service`),
        affecte_a: nul('uuid'),
        lit_projets: sql`'projets' = any(a.sections)`,
      },
      sql`avis a join instruction vu on vu.id_dossier = a.id_dossier and vu.id_service_instructeur = a.id_service
        where a.etat = 'demande' and ${etatIs(sql`vu.etat`, isAtStudy)} and a.avant_le <= ${jusqu_a}
          and a.id_service_consulte = any(${[...services]}::uuid[])`,
    ),
    'avis-recu': ligne(
      {
        genre: nom('avis-recu'),
        le: sql`a.rendu_le`,
        service: nomDuService(sql`a.id_service_consulte`),
        sens: sql`a.sens`,
      },
      sql`${vus(isEtudie)} join avis a on a.id_dossier = vu.id_dossier and a.id_service = vu.id_service_instructeur
        where a.etat = 'rendu' and a.rendu_le > ${visite(lecture.lecteur)}
          ${remplaces.length === 0 ? sql`` : sql`and a.rendu_le > ${visite(absent.lecteur)}`}`,
    ),
    versement: ligne(
      {
        genre: nom('versement'),
        le: seenVersementExpectedDate,
        montant: sql`vu.montant_accorde - vu.montant_verse`,
      },
      vus(isVersementSeenLate(jusqu_a)),
    ),
    'crf-a-lire': ligne(
      { genre: nom('crf-a-lire'), le: sql`c.transmis_le`, exercice: sql`c.exercice` },
      sql`${vus(sql`${etatIs(sql`vu.etat`, isCrfAwaited)} and vu.crf_masque & ${sql.lit(1 << 4)} <> 0`)}
        join crf c on c.id_dossier = vu.id_dossier and c.id_etat = 4`,
    ),
    'crf-du': ligne(
      { genre: nom('crf-du'), le: sql`e.le`, exercice: sql`e.annee` },
      sql`${vus(etatIs(sql`vu.etat`, isCrfAwaited))} ${duDossier} join ${exercices} on e.annee between f.exercice and f.exercice_fin
        where f.genre = 'subvention'
          and not ${crfTransmis.isTransmis({ id_dossier: sql`f.id`, annee: sql`e.annee` })}`,
    ),
    complements: ligne(
      { genre: nom('complements'), le: sql`vu.completude_avant` },
      vus(sql`${isEtudie} and vu.completude = 'demande' and vu.completude_avant <= ${jusqu_a}`),
    ),
    'avis-attendu': ligne(
      { genre: nom('avis-attendu'), le: sql`a.avant_le`, service: nomDuService(sql`a.id_service_consulte`) },
      sql`${vus(isEtudie)} join avis a on a.id_dossier = vu.id_dossier and a.id_service = vu.id_service_instructeur
        where a.etat = 'demande' and a.avant_le < ${now}`,
    ),
  };
}

const textes = (all: readonly string[]): Sql => sql`${[...all]}::text[]`;

/**
 * Lists the lines of this day, the first of each filter, in no order that matters; each says how many lines its filter
 * and its group have. While an association corrects a dossier, neither its title nor its sum is read: they are a draft.
 */
export async function listJourLignes(db: Db, asked: Asked): Promise<JourRow[]> {
  const genres = genresVus(asked.vue);
  const lignes = lignesDe(asked);
  const { now, fin } = asked.bornes;
  const limites = genres.filter(isLimite);
  const { rows } = await sql<JourRow>`
    select x.genre, x.groupe, x.le, d.genre as demande, d.id_fo, d.id_siret, s.nom as association,
      case when x.lit_projets and not y.corrige then intitule_dossier(d.id) end as projet,
      case when not y.corrige then x.montant end as montant, x.id, x.exercice, x.service, x.sens, x.nouvelles,
      u.prenom || ' ' || u.nom as affecte,
      case when ${asked.vue === 'moi' ? sql`u.id <> ${asked.lecteur}::uuid` : sql`false`} then u.prenom end as pour, x.rubrique, x."deLaRubrique", x."duGroupe"
    from (
      select r.*, (row_number() over (partition by r.rubrique order by r.le, r.id_dossier, r.genre))::int as rang,
        (count(*) over (partition by r.rubrique))::int as "deLaRubrique",
        (count(*) over (partition by r.groupe))::int as "duGroupe"
      from (
        select l.*, (${textes(genres.map(findJourRubrique))})[array_position(${textes(genres)}, l.genre)] as rubrique,
          case when not l.genre = any(${textes(limites)}) then 'aujourdhui' when l.le < ${now} then 'retard'
            when l.le <= ${fin} then 'aujourdhui' else 'bientot' end as groupe
        from (${sql.join(
          genres.flatMap((one) => lignes[one] ?? []),
          sql` union all `,
        )}) l) r) x
    join dossier d on d.id = x.id_dossier join association s on s.id = d.id_association
    left join utilisateur u on u.id = x.affecte_a
    cross join lateral (select exists (
      select from instruction i where i.id_dossier = d.id and i.etat = 'C') as corrige) y
    where x.rang <= ${sql.lit(most)}`.execute(db);
  return rows;
}

type Prochaine = { le: Date; projet: string | null; association: string };

/** Finds, of the dossiers under study of this person, the answer that is due next after this instant. */
export async function findProchaine(
  db: Db,
  { perimetre, lecteur, bornes }: Pick<Asked, 'perimetre' | 'lecteur' | 'bornes'>,
): Promise<Prochaine | undefined> {
  const { rows } = await sql<Prochaine>`
    select ${seenExpectedDate} as le, intitule_dossier(vu.id_dossier) as projet, s.nom as association
    from ${perimetreSql(perimetre)} vu join dossier d on d.id = vu.id_dossier join association s on s.id = d.id_association
    where vu.affecte_a = ${lecteur}::uuid and ${isEtudie} and ${seenExpectedDate} > ${bornes.jusqu_a}
    order by ${seenExpectedDate}, d.id_fo limit 1`.execute(db);
  return rows[0];
}
