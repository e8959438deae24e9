// Invented sites of the demonstration's food-aid association, as their notes say.
import type { AdresseSite, Site } from '@asso/domain/agrement/haa/site.fields';
import { writeNew } from '../../agrement/haa/save-site.ts';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import type { Tx } from '../../platform/db/database.ts';

type Seeding = { idAssociation: string; at: Date };

const invente = 'jamais (site inventé pour la démonstration)';
const nous = { type_membre: 'etablissement', membre_siret_id: '66614093400017' } as const;

/**
 * Adds four sites: one is complete, one itinerant, one belongs to a member of the network, and one is to be completed.
 */
export async function seedSitesHaa(tx: Tx, { idAssociation, at }: Seeding): Promise<void> {
  const value = { nom: 'Épicerie fictive de la Joliette', membre_haa: true };
  const membre = await insertLigne(tx, { type: 'compositions', idAssociation, value }, { by: null, at });
  const reseau = { type_membre: 'association', membre_reseau_id: membre?.id ?? null } as const;
  const sites: readonly (readonly [Site, AdresseSite | null])[] = [
    [
      {
        ...nous,
        nom: 'Table du Panier',
        nature_activite: ['REP', 'COL'],
        horaire_ouverture: [
          { id: 'mardi', jour: 'MA', de: '09h00', a: '12h00' },
          { id: 'jeudi', jour: 'JE', de: '14h00', a: '17h30' },
        ],
        periode_fermeture: 'en août (site inventé pour la démonstration)',
      },
      {
        num_voie: '19',
        voie: 'rue du Refuge',
        cp: '13002',
        commune: 'Marseille',
        geo_X: 5.3684,
        geo_Y: 43.2989,
      },
    ],
    [
      {
        ...nous,
        nom: 'Camion du soir',
        nature_activite: ['MAR'],
        itinerant: true,
        horaire_ouverture: [{ id: 'vendredi', jour: 'VE', de: '18h00', a: '21h00' }],
        periode_fermeture: invente,
      },
      null,
    ],
    [
      { ...reseau, nom: 'Épicerie de la Joliette', nature_activite: ['EPI'], periode_fermeture: invente },
      { num_voie: '3', voie: 'place de la Joliette', cp: '13002', commune: 'Marseille' },
    ],
    [{ ...nous, nom: 'Antenne Est', periode_fermeture: invente }, null],
  ];
  for (const [site, adresse] of sites) await writeNew(tx, { idAssociation, site, adresse, by: null, at });
}
