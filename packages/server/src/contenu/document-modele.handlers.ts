import type { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import { versionServie } from '@asso/domain/contenu/document-modele.rules';
import { type Answer, fileAnswer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findContenu } from './contenu.sql.ts';
import { fichierView, versionsView } from './document-modele-view.ts';
import { listVersions, type VersionRow } from './modele-fichier.sql.ts';
import { contenuCalls, contenuIntrouvable, isAdministrator } from './serve-contenus.ts';

/** Answers the calls of templates: those of the other contents, plus the file that everybody gets. */
export function documentModeleHandlers(platform: Platform): Handlers<typeof documentModeleEndpoints> {
  const { db, storage } = platform;
  const calls = contenuCalls(platform, 'document-modele');
  const withFile = <M extends { id: string }>(modele: M, versions: readonly VersionRow[]) => ({
    ...modele,
    fichier: fichierView(modele.id, versionServie(versions)),
  });
  const told = async <M extends { id: string }>(answer: Answer<M>) =>
    answer.ok ? { ...answer, value: withFile(answer.value, await versionsOf(answer.value.id)) } : answer;
  const versionsOf = async (id: string) => (await listVersions(db, [id])).get(id) ?? [];
  return {
    listDocumentModeles: async (asked) => {
      const answer = await calls.list(asked);
      if (!answer.ok) return answer;
      const versions = await listVersions(
        db,
        answer.value.items.map(({ id }) => id),
      );
      const items = answer.value.items.map((one) => withFile(one, versions.get(one.id) ?? []));
      return { ...answer, value: { ...answer.value, items } };
    },
    readDocumentModele: async (asked) => {
      const answer = await calls.read(asked);
      if (!answer.ok) return answer;
      const rows = await versionsOf(asked.params.id);
      const versions = isAdministrator(asked.actor) ? versionsView(rows) : [];
      return { ...answer, value: { ...withFile(answer.value, rows), versions } };
    },
    downloadDocumentModele: async ({ actor, params: { id } }) => {
      const row = await findContenu(db, { sorte: 'document-modele', id });
      if (!row || !(row.publie || isAdministrator(actor))) return contenuIntrouvable;
      const served = versionServie(await versionsOf(id));
      if (!served) return refusal({ code: 'contenu.modele-sans-fichier' });
      const content = await storage.get(served.sha256);
      if (!content) throw new Error(`no bytes for the document ${served.id}`);
      return fileAnswer({ content, name: served.nom, type: served.mime, size: served.taille });
    },
    createDocumentModele: async (asked) => told(await calls.create(asked)),
    updateDocumentModele: async (asked) => told(await calls.update(asked)),
    deleteDocumentModele: calls.remove,
  };
}
