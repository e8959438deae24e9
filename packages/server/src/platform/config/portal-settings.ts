import { type PortalSettings, usualSettings } from '@asso/contract/kernel/portal-settings';
import { identityProviders } from './identity-providers.ts';
import type { Variables } from './variables.ts';

/** Gives the part of the configuration that the pages receive: nothing in it is secret. */
export const portalSettings = (read: Variables): PortalSettings => ({
  marque: read.BRAND,
  nom: read.PORTAL_NAME,
  devise: read.PORTAL_TAGLINE,
  intitule: read.BRAND_LINES?.split('|').map((line) => line.trim()) ?? usualSettings.intitule,
  organisme: read.OPERATOR_NAME ?? null,
  logo: read.OPERATOR_LOGO_URL ?? null,
  assistance: read.ASSISTANCE_EMAIL,
  codeSource: read.SOURCE_CODE_URL ?? null,
  mesure: read.AUDIENCE_SCRIPT_URL ?? null,
  connexions: identityProviders(read).map(({ id }) => id),
});
