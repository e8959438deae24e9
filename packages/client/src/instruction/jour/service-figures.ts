// Each figure of a service counts the list that it opens.
import type { tableauServiceSchema } from '@asso/contract/subvention/subvention.schemas';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type VueService, vuesService } from '@asso/domain/instruction/vues-file.rows';
import type { z } from 'zod';
import { retardHref, vueHref } from '../file/instruction-vues.ts';

export type TableauService = z.output<typeof tableauServiceSchema>;

const numberOf: Record<VueService['id'], (tableau: TableauService) => number> = {
  'a-prendre': ({ aPrendre }) => aPrendre,
  'en-instruction': ({ enInstruction }) => enInstruction,
  renvoyes: ({ renvoyes }) => renvoyes,
  decides: ({ decides }) => decides,
};

export const listFigures = (tableau: TableauService) => {
  const [first, ...others] = vuesService.map((vue) =>
    figure(vue.label, { n: numberOf[vue.id](tableau), href: vueHref(vue) }),
  );
  const late = figure('En retard', { n: tableau.enRetard, href: retardHref });
  return [...(first ? [first] : []), late, ...others];
};

const figure = (label: string, { n, href }: { n: number; href: string }) => ({
  label,
  value: formatNombre(n),
  href,
  isZero: n === 0,
});
