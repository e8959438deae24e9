// What the pages of a SIRET request are called, and what stands before them in the trail.
import { demandesHref } from './siret-href.ts';

export const titre = 'Obtenir un SIRET';

export const filDe = [{ label: 'Demandes de SIRET', href: demandesHref }];
