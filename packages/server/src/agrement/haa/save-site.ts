import { type AdresseSite, type Site, siteFields } from '@asso/domain/agrement/haa/site.fields';
import { completeSite, siteProblems } from '@asso/domain/agrement/haa/site.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { changesBetween } from '@asso/domain/kernel/changes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type OpenAssociation, openAssociation } from '../../association/association-access.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory, writeSave } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import { refusedChoices } from '../../referentiel/listes.ts';
import { insertAdresse } from './adresse.sql.ts';
import { toKeep, withPlace } from './adresse-du-site.ts';
import { insertSite, isSameNom, lockSite, markSiteDeleted, type SiteRow, updateSite } from './site.sql.ts';
import { toSite } from './site-view.ts';

export type SiteAsked = { actor: Actor; id_asso: string };
type Kept = Result<{ id: string }> | Refused;

const objet = 'site-haa';
const enDouble = refused({ code: 'haa.site-en-double', field: 'nom' });

/** Adds a site and its address, when one is given, together or not at all. */
export const addSite = (
  { db, clock }: Platform,
  { actor, id_asso, site, adresse }: SiteAsked & { site: Site; adresse?: AdresseSite | null },
): Promise<Kept> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'edit');
    if (!opened.ok) return opened;
    const saved = merge(opened.value, { stored: {}, version: 1, changes: changesBetween({}, site) });
    if (!saved.ok) return saved;
    const at = clock.now();
    const closed = await refusedChoices(tx, { fields: siteFields, stored: {}, value: saved.value, at });
    if (closed) return closed;
    return writeNew(tx, {
      idAssociation: opened.value.row.id,
      site: saved.value,
      adresse,
      by: actor,
      at,
    });
  });

type Nouveau = {
  idAssociation: string;
  site: Site;
  adresse?: AdresseSite | null;
  by: Actor | null;
  at: Date;
};

/** Writes a new site, for the call, an import or the demonstration data. */
export async function writeNew(tx: Tx, { idAssociation, site, adresse, by, at }: Nouveau): Promise<Kept> {
  const whole = completeSite(site);
  const kept = adresse && !whole.itinerant ? await toKeep(adresse) : undefined;
  if (kept && !kept.ok) return { ok: false, problems: kept.problems.map(inAdresse) };
  const checked = await check(tx, { idAssociation, site: whole, at });
  if (!checked.ok) return checked;
  const adresse_id = kept
    ? await insertAdresse(tx, { idAssociation, adresse: kept.value }, at)
    : checked.value.adresse_id;
  const value = { ...checked.value, adresse_id };
  const row = await insertSite(tx, { idAssociation, site: value }, { by: by?.id ?? null, at });
  if (!row) return enDouble;
  await writeHistory(tx, { objet, id_objet: row.id, by, at, action: 'ajouter', to: value.nom ?? null });
  return ok(row);
}

type Change = Pick<Nouveau, 'idAssociation' | 'at'> & { id: string; changes: Partial<Site>; by: Actor };

/** Changes a known site by what an import says of it; the caller has read its association. */
export async function writeChange(tx: Tx, { idAssociation, id, changes, by, at }: Change): Promise<Kept> {
  const row = await lockSite(tx, { idAssociation, id });
  if (!row) return refused({ code: 'haa.site-inconnu' });
  const site = completeSite({ ...toSite(row), ...changes });
  const checked = await check(tx, { idAssociation, site, at });
  if (!checked.ok) return checked;
  await updateSite(tx, { id, site: checked.value }, at);
  await writeSave(tx, { objet, id_objet: id, by, at, section: objet });
  return ok({ id });
}

/** Names the field as the body of a site does, where the address is nested. */
export const inAdresse = <P extends { field?: string }>(problem: P): P => ({
  ...problem,
  field: `adresse.${problem.field ?? ''}`,
});

/**
 * Refuses a site without a name, with impossible hours, or that names another association's people or places; one only
 * half typed is accepted.
 */
