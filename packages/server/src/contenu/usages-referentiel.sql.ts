// The queries here tell administrators who change a list how many rows hold a value, without showing these rows.

import type { TypeReferentiel } from '@asso/domain/referentiel/referentiels.rules';
import {
  type ObjetUtilisant,
  type Usage,
  usagesComptes,
} from '@asso/domain/referentiel/usages-referentiel.rows';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Porteurs = Partial<Record<ObjetUtilisant, (code: string) => RawBuilder<unknown>>>;

/** Finds the dossiers of which a project has this value for its beneficiary, each once. */
const duBeneficiaire = (champ: string): Porteurs => ({
  dossiers: (code) => sql`select distinct d.id from projet p join dossier d on d.id = p.id_dossier
    where p.supprime_le is null and not d.est_supprime and p.corps -> 'beneficiaire' ->> ${champ} = ${code}`,
});

const deLaFiche = (rubrique: string, champ: string): Porteurs => ({
  fiches: (code) => sql`select id from association where corps -> ${rubrique} ->> ${champ} = ${code}`,
});

const deLHaa = (...places: readonly string[]): Porteurs => ({
  dossiers: (code) => sql`select id from dossier where genre = 'agrement' and not est_supprime and (
    ${sql.join(
      places.map((path) => sql`(tete #> ${`{haa,${path}}`}::text[]) @> to_jsonb(${code}::text)`),
      sql` or `,
    )})`,
});

const porteurs: Partial<Record<TypeReferentiel, Porteurs>> = {
  'agrements-types': {
    dossiers: (code) =>
      sql`select id from dossier where tete -> 'description' ->> 'id_type_agrement' = ${code} and not est_supprime`,
    fiches: (code) =>
      sql`select distinct id_association from agrement_obtenu where type = ${code} and not deleted`,
    services: (code) => sql`select id from service where ${code} = any(types_agrement)`,
    definitions: (code) =>
      sql`select id from agrement_definition where type_agrement = ${code} and supprimee_le is null`,
  },
  'champs-action-territorial': deLaFiche('activites', 'champ_action_territorial'),
  'federations-sportives': {
    services: (code) => sql`select id from service where federation_sportive = ${code}`,
  },
  fonctions: {
    fiches: (code) =>
      sql`select distinct id_association from representant_legal where fonction = ${code} and not deleted`,
    membres: (code) => sql`select id from membre_association where fonction = ${code} and etat = 'active'`,
  },
  'forme-distrib-alimentaire': {
    sites: (code) => sql`select id from haa_site
      where code_nature_activite::jsonb @> to_jsonb(${code}::text) and not deleted`,
  },
  genres: duBeneficiaire('id_genre'),
  'motifs-assistance-primaires': {
    aides: (code) => sql`select id from demande_aide where motif = ${code}`,
    questions: (code) => sql`select id from contenu
      where sorte = 'question' and contenu ->> 'motif' = ${code} and retire_le is null`,
  },
  'motifs-assistance-secondaires': {
    aides: (code) => sql`select id from demande_aide where precision_motif = ${code}`,
  },
  'nature-appr-denrees': deLHaa(
    'description,distribution,code_approvisionnement',
    'description,fourniture,code_approvisionnement',
  ),
  'niveaux-agrements': {
    fiches: (code) =>
      sql`select distinct id_association from agrement_obtenu where niveau = ${code} and not deleted`,
    definitions: (code) =>
      sql`select id from agrement_definition where niveau = ${code} and supprimee_le is null`,
  },
  'outils-trace-denrees': deLHaa('tracabilite,code_outil'),
  'statuts-beneficiaires': duBeneficiaire('id_statut'),
  'tranches-age': duBeneficiaire('id_tranche_age'),
  'types-structures-sportives': deLaFiche('identite', 'type_structure_sportive'),
};

export const listesComptees: readonly string[] = Object.keys(porteurs);

/** Counts the rows that hold a value, up to one more than is shown, to tell that there are more. */
export const readUsages = (db: Db, type: TypeReferentiel, code: string): Promise<Usage[]> =>
  Promise.all(
    Object.entries(porteurs[type] ?? {}).map(async ([objet, holding]) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (${holding(code)} limit ${usagesComptes + 1}) held`.execute(db);
      return { objet: objet as ObjetUtilisant, n: rows[0]?.n ?? 0 };
    }),
  );
