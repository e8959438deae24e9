// Maker for tests and measures: a large dossier, with two projects over two years and full budgets.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { aProjet, service } from '@asso/domain/subvention/test/test-dossier-complet';
import { aDossierView, aProjetView, transmitted } from './test-dossier-view.ts';

const years = [2027, 2028];

/** Gives the first accounts of a side, each with a different amount. */
const amounts = (side: 'charges' | 'produits' | 'contributions', count: number) =>
  Object.fromEntries(
    projetFields.budgets.fields[side].lignes
      .slice(0, count)
      .map(({ code }, index) => [code, 1250 + 175 * index]),
  );

const aBudget = (annee: number) => ({
  id: String(annee),
  annee,
  exerciceDu: `${annee}-01-01`,
  exerciceAu: `${annee}-12-31`,
  charges: amounts('charges', 8),
  produits: amounts('produits', 5),
  contributions: amounts('contributions', 4),
});

const text =
  'Trois samedis au siège, avec les clubs voisins et leurs bénévoles, puis une journée d’évaluation. ';

const corps = (intitule: string): Projet =>
  aProjet({
    description: {
      ...aProjet().description,
      intitule,
      objectifs: text.repeat(3),
      description: text.repeat(8),
    },
    financements: years.map((annee) => ({
      id: String(annee),
      annee,
      id_service_instructeur: service,
      montant_demande: 2000,
    })),
    budgets: years.map(aBudget),
  });

export const deuxAns = (changes: Partial<DossierSubventionView> = {}): DossierSubventionView =>
  aDossierView({
    instructions: [transmitted],
    projets: ['Former nos arbitres', 'Ouvrir l’école de jeu'].map((intitule, index) =>
      aProjetView(corps(intitule), index + 1),
    ),
    ...changes,
  });
