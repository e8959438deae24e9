import type { AdresseHaaView, SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { sayHaaProblem } from '@asso/contract/agrement/haa/say-haa-problem';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import type { Site } from '@asso/domain/agrement/haa/site.fields';
import { completeSite, siteProblems } from '@asso/domain/agrement/haa/site.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import { type EtatInstruction, isNonTransmis } from '@asso/domain/dossier/instruction.states';
import type { Db } from '../../platform/db/database.ts';
import { type AdresseRow, readAdresses } from './adresse.sql.ts';
import { listSites, readSite, type SiteNomme, type SiteRow } from './site.sql.ts';
import { findSitesTransmis, listSitesTransmis } from './sites-transmis.sql.ts';

/** Turns the columns into the form's fields, and works out again those that derive from others. */
export const toSite = (row: SiteRow): Site => {
  const { nom, type_membre, membre_siret_id, membre_reseau_id, responsable_id, ...rest } = row;
  const { itinerant, adresse_membre, adresse_id, horaire_ouverture, periode_fermeture } = rest;
  const nature_activite = JSON.parse(row.code_nature_activite ?? '[]');
  return completeSite({
    nom,
    type_membre,
    membre_siret_id,
    membre_reseau_id,
    responsable_id,
    nature_activite,
    itinerant,
    adresse_membre,
    adresse_id,
    horaire_ouverture,
    periode_fermeture,
  });
};

export const adresseView = ({ id, corps, version, nb_sites }: AdresseRow): AdresseHaaView => ({
  ...corps,
  id,
  version,
  nb_sites,
});

const nommesOf = ({ membre, responsable, membreRetire, responsableRetire }: SiteNomme) => ({
  membre,
  responsable,
  ...(membreRetire && { membreRetire }),
  ...(responsableRetire && { responsableRetire }),
});

function siteView(row: SiteNomme, adresses: readonly AdresseRow[]): SiteHaaView {
  const site = toSite(row);
  const adresse = adresses.find(({ id }) => id === row.adresse_id);
  const { membre, responsable } = row;
  const manques = siteProblems(
    { ...site, ...nommesOf(row), adresse: adresse?.corps ?? null },
    'transmission',
  );
  return {
    ...site,
    id: row.id,
    version: row.version,
    membre,
    responsable,
    adresse: adresse ? adresseView(adresse) : null,
    manques: manques.map(sayHaaProblem),
    complet: manques.length === 0,
  };
}

export async function readSitesView(db: Db, idAssociation: string): Promise<SiteHaaView[]> {
  const rows = await listSites(db, idAssociation);
  const adresses = await readAdresses(db, idsOf(rows));
  return rows.map((row) => siteView(row, adresses));
}

/**
 * Gives the sites that this person's services received with a habilitation, as they were sent; the association's own
 * list, and what it prepares, stay its own.
 */
export async function readSitesRecus(db: Db, actor: Actor, idAssociation: string): Promise<SiteHaaView[]> {
  const rows = (await listSitesTransmis(db, idAssociation)).filter((one) => isInChargeOf(actor, one));
  const byId = new Map(rows.flatMap(({ sites }) => sites.map((site) => [site.id, site] as const)));
  return [...byId.values()].map((site) => siteRecuView(site));
}

function siteRecuView({ adresse, membre = null, responsable = null, ...sent }: SiteDeclare): SiteHaaView {
  const { membreRetire: _membre, responsableRetire: _responsable, ...site } = sent;
  const manques = siteProblems({ ...site, adresse }, 'transmission');
  return {
    ...site,
    membre,
    responsable,
    version: 1,
    adresse: adresse ? { ...adresse, id: site.adresse_id ?? site.id, version: 1, nb_sites: 1 } : null,
    manques: manques.map(sayHaaProblem),
    complet: manques.length === 0,
  };
}

export async function readSiteView(db: Db, id: string): Promise<SiteHaaView> {
  const row = await readSite(db, id);
  return siteView(row, await readAdresses(db, idsOf([row])));
}

type DossierHaa = { id: string; id_association: string; instructions: readonly { etat: EtatInstruction }[] };

/**
 * Gives the sites of a dossier: today's ones while it can still be corrected, else those it was sent with, or today's
 * when none were kept then. With `asSent`, those it was sent with even while it is corrected.
 */
export async function readDossierSites(db: Db, dossier: DossierHaa, asSent = false): Promise<SiteDeclare[]> {
  const isOpen = !asSent && dossier.instructions.some(({ etat }) => isNonTransmis(etat));
  const sent = isOpen ? undefined : await findSitesTransmis(db, dossier.id);
  return sent ?? (await readSitesDeclares(db, dossier.id_association));
}

/** Reads the sites in the shape that the rules of a habilitation take. */
export async function readSitesDeclares(db: Db, idAssociation: string): Promise<SiteDeclare[]> {
  const rows = await listSites(db, idAssociation);
  const adresses = await readAdresses(db, idsOf(rows));
  return rows.map((row) => ({
    ...toSite(row),
    ...nommesOf(row),
    id: row.id,
    adresse: adresses.find(({ id }) => id === row.adresse_id)?.corps ?? null,
  }));
}

const idsOf = (rows: readonly SiteRow[]): string[] => [
  ...new Set(rows.flatMap(({ adresse_id }) => adresse_id ?? [])),
];
