// The fields of a site; only a new site gets its address in the same form.
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import {
  type AdresseSite,
  adresseSiteFields,
  type Site,
  siteFields,
} from '@asso/domain/agrement/haa/site.fields';
import { horairesProblems } from '@asso/domain/agrement/haa/site.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';

export type SiteSaisi = Site & { adresse?: AdresseSite | null };

const { nom, type_membre, membre_siret_id, membre_reseau_id, nature_activite, itinerant, adresse_membre } =
  siteFields;
const { responsable_id, horaire_ouverture, periode_fermeture } = siteFields;

const dabord = {
  nom,
  type_membre,
  membre_siret_id,
  membre_reseau_id,
  nature_activite,
  itinerant,
  adresse_membre,
};
const ensuite = { responsable_id, horaire_ouverture, periode_fermeture };

const adresseDuSite = {
  kind: 'group',
  of: 'adresse',
  label: 'Adresse',
  fields: adresseSiteFields,
  when: [
    { scope: 'parent', key: 'itinerant', operator: 'eq', value: false },
    { scope: 'parent', key: 'adresse_membre', operator: 'eq', value: false },
    { scope: 'parent', key: 'adresse_id', operator: 'empty' },
  ],
} as const satisfies Fields[string];

/**
 * Returns the fields of a site. The address of an existing one is corrected in its own form, since other sites may
 * share it.
 */
export const siteChamps = (one: SiteHaaView | undefined): Fields =>
  one ? { ...dabord, ...ensuite } : { ...dabord, adresse: adresseDuSite, ...ensuite };

/** Returns the site to send, without an address that the form hides at this moment. */
export function toSentSite({ adresse, ...site }: SiteSaisi): SiteSaisi {
  const isElsewhere = site.itinerant === true || site.adresse_membre === true || Boolean(site.adresse_id);
  return isElsewhere || !adresse ? site : { ...site, adresse };
}

/** Returns the problems of the opening hours, with the paths of the form. */
export const listSiteProblems = (typed: object): Problem[] =>
  horairesProblems((typed as Site).horaire_ouverture);
