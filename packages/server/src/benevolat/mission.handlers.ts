import type { missionEndpoints } from '@asso/contract/benevolat/mission.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { readCursor } from '../platform/db/keyset.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { importsHandlers } from '../referentiel/import/imports-handlers.ts';
import { genresMissions } from './import-missions.ts';
import { listMissions, orderMissions } from './mission.sql.ts';

export function missionHandlers(platform: Platform): Handlers<typeof missionEndpoints> {
  const { db, clock } = platform;
  const imports = importsHandlers(platform, genresMissions);
  return {
    listMissions: async ({ query: { limit, searchQuery, ...query } }) => {
      const cursor = readCursor(query.cursor, orderMissions);
      if (!cursor.ok) return cursor;
      const asked = { jour: localDay(clock.now()), searchQuery, limit, cursor: cursor.value };
      const { rows, ...page } = await listMissions(db, asked);
      const items = rows.map(({ id, reference, titre, nom, id_rna, id_siren, ...row }) => ({
        id,
        reference,
        titre,
        association: { nom, id_rna, id_siren },
        description: row.description,
        commune: row.commune,
        code_postal: row.code_postal,
        debut: row.debut,
        fin: row.fin,
      }));
      return { ok: true, value: { ...page, items } };
    },
    importMissions: imports.importer,
    listImportsMissions: imports.lister,
  };
}
