import { type AdresseSite, adresseSiteFields } from '@asso/domain/agrement/haa/site.fields';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { openAssociation } from '../../association/association-access.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeSave } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import { insertAdresse, lockAdresse, updateAdresse } from './adresse.sql.ts';
import { toKeep } from './adresse-du-site.ts';
import { inAdresse, openSite, type SiteAsked, unchangedResult } from './save-site.ts';
import { updateSite } from './site.sql.ts';
import { toSite } from './site-view.ts';

type Named = SiteAsked & { id: string };
type Kept = Result<{ id: string }> | Refused;

/** Corrects an address, for every site that uses it. */
export const saveAdresse = (
  { db, clock }: Platform,
  { actor, id_asso, id, body, ifMatch }: Named & { body: ChangeBody; ifMatch: number },
): Promise<Kept> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'edit');
    if (!opened.ok) return opened;
    const { row, acces } = opened.value;
    const adresse = await lockAdresse(tx, { idAssociation: row.id, id });
    if (!adresse) return refused({ code: 'haa.site-inconnu' });
    const { corps: stored, version } = adresse;
    const isPresentVersion = ifMatch === version;
    const saved = saveFields({
      fields: adresseSiteFields,
      stored,
      version,
      changes: readChanges(body, { fields: adresseSiteFields, stored, isPresentVersion }),
      hand: { rights: acces.rights, writer: 'association' },
    });
    if (!saved.ok) return saved;
    if (!saved.isChanged) return unchangedResult(isPresentVersion, adresse.id);
    const kept = await toKeep(saved.value, stored);
    if (!kept.ok) return kept;
    const at = clock.now();
    await writeSave(tx, {
      objet: 'adresse-haa',
      id_objet: adresse.id,
      by: actor,
      at,
      section: 'adresse-haa',
    });
    return ok(await updateAdresse(tx, { id: adresse.id, adresse: kept.value }, at));
  });

/** Gives the site a new address; null removes the one it has. */
export const giveAdresse = (
  { db, clock }: Platform,
  { adresse, ...asked }: Named & { adresse: AdresseSite | null },
): Promise<Kept> =>
  inTransaction(db, async (tx) => {
    const opened = await openSite(tx, asked);
    if (!opened.ok) return opened;
    const { association, site } = opened.value;
    const kept = adresse ? await toKeep(adresse) : undefined;
    if (kept && !kept.ok) return { ok: false, problems: kept.problems.map(inAdresse) };
    const at = clock.now();
    const idAssociation = association.row.id;
    const adresse_id = kept ? await insertAdresse(tx, { idAssociation, adresse: kept.value }, at) : null;
    const place = { adresse_id, adresse_membre: false, ...(kept && { itinerant: false }) };
    await writeSave(tx, {
      objet: 'site-haa',
      id_objet: site.id,
      by: asked.actor,
      at,
      section: 'adresse-haa',
    });
    return ok(await updateSite(tx, { id: site.id, site: { ...toSite(site), ...place } }, at));
  });
