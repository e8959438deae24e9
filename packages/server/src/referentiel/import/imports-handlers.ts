import type { ImportsFaits, RapportImport } from '@asso/contract/referentiel/import.schemas';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { importTexte } from './import-texte.ts';
import type { GenreImport, Importateur } from './importation.ts';
import { listImports, orderImports } from './imports-faits.sql.ts';

/** The most lines that a page sends; a longer file goes by the command. */
const lignesParPage = 5000;

type Genres = Readonly<Record<string, GenreImport<unknown>>>;

type Importe = {
  actor: NonNullable<Importateur>;
  body: { genre: string; fichier: string; texte: string; essai: boolean };
};

/** Makes the two calls of each feature that imports files: import one, and list the imports. */
export function importsHandlers({ db, clock }: Platform, genres: Genres) {
  return {
    importer: async ({ actor, body }: Importe): Promise<Answer<RapportImport>> => {
      const genre = genres[body.genre];
      if (!genre) throw new Error(`no file of ${body.genre} is taken in`);
      return importTexte(db, genre, { ...body, actor, at: clock.now(), most: lignesParPage });
    },

    lister: async (call: { query: { limit: number; cursor?: string } }): Promise<Answer<ImportsFaits>> => {
      const cursor = readCursor(call.query.cursor, orderImports);
      if (!cursor.ok) return cursor;
      const asked = { genres: Object.values(genres).map(({ genre }) => genre) };
      const { rows, ...page } = await listImports(db, {
        ...asked,
        limit: call.query.limit,
        cursor: cursor.value,
      });
      const items = rows.map(({ ordre: _, importe_le, importe_par: __, ...row }) => ({
        ...row,
        le: importe_le.toISOString(),
      }));
      return { ok: true, value: { ...page, items } };
    },
  };
}
