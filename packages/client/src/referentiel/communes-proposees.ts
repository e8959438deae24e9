// The commune field proposes communes, describes them, and writes the chosen one in the address.
import { withElision } from '@asso/domain/identifiants/elision';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { plainName } from '@asso/domain/referentiel/communes.rules';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { findDepartement } from '@asso/domain/referentiel/territoires.rules';

/** Keeps the communes whose name contains the typed text; an empty text keeps them all. */
export const communesLike = (lieux: readonly Lieu[], typed: string | null): readonly Lieu[] => {
  const words = plainName(typed ?? '');
  return lieux.filter(({ name, city }) => [name, city].some((one) => plainName(one).includes(words)));
};

/** Returns the commune of this name if there is exactly one; former communes count only when no present one has it. */
export function communeNamed(lieux: readonly Lieu[], text: string): Lieu | undefined {
  const name = plainName(text);
  const called = lieux.filter((lieu) => [lieu.name, lieu.city].some((one) => plainName(one) === name));
  const present = called.filter(({ oldcity }) => oldcity === undefined);
  const among = present.length > 0 ? present : called;
  return among.length === 1 ? among[0] : undefined;
}

/** Writes a commune in an address; a former commune goes on the line of hamlets, unless that line is already filled. */
export const partsOfCommune = (lieu: Lieu, adresse: Adresse): Adresse => ({
  commune: lieu.city,
  code_insee: lieu.citycode,
  ...(isBlank(adresse.cp) && lieu.postcode ? { cp: lieu.postcode } : {}),
  ...(isBlank(adresse.bp) && lieu.oldcity ? { bp: lieu.oldcity } : {}),
});

/** Returns « 13011 · Bouches-du-Rhône »; under one postcode, « aujourd’hui Montluel » or another name. */
export function detailsOfCommune(lieu: Lieu, isOfPostcode: boolean): string | undefined {
  const { name, city, oldcity, postcode, context = '' } = lieu;
  const former = oldcity ? `aujourd’hui ${city}` : name === city ? undefined : name;
  if (isOfPostcode) return former;
  const place = findDepartement(context)?.label ?? context;
  return [former, postcode ?? 'plusieurs codes postaux', place].filter(Boolean).join(' · ');
}

/** Returns the note that stands under the field while the postcode and the commune do not fit together. */
export function noteOfCommunes(
  ofPostcode: readonly Lieu[] | null,
  { cp, commune }: Adresse,
): string | undefined {
  if (ofPostcode === null || isBlank(cp) || !/^\d{5}$/.test(cp ?? '')) return undefined;
  if (ofPostcode.length === 0) {
    return `La liste officielle n’a pas le code postal ${cp}. Vérifiez-le, ou indiquez le Cedex.`;
  }
  if (isBlank(commune)) return `${ofPostcode.length} communes ont ce code postal : choisissez la vôtre.`;
  return communesLike(ofPostcode, commune ?? '').length > 0
    ? undefined
    : `Le code postal ${cp} n’est pas celui ${withElision(commune ?? '')}. Vérifiez l’un et l’autre.`;
}
