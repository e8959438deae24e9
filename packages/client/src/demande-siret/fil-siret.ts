// The pages of a SIRET request share this title and the trail before it.
import { demandesHref } from './siret-href.ts';

export const titre = 'Obtenir un SIRET';

export const filDe = [{ label: 'Demandes de SIRET', href: demandesHref }];
