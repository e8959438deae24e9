import type { ResultatAnnuaire } from '@asso/domain/association/registre/registre-annuaire.rules';
import type { SearchTerm } from '@asso/domain/identifiants/reconnaissance';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { isStorable } from '../../platform/http/storable.ts';
import type { Log } from '../../platform/log/log.ts';
import { openJsonService, withQuery } from '../../platform/outside/json-service.adapter.ts';

export type ReponseAnnuaire = {
  resultats: ResultatAnnuaire[];
  /** True when the directory has more results than these. */
  incomplet: boolean;
};

/** Searches the national directory; null when the directory does not answer, or not as it should. */
export type Annuaire = { search(term: SearchTerm): Promise<ReponseAnnuaire | null> };

type Given = { url: URL; clock: Clock; log: Log };

const perPage = 10;

const text = z.string().max(500).nullish();
const day = z.iso.date().nullish().catch(null);

const etablissementSchema = z.object({
  siret: z.string().length(14),
  etat_administratif: text,
  date_fermeture: day,
  date_mise_a_jour_insee: text,
  liste_enseignes: z.array(z.string().max(500)).nullish(),
  complement_adresse: text,
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  distribution_speciale: text,
  code_postal: text,
  libelle_commune: text,
  commune: text,
  libelle_cedex: text,
});

const resultatSchema = z
  .object({
    siren: z.string().length(9),
    nom_raison_sociale: text,
    nom_complet: text,
    sigle: text,
    nature_juridique: text,
    etat_administratif: text,
    date_mise_a_jour_insee: text,
    statut_diffusion: text,
    complements: z.object({ identifiant_association: text }).nullish(),
    siege: etablissementSchema.nullish(),
    matching_etablissements: z.array(etablissementSchema).nullish(),
  })
  .refine(isStorable);

const answerSchema = z
  .object({ results: z.array(z.unknown()), total_results: z.number().default(0) })
  .transform(
    ({ results, total_results }): ReponseAnnuaire => ({
      resultats: results.flatMap(resultatOf),
      incomplet: total_results > perPage,
    }),
  );

/** Opens the public search of companies (« Recherche d’entreprises »), or a service with the same interface. */
export function openAnnuaire({ url, clock, log }: Given): Annuaire {
  const ask = openJsonService({
    name: 'the directory of companies',
    schema: answerSchema,
    nothing: { resultats: [], incomplet: false },
    clock,
    log,
  });
  return { search: (term) => ask(withQuery(url, questionOf(term))) };
}

/**
 * Makes the query, which asks nothing about people. In a search by words the directory leaves companies out
 * (`est_association`); in a search by number they are left out later, by their legal form.
 */
const questionOf = ({ kind, value }: SearchTerm) => ({
  q: value,
  est_association: kind === 'texte' ? 'true' : undefined,
  page: '1',
  per_page: String(perPage),
  minimal: 'true',
  include: 'siege,complements,matching_etablissements',
});

/** Reads one result of the directory: returns a list of that one, or an empty list when it cannot be read. */
function resultatOf(value: unknown): ResultatAnnuaire[] {
  const read = resultatSchema.safeParse(value);
  return read.success ? [read.data] : [];
}
