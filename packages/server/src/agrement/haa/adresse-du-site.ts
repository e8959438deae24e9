import { type AdresseSite, adresseSiteFields, type Site } from '@asso/domain/agrement/haa/site.fields';
import { adresseSiteProblems, completeAdresse, toAdresseSite } from '@asso/domain/agrement/haa/site.rules';
import { isSame } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { isAdresseBlank } from '@asso/domain/referentiel/adresse.rules';
import type { Tx } from '../../platform/db/database.ts';
import { completeAdresses } from '../../referentiel/complete-adresses.ts';
import { findEtablissementAdresse, findNommes, insertAdresse, lockAdresse } from './adresse.sql.ts';

const form = {
  adresse: { kind: 'group', of: 'adresse', label: 'Adresse', fields: adresseSiteFields },
} as const satisfies Fields;

/**
 * Completes an address before it is kept: France unless a country is given, and the INSEE code when missing; an
 * impossible address is refused.
 */
export async function toKeep(adresse: AdresseSite, stored: AdresseSite = {}): Promise<Result<AdresseSite>> {
  const [first, ...others] = adresseSiteProblems(adresse, 'saisie');
  if (first) return refused(first, ...others);
  const value = { adresse: completeAdresse(adresse) };
  return ok((await completeAdresses(form, { stored: { adresse: stored }, value })).adresse);
}

type Asked = { idAssociation: string; site: Site; at: Date };

/**
 * Gives the site with the address of the network member or establishment where it is [R3.12]; a site that names people
 * or places of another association is refused.
 */
export async function withPlace(tx: Tx, { idAssociation, site, at }: Asked): Promise<Result<Site>> {
  const { membre_siret_id: siret, membre_reseau_id, responsable_id, adresse_id } = site;
  const named = await findNommes(tx, {
    idAssociation,
    membre: membre_reseau_id ?? null,
    responsable: responsable_id ?? null,
  });
  const etablissement = siret ? await findEtablissementAdresse(tx, { idAssociation, siret }) : undefined;
  if (siret && !etablissement)
    return refused({ code: 'association.etablissement-inconnu', field: 'membre_siret_id' });
  if (membre_reseau_id && !named.membre)
    return refused({ code: 'haa.membre-inconnu', field: 'membre_reseau_id' });
  if (responsable_id && !named.hasResponsable)
    return refused({ code: 'haa.responsable-inconnu', field: 'responsable_id' });
  const present = adresse_id ? await lockAdresse(tx, { idAssociation, id: adresse_id }) : undefined;
  if (adresse_id && present?.id !== adresse_id)
    return refused({ code: 'haa.adresse-inconnue', field: 'adresse_id' });
  if (!site.adresse_membre) return ok(site);
  const theirs = etablissement?.adresse ?? named.membre?.adresse;
  if (!theirs || isAdresseBlank(theirs))
    return refused({ code: 'haa.membre-sans-adresse', field: 'adresse_membre' });
  const adresse = completeAdresse(toAdresseSite(theirs));
  if (present && isSame(withoutPoint(present.corps), withoutPoint(adresse))) return ok(site);
  return ok({ ...site, adresse_id: await insertAdresse(tx, { idAssociation, adresse }, at) });
}

const withoutPoint = ({ geo_X: _x, geo_Y: _y, ...rest }: AdresseSite) => rest;
