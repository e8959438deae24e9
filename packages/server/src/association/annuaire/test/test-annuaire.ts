// Test support: a directory of companies that answers like the national one.
import type { ResultatAnnuaire } from '@asso/domain/association/registre/registre-annuaire.rules';
import {
  aFakeService,
  type FakeReply,
  type FakeService,
  findTrick,
} from '../../../platform/outside/test/test-json-service.ts';

/** Opens a directory that holds these results; a search finds those that have all its words. */
export const aFakeAnnuaire = (held: readonly ResultatAnnuaire[]): Promise<FakeService> =>
  aFakeService((asked) => replyTo(held, asked));

function replyTo(held: readonly ResultatAnnuaire[], asked: URLSearchParams): FakeReply | null {
  const q = (asked.get('q') ?? '').toLowerCase();
  const trick = findTrick(q);
  if (trick !== undefined) return trick;
  const results = held.filter((one) => isNamed(one, q));
  const pages = { total_results: results.length, page: 1, per_page: 10, total_pages: 1 };
  return { status: 200, body: JSON.stringify({ results, ...pages }) };
}

/**
 * Tells whether the text of the result contains every word; a number also finds a result that merely contains it, as in
 * the national directory.
 */
function isNamed(one: ResultatAnnuaire, q: string): boolean {
  const said = JSON.stringify(one).toLowerCase();
  return q.split(' ').every((word) => said.includes(word));
}

/** Makes an association with made-up numbers, in the form the directory gives. */
export const aResultat = (about: Partial<ResultatAnnuaire> = {}): ResultatAnnuaire => {
  const siren = about.siren ?? '661017236';
  return {
    siren,
    nom_complet: "LES PIONS DE L'HUVEAUNE (LPH)",
    nom_raison_sociale: "LES PIONS DE L'HUVEAUNE",
    sigle: 'LPH',
    nature_juridique: '9220',
    etat_administratif: 'A',
    statut_diffusion: 'O',
    date_mise_a_jour_insee: '2026-01-05T03:04:05',
    complements: { identifiant_association: null },
    siege: {
      siret: `${siren}00018`,
      etat_administratif: 'A',
      date_fermeture: null,
      date_mise_a_jour_insee: '2026-01-05T03:04:05',
      liste_enseignes: null,
      numero_voie: '12',
      type_voie: 'RUE',
      libelle_voie: 'DE LA PARETTE',
      code_postal: '13011',
      libelle_commune: 'MARSEILLE',
      commune: '13211',
    },
    matching_etablissements: [],
    ...about,
  };
};