async function check(tx: Tx, asked: { idAssociation: string; site: Site; at: Date }): Promise<Result<Site>> {
  const [first, ...others] = siteProblems(asked.site, 'saisie');
  return first ? refused(first, ...others) : withPlace(tx, asked);
}

export async function saveSite(
  platform: Platform,
  asked: SiteAsked & { id: string; body: ChangeBody; ifMatch: number },
): Promise<Kept> {
  try {
    return await inTransaction(platform.db, (tx) => saveIn(tx, platform, asked));
  } catch (error) {
    if (isSameNom(error)) return enDouble;
    throw error;
  }
}

async function saveIn(
  tx: Tx,
  { clock }: Platform,
  { body, ifMatch, ...asked }: SiteAsked & { id: string; body: ChangeBody; ifMatch: number },
): Promise<Kept> {
  const opened = await openSite(tx, asked);
  if (!opened.ok) return opened;
  const { association, site } = opened.value;
  const stored = toSite(site);
  const isPresentVersion = ifMatch === site.version;
  const changes = readChanges(body, { fields: siteFields, stored, isPresentVersion });
  const saved = merge(association, { stored, version: site.version, changes });
  if (!saved.ok) return saved;
  if (!saved.isChanged) return unchangedResult(isPresentVersion, site.id);
  const at = clock.now();
  const closed = await refusedChoices(tx, { fields: siteFields, stored, value: saved.value, at });
  if (closed) return closed;
  const whole = completeSite(withoutOthers(saved.value, stored));
  const checked = await check(tx, { idAssociation: association.row.id, site: whole, at });
  if (!checked.ok) return checked;
  await updateSite(tx, { id: site.id, site: checked.value }, at);
  await writeSave(tx, { objet, id_objet: site.id, by: asked.actor, at, section: objet });
  return ok({ id: site.id });
}

/**
 * Answers a save that changes nothing: it is refused, unless it names an older version, as one that is sent again does,
 * which counts as done (ADR 0545).
 */
export const unchangedResult = (isPresentVersion: boolean, id: string): Kept =>
  isPresentVersion ? refused({ code: 'kernel.inchange' }) : ok({ id });

/** Clears the fields that disagree with the one just changed, among the three that say whom a site belongs to. */
function withoutOthers(site: Site, before: Site): Site {
  const { type_membre, isEtablissement, selectedMembre } = site;
  const isBox = type_membre === before.type_membre && isEtablissement !== before.isEtablissement;
  const isChosen = (selectedMembre ?? null) !== (before.selectedMembre ?? null);
  return {
    ...site,
    ...(isBox && { type_membre: null }),
    ...(isChosen && { membre_siret_id: null, membre_reseau_id: null }),
  };
}

export const removeSite = ({ db, clock }: Platform, asked: SiteAsked & { id: string }): Promise<Kept> =>
  inTransaction(db, async (tx) => {
    const opened = await openSite(tx, asked);
    if (!opened.ok) return opened;
    const { id, nom } = opened.value.site;
    const at = clock.now();
    await markSiteDeleted(tx, id, at);
    await writeHistory(tx, { objet, id_objet: id, by: asked.actor, at, action: 'retirer', from: nom });
    return ok({ id });
  });

/**
 * Opens the site and its association for a person who may write there; another association's site is unknown to them.
 */
export async function openSite(
  tx: Tx,
  { actor, id_asso, id }: SiteAsked & { id: string },
): Promise<Result<{ association: OpenAssociation; site: SiteRow }>> {
  const association = await openAssociation(tx, { actor, id_asso }, 'edit');
  if (!association.ok) return association;
  const site = await lockSite(tx, { idAssociation: association.value.row.id, id });
  return site ? ok({ association: association.value, site }) : refused({ code: 'haa.site-inconnu' });
}

const merge = (
  { acces }: OpenAssociation,
  given: Pick<Parameters<typeof saveFields<typeof siteFields>>[0], 'stored' | 'version' | 'changes'>,
) => saveFields({ fields: siteFields, ...given, hand: { rights: acces.rights, writer: 'association' } });
