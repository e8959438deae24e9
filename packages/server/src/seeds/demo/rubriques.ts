// An association of the demonstration has invented figures, budgets and agréments, as their names say.

import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { completeLigne } from '@asso/domain/association/collection/ligne.rules';
import { addJours } from '@asso/domain/identifiants/durees';
import { currentExercice, sentDate } from '@asso/domain/referentiel/exercices.rules';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import type { Tx } from '../../platform/db/database.ts';

type Seeding = { idAssociation: string; at: Date };

/** Adds the invented rows. The current year has a budget, and its figures are still to be copied from last year's. */
export async function seedRubriques(tx: Tx, { idAssociation, at }: Seeding): Promise<void> {
  for (const [type, value] of rubriquesDeDemo(at)) {
    await insertLigne(tx, { type, idAssociation, value: completeLigne(type, value) }, { by: null, at });
  }
}

function rubriquesDeDemo(at: Date): (readonly [CollectionType, object])[] {
  const annee = currentExercice(at);
  const dansTroisMois = sentDate(addJours(at, 90));
  return [
    ['rhs', effectifs(annee - 1, 52)],
    ['rhs', effectifs(annee - 2, 48)],
    ['comptes', { annee: annee - 1, produits: 18_400, charges: 17_150, subv: 6000, dons: 400 }],
    ['comptes', { annee: annee - 2, produits: 15_900, charges: 16_320, subv: 4000, dons: 250 }],
    ['budgets', { annee, exercice_du: `${annee}-01-01`, exercice_au: `${annee}-12-31`, montants }],
    [
      'agrements',
      {
        type: 'JEP',
        niveau: 'departemental',
        attributeur: 'Service fictif de la jeunesse',
        numero: 'JEP-DEMO-042',
        date_attribution: `${annee - 5}-02-01`,
        date_validite: dansTroisMois,
      },
    ],
    [
      'affiliations',
      {
        nom: 'Fédération fictive des jeux de société',
        numero: 'DEMO-13',
        nb_licencies_f: 21,
        nb_licencies_h: 19,
      },
    ],
    ['adherents_personnes_morales', { nom: 'Commune fictive de la Vallée' }],
  ];
}

const effectifs = (annee: number, nb_adherents: number) => ({
  annee,
  nb_adherents,
  nb_adherents_f: 27,
  nb_adherents_h: nb_adherents - 28,
  nb_dirigeants: 3,
  nb_benevoles: 12,
  nb_salaries: 1,
  nb_salaries_etpt: 0.5,
});

const montants = {
  '60-2': 2400,
  '61-1': 3600,
  '62-3': 1500,
  '64-1': 9500,
  70: 6000,
  '74-4': 7000,
  756: 4000,
};
