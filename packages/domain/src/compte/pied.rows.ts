// The footer has the same links on every page, whether the application or the server draws it (§2 Layouts).
import { niveauRgaa } from '../referentiel/rgaa.rules.ts';

export type LienPied = {
  label: string;
  /** The address below the application's, or that of a page that the server draws when `isServeur`. */
  href: string;
  isServeur?: true;
};

/** The pages of the server that anybody reads; the site map lists them too. */
export const serveurPages = {
  repertoire: { label: 'Trouver une subvention', href: '/repertoire-des-subventions', isServeur: true },
  abonnement: {
    label: 'Suivre les subventions par courriel',
    href: '/abonnement-subventions',
    isServeur: true,
  },
  donnees: { label: 'Données ouvertes', href: '/donnees-ouvertes', isServeur: true },
  licences: { label: 'Licences', href: '/licences', isServeur: true },
} as const satisfies Record<string, LienPied>;

export const liensPied: readonly LienPied[] = [
  { label: 'Plan du site', href: '/plan' },
  { label: `Accessibilité : ${niveauRgaa().niveau}`, href: '/accessibilite' },
  { label: 'Mentions légales', href: '/mentions-legales' },
  { label: 'Conditions d’utilisation', href: '/conditions-utilisation' },
  { label: 'Données personnelles', href: '/donnees-personnelles' },
  { label: 'Questions fréquentes', href: '/faq' },
  { label: 'Statistiques', href: '/statistiques' },
  serveurPages.donnees,
  serveurPages.licences,
];
