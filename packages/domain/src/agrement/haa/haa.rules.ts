// A food-aid habilitation is blocked by its sections, by rules over several rows, and by its sites (§3 Food-aid
// state; CASF L.266-2, R.266-1 and following).
import type { Choice, Fields } from '../../kernel/fields.ts';
import type { Listes } from '../../kernel/listes.ts';
import type { Problem } from '../../kernel/result.ts';
import { problems } from '../../kernel/walk-problems.ts';
import { readListe } from '../../referentiel/referentiels.rules.ts';
import { accompagnementsAttendus, type Haa, haaRow } from './haa.fields.ts';
import { siteFields } from './site.fields.ts';
import { type SiteComplet, siteProblems } from './site.rules.ts';

/** A site that was not removed. */
export type SiteDeclare = SiteComplet & { id: string };

/** Finds everything that blocks transmission; fields begin with `haa`, those of a site with `haa.sites.<id>`. */
export const haaProblems = (haa: Haa, sites: readonly SiteDeclare[]): Problem[] => [
  ...problems({ haa: haaRow }, { haa }, { stage: 'transmission', scopes: { dossier: { haa } } }),
  ...togetherProblems(haa),
  ...(sites.length === 0 ? [{ code: 'haa.sans-site', field: 'haa.sites' }] : []),
  ...sites.flatMap(problemsOfSite),
];

function togetherProblems({ activites, description }: Haa): Problem[] {
  const { distribution_directe: distribue, fourniture_denrees: fournit } = activites ?? {};
  const { distribution, fourniture } = description ?? {};
  const mesures: readonly string[] = distribution?.mesures_accompagnement ?? [];
  const isAlone = mesures.length > 0 && !accompagnementsAttendus.some((one) => mesures.includes(one));
  const found: Problem[] = [];
  if (distribue === false && fournit === false)
    found.push({ code: 'haa.sans-activite', field: 'haa.activites.distribution_directe' });
  if (distribue === true && isAlone)
    found.push({ code: 'haa.accompagnement', field: 'haa.description.distribution.mesures_accompagnement' });
  if (fournit === true && fourniture?.partenaires_habilites === false)
    found.push({ code: 'haa.partenaires', field: 'haa.description.fourniture.partenaires_habilites' });
  return found;
}

/** Reports a site that lacks something by one problem, which names the site and the fields to complete. */
function problemsOfSite(site: SiteDeclare): Problem[] {
  const names = siteProblems(site, 'transmission').map(({ field = '' }) =>
    labelOf(field.split('.')[0] ?? ''),
  );
  if (names.length === 0) return [];
  const params = { nom: site.nom ?? '', quoi: [...new Set(names)].join(', ') };
  return [{ code: 'haa.site-incomplet', field: `haa.sites.${site.id}`, params }];
}

const labelOf = (name: string): string => (siteFields as Fields)[name]?.label ?? siteFields.adresse_id.label;

/** Writes the labels beside the codes that were chosen. */
export function completeHaa(haa: Haa, listes: Listes): Haa {
  const { description, tracabilite } = haa;
  const named = <T extends { code_approvisionnement?: readonly string[] | null }>(
    one: T | null | undefined,
  ) =>
    one && {
      ...one,
      lib_approvisionnement: labelsOf(readListe('nature-appr-denrees', listes), one.code_approvisionnement),
    };
  return {
    ...haa,
    ...(description && {
      description: {
        ...description,
        ...(description.distribution && { distribution: named(description.distribution) }),
        ...(description.fourniture && { fourniture: named(description.fourniture) }),
      },
    }),
    ...(tracabilite && {
      tracabilite: {
        ...tracabilite,
        lib_outil: labelsOf(
          readListe('outils-trace-denrees', listes),
          tracabilite.code_outil ? [tracabilite.code_outil] : [],
        ),
      },
    }),
  };
}

const labelsOf = (options: readonly Choice[], codes: readonly string[] | null | undefined): string | null =>
  options
    .filter(({ value }) => codes?.includes(value))
    .map(({ label }) => label)
    .join(', ') || null;
