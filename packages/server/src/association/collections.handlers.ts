import type { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { openAssociation } from './association-access.ts';
import { representantView, ribView } from './ligne-views.ts';
import { listRepresentants, type RepresentantRow } from './representant.sql.ts';
import { listRibs, type RibRow } from './rib.sql.ts';
import { addRepresentant, deleteRepresentant, saveRepresentant } from './save-representant.ts';
import { addRib, deleteRib, saveRib } from './save-rib.ts';

export function collectionsHandlers(platform: Platform): Handlers<typeof collectionsEndpoints> {
  const { db } = platform;
  return {
    listRepresentantsLegaux: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
      if (!opened.ok) return opened;
      const { row, acces, perimetre } = opened.value;
      const items = (await listRepresentants(db, row.id, perimetre)).map(representantView);
      return { ok: true, value: { items, rights: acces.rights } };
    },
    addRepresentantLegal: async ({ actor, query, body }) =>
      representant(await addRepresentant(platform, { actor, id_asso: query.id_asso, value: body })),
    saveRepresentantLegal: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      return representant(await saveRepresentant(platform, { actor, id_asso, id, body, ifMatch }));
    },
    saveRepresentantFonctionSiret: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      const changed = Object.fromEntries(body.map(({ key, value }) => [key, value]));
      return representant(await saveRepresentant(platform, { actor, id_asso, id, body: changed, ifMatch }));
    },
    deleteRepresentantLegal: async ({ actor, query }) =>
      deleted(await deleteRepresentant(platform, { actor, ...query })),

    listRibs: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
      if (!opened.ok) return opened;
      const { row, acces, perimetre } = opened.value;
      const items = (await listRibs(db, row.id, perimetre)).map(ribView);
      return { ok: true, value: { items, rights: acces.rights } };
    },
    addRib: async ({ actor, query, body }) =>
      rib(await addRib(platform, { actor, id_asso: query.id_asso, value: body })),
    saveRib: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      return rib(await saveRib(platform, { actor, id_asso, id, body, ifMatch }));
    },
    deleteRib: async ({ actor, query }) => deleted(await deleteRib(platform, { actor, ...query })),
  };
}

function representant<F extends { ok: false }>(saved: { ok: true; value: RepresentantRow } | F) {
  if (!saved.ok) return saved as F;
  const value = representantView(saved.value);
  return { ok: true as const, value, version: value.version };
}

function rib<F extends { ok: false }>(saved: { ok: true; value: RibRow } | F) {
  if (!saved.ok) return saved as F;
  const value = ribView(saved.value);
  return { ok: true as const, value, version: value.version };
}

const deleted = <F extends { ok: false }>(done: { ok: true; value: string } | F) =>
  done.ok ? { ok: true as const, value: { id: done.value, deleted: true as const } } : (done as F);
