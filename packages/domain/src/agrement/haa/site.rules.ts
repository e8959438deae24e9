// A site must meet these rules to be declared, and the portal derives some of its values (§3 Food-aid sites; field
// rules of HAA).
import { isBlank } from '../../kernel/asks.ts';
import type { Stage } from '../../kernel/fields.ts';
import type { Problem } from '../../kernel/result.ts';
import { problems } from '../../kernel/walk-problems.ts';
import type { Adresse } from '../../referentiel/adresse.fields.ts';
import { adresseLine } from '../../referentiel/adresse.words.ts';
import { isInFrance } from '../../referentiel/pays.rules.ts';
import { type AdresseSite, adresseSiteFields, type Horaire, type Site, siteFields } from './site.fields.ts';

/**
 * A site with the address that its `adresse_id` names, and the names of the establishment or network member that runs
 * it (`membre`) and of the person in charge of it (`responsable`); `membreRetire` and `responsableRetire` tell that they
 * were removed from the association's file since.
 */
export type SiteComplet = Site & {
  adresse?: AdresseSite | null;
  membre?: string | null;
  responsable?: string | null;
  membreRetire?: boolean;
  responsableRetire?: boolean;
};

/** The country stored with an address that gives none [R3.13]. */
const paysDuSite = 'France';

/** Fills every form in which a site says who runs it, and its activities as JSON text [R3.11]. */
export function completeSite(site: Site): Site {
  const type = site.type_membre ?? typeOf(site.isEtablissement);
  const isOurs = type === 'etablissement';
  const chosen = site.selectedMembre ?? null;
  const siret = isOurs ? (site.membre_siret_id ?? chosen) : null;
  const reseau = type === 'association' ? (site.membre_reseau_id ?? chosen) : null;
  const isItinerant = site.itinerant === true;
  return {
    ...site,
    type_membre: type,
    isEtablissement: type ? isOurs : null,
    membre_siret_id: siret,
    membre_reseau_id: reseau,
    selectedMembre: siret ?? reseau,
    itinerant: isItinerant,
    adresse_membre: !isItinerant && site.adresse_membre === true,
    adresse_id: isItinerant ? null : (site.adresse_id ?? null),
    code_nature_activite: isBlank(site.nature_activite) ? null : JSON.stringify(site.nature_activite),
  };
}

const typeOf = (isOurs: boolean | null | undefined): NonNullable<Site['type_membre']> | null =>
  isOurs === true ? 'etablissement' : isOurs === false ? 'association' : null;

export const completeAdresse = (adresse: AdresseSite): AdresseSite => ({
  ...adresse,
  pays: isInFrance({ pays: adresse.pays }) ? paysDuSite : adresse.pays,
});

/** Checks the opening hours together; `field` is that of the site. */
export function horairesProblems(horaires: readonly Horaire[] | null | undefined): Problem[] {
  const lines = horaires ?? [];
  return lines.flatMap((one, index) => {
    const { jour, de, a } = one;
    if (!jour || !de || !a) return [];
    const at = `horaire_ouverture.${one.id}.a`;
    if (a <= de) return [{ code: 'haa.horaires-inverses', field: at }];
    const isCrossed = lines.some(
      (other, at) => at < index && other.jour === jour && other.de && other.a && de < other.a && other.de < a,
    );
    return isCrossed ? [{ code: 'haa.horaires-croises', field: at }] : [];
  });
}

/** Finds what is missing or wrong, for a site to be kept at all (`saisie`) or declared (`transmission`). */
export const siteProblems = (site: SiteComplet, stage: Stage): Problem[] => [
  ...problems(siteFields, site, { stage }),
  ...horairesProblems(site.horaire_ouverture),
  ...(stage === 'saisie' ? [] : [...retireProblems(site), ...placeProblems(site)]),
];

/** Finds who runs the site, or is in charge of it, and is not in the file of the association any more. */
function retireProblems({ membre, responsable, membreRetire, responsableRetire }: SiteComplet): Problem[] {
  const found: Problem[] = [];
  if (membreRetire)
    found.push({ code: 'haa.membre-retire', field: 'membre_reseau_id', params: { nom: membre ?? '' } });
  if (responsableRetire)
    found.push({
      code: 'haa.responsable-retire',
      field: 'responsable_id',
      params: { nom: responsable ?? '' },
    });
  return found;
}

/** Checks the postal address that every site has, unless it is itinerant. */
function placeProblems({ itinerant, adresse }: SiteComplet): Problem[] {
  if (itinerant === true) return [];
  if (!adresse) return [{ code: 'haa.adresse-a-preciser', field: 'adresse' }];
  return adresseSiteProblems(adresse, 'transmission').map((problem) => ({
    ...problem,
    field: `adresse.${problem.field}`,
  }));
}

export function adresseSiteProblems(adresse: AdresseSite, stage: Stage): Problem[] {
  const { cp, voie, bp, cplt } = adresse;
  const isWrongCp = !isBlank(cp) && isInFrance({ pays: adresse.pays }) && !/^\d{5}$/.test(cp?.trim() ?? '');
  const isNowhere = stage !== 'saisie' && isBlank(voie) && isBlank(bp) && isBlank(cplt);
  return [
    ...problems(adresseSiteFields, adresse, { stage }).map((problem) =>
      problem.field === 'cp' && problem.code === 'kernel.a-renseigner'
        ? { code: 'haa.code-postal-manquant', field: 'cp' }
        : problem,
    ),
    ...(isWrongCp
      ? [{ code: 'referentiel.code-postal', field: 'cp', params: { label: adresseSiteFields.cp.label } }]
      : []),
    ...(isNowhere ? [{ code: 'haa.voie-a-preciser', field: 'voie' }] : []),
  ];
}

/** Returns the form in which names are compared: the sites of one association must differ by it. */
export const nomCompare = (nom: string | null | undefined): string =>
  (nom ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Turns an address of the portal into a site's, which has a single complement. */
export function toAdresseSite({ cplt_1, cplt_2, ...rest }: Adresse): AdresseSite {
  const cplt = [cplt_1, cplt_2].filter((part) => !isBlank(part)).join(' ');
  return { ...rest, cplt: cplt.slice(0, adresseSiteFields.cplt.max) || null };
}

/**
 * Returns for example « Bâtiment A, 12 rue des Lilas, 13015 Marseille », or an empty text when nothing is known.
 */
export const adresseSiteLine = ({ cplt, ...rest }: AdresseSite): string =>
  adresseLine({ ...rest, cplt_1: cplt });
