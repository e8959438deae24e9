import type { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { isWithin } from '@asso/domain/association/association.rights';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { openAssociation } from '../../association/association-access.ts';
import type { Answer, Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAdresses, readAdresses } from './adresse.sql.ts';
import { importSites } from './import-sites.ts';
import { giveAdresse, saveAdresse } from './save-adresse.ts';
import { addSite, removeSite, saveSite } from './save-site.ts';
import { adresseView, readSitesRecus, readSitesView, readSiteView } from './site-view.ts';

export function haaHandlers(platform: Platform): Handlers<typeof haaEndpoints> {
  const { db } = platform;
  const shown = async (done: Result<{ id: string }> | Refused): Promise<Answer<SiteHaaView>> => {
    if (!done.ok) return done;
    const value = await readSiteView(db, done.value.id);
    return { ok: true, value, version: value.version };
  };
  return {
    listSitesHaa: async ({ actor, query }) => {
      const named = associationNamed(query);
      if (!named.ok) return named;
      const opened = await openAssociation(db, { actor, ...named.value });
      if (!opened.ok) return opened;
      const { row, acces } = opened.value;
      const sites = isServiceRole(actor.role)
        ? await readSitesRecus(db, actor, row.id)
        : await readSitesView(db, row.id);
      const items = sites.filter(({ membre_siret_id }) => isWithin(acces, membre_siret_id));
      return ok({ items, rights: acces.rights });
    },
    addSiteHaa: async ({ actor, query, body }) => {
      const named = associationNamed(query);
      return named.ok ? shown(await addSite(platform, { actor, ...named.value, site: body })) : named;
    },
    addSiteEtAdresseHaa: async ({ actor, query, body }) => {
      const named = associationNamed(query);
      if (!named.ok) return named;
      const { adresse, ...site } = body;
      return shown(await addSite(platform, { actor, ...named.value, site, adresse }));
    },
    saveSiteHaa: async ({ actor, query, body, ifMatch }) => {
      const named = siteNamed(query);
      if (!named.ok) return named;
      if (Object.keys(body).length === 0) return refused({ code: 'haa.contenu-manquant' });
      return shown(await saveSite(platform, { actor, ...named.value, body, ifMatch }));
    },
    removeSiteHaa: async ({ actor, query }) => {
      const named = siteNamed(query);
      if (!named.ok) return named;
      const done = await removeSite(platform, { actor, ...named.value });
      return done.ok ? ok({ id: done.value.id, deleted: true as const }) : done;
    },
    listAdressesHaa: async ({ actor, query: { idAsso, codePostal } }) => {
      if (isBlank(idAsso)) return refused({ code: 'haa.association-manquante', field: 'idAsso' });
      if (isBlank(codePostal)) return refused({ code: 'haa.code-postal-manquant', field: 'codePostal' });
      const opened = await openAssociation(db, { actor, id_asso: idAsso as string });
      if (!opened.ok) return opened;
      const asked = { idAssociation: opened.value.row.id, codePostal: (codePostal as string).trim() };
      const items = await listAdresses(db, asked);
      return ok({ items: items.map(adresseView) });
    },
    saveAdresseHaa: async ({ actor, query, body, ifMatch }) => {
      const named = siteNamed(query);
      if (!named.ok) return named;
      if (Object.keys(body).length === 0) return refused({ code: 'haa.contenu-manquant' });
      const done = await saveAdresse(platform, { actor, ...named.value, body, ifMatch });
      if (!done.ok) return done;
      const [adresse] = await readAdresses(db, [done.value.id]);
      if (!adresse) throw new Error('the address that was just kept is not there');
      return { ok: true, value: adresseView(adresse), version: adresse.version };
    },
    giveAdresseHaa: async ({ actor, query, body }) => {
      const named = siteNamed(query);
      return named.ok
        ? shown(await giveAdresse(platform, { actor, ...named.value, adresse: body.adresse }))
        : named;
    },
    takeAdresseHaa: async ({ actor, query }) => {
      const named = siteNamed(query);
      return named.ok ? shown(await giveAdresse(platform, { actor, ...named.value, adresse: null })) : named;
    },
    importSitesHaa: async ({ actor, query, body }) => {
      const named = associationNamed(query);
      return named.ok ? importSites(platform, { actor, ...named.value, ...body }) : named;
    },
  };
}

const associationNamed = ({ id_asso }: { id_asso?: string }): Result<{ id_asso: string }> =>
  id_asso === undefined || isBlank(id_asso)
    ? refused({ code: 'haa.siren-manquant', field: 'id_asso' })
    : ok({ id_asso });

/**
 * Reads the association and the site that a call names; a text that cannot be an id is answered like an unknown site.
 */
function siteNamed(query: { id_asso?: string; id?: string }): Result<{ id_asso: string; id: string }> {
  const association = associationNamed(query);
  if (!association.ok) return association;
  const { id } = query;
  if (id === undefined || isBlank(id)) return refused({ code: 'haa.site-manquant', field: 'id' });
  return isUuid(id) ? ok({ ...association.value, id }) : refused({ code: 'haa.site-inconnu' });
}
