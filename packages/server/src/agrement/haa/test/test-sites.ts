import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import { anAssociation, aPerson } from '../../../association/test/test-associations.sql.ts';
import type { TestPortal } from '../../../platform/http/test/test-app.ts';

export const testAdresse = { num_voie: '12', voie: 'rue des Lilas', cp: '13011', commune: 'Marseille' };

/** Makes a new association, a person who writes for it, and a valid site. */
export async function aFoodAid(portal: TestPortal) {
  const { db } = portal;
  const association = await anAssociation(db);
  const { id: id_asso, siege } = association;
  const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
  const site = {
    nom: 'Épicerie Nord',
    type_membre: 'etablissement' as const,
    membre_siret_id: siege,
    nature_activite: ['EPI' as const, 'COL' as const],
  };
  const as = jeanne;
  return {
    ...association,
    id_asso,
    jeanne,
    site,
    list: () => portal.api(haaEndpoints.listSitesHaa, { as, query: { id_asso } }),
    add: (more: object = {}) =>
      portal.api(haaEndpoints.addSiteHaa, { as, query: { id_asso }, body: { ...site, ...more } }),
    addWith: (adresse: object | null, more: object = {}) =>
      portal.api(haaEndpoints.addSiteEtAdresseHaa, {
        as,
        query: { id_asso },
        body: { ...site, ...more, adresse },
      }),
    save: (id: string, body: Record<string, unknown>, ifMatch = 1) =>
      portal.api(haaEndpoints.saveSiteHaa, { as, query: { id_asso, id }, body, ifMatch }),
    remove: (id: string) => portal.api(haaEndpoints.removeSiteHaa, { as, query: { id_asso, id } }),
    imports: (texte: string, essai: boolean) =>
      portal.api(haaEndpoints.importSitesHaa, { as, query: { id_asso }, body: { texte, essai } }),
  };
}
