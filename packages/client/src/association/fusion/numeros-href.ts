import { rubriqueHref } from '../fiche/fiche-href.ts';

/** Returns the address where an administrator corrects the numbers of an association, or sees its merge with another. */
export const numerosHref = (id: string, avec?: string): string =>
  `${rubriqueHref(id)}/numeros-et-fusion${avec ? `?${new URLSearchParams({ avec })}` : ''}`;
