// What the operator decided of the portal's looks, as the server wrote it in the page. Neutral unless it says so: the
// State's own marks are kept for the State by their licence.
import { type PortalSettings, settingsMeta, usualSettings } from '@asso/contract/kernel/portal-settings';
import { pageFact } from './page-facts.ts';

/** The usual ones while the pages are developed. */
export const brand: PortalSettings = pageFact(settingsMeta) ?? usualSettings;

export const isEtat = brand.marque === 'etat';

export const licence = isEtat
  ? 'Sauf mention explicite de propriété intellectuelle détenue par des tiers, les contenus de ce site sont proposés sous licence etalab-2.0.'
  : `${brand.nom === usualSettings.nom ? brand.nom : `${brand.nom} utilise ${usualSettings.nom}, qui`} est un logiciel libre, sous licence AGPL 3.0 ou ultérieure.`;

/** Pages live below it; hrefs inside the application leave it out. */
export const basePath = '/client';
