// The figures of the service's home page: each is the number of the list it opens.
import type { tableauServiceSchema } from '@asso/contract/subvention/subvention.schemas';
import { formatNombre } from '@asso/domain/identifiants/affichage';
import type { z } from 'zod';
import { type VueService, vueHref, vuesService } from '../dossier/instruction-vues.ts';

export type TableauService = z.output<typeof tableauServiceSchema>;

const numberOf: Record<VueService['id'], (tableau: TableauService) => number> = {
  'a-prendre': ({ aPrendre }) => aPrendre,
  'en-instruction': ({ enInstruction }) => enInstruction,
  renvoyes: ({ renvoyes }) => renvoyes,
  decides: ({ decides }) => decides,
};

export const figuresDe = (tableau: TableauService) =>
  vuesService.map((vue) => {
    const n = numberOf[vue.id](tableau);
    return { label: vue.label, value: formatNombre(n), href: vueHref(vue), isZero: n === 0 };
  });

/** Nothing was ever transmitted to these services. */
export const isEmpty = (tableau: TableauService): boolean =>
  vuesService.every((vue) => numberOf[vue.id](tableau) === 0);
