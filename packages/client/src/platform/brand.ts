// The server writes in the page how the operator wants the portal to look. The look is neutral by default, because the
// licence of the State’s marks allows them on sites of the State only.
import { type PortalSettings, settingsMeta, usualSettings } from '@asso/contract/kernel/portal-settings';
import { pageFact } from './page/page-facts.ts';

/** The settings of the operator, or the usual ones during development, where no server completes the page. */
export const brand: PortalSettings = pageFact(settingsMeta) ?? usualSettings;

export const isEtat = brand.marque === 'etat';

export const licence = isEtat
  ? 'Sauf mention explicite de propriété intellectuelle détenue par des tiers, les contenus de ce site sont proposés sous licence etalab-2.0.'
  : `${brand.nom === usualSettings.nom ? brand.nom : `${brand.nom} utilise ${usualSettings.nom}, qui`} est un logiciel libre, sous licence AGPL 3.0 ou ultérieure.`;

/** Reads like « Version 0.2.0 (3fa9c1e0) »; empty where no server completes the page. */
export const versionText =
  brand.version === null
    ? ''
    : ` Version\u00a0${brand.version}${brand.commit === null ? '' : ` (${brand.commit.slice(0, 8)})`}.`;

/** The path below which every page lives; links inside the application leave it out. */
export const basePath = '/client';
