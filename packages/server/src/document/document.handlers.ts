import type { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { canServe } from '@asso/domain/document/document.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers, notFound, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { deposit } from './deposit.ts';
import { type DocumentRow, findDocument, markDocumentDeleted } from './document.sql.ts';
import type { DocumentOwners } from './document-owners.ts';
import { usagesOfDocuments } from './document-usages.ts';
import { analyseView, documentView } from './document-view.ts';
import { readPage } from './pages/read-page.ts';
import { forgetProvisoire } from './provisoire.ts';
import { saveDocument } from './save-document.ts';

export function documentHandlers(
  platform: Platform,
  owners: DocumentOwners,
): Handlers<typeof documentEndpoints> {
  const { db, storage, clock } = platform;
  const find = async (uuid: string) => {
    const reference = recogniseReference(uuid);
    return reference?.kind === 'uuid' ? findDocument(db, reference.value) : undefined;
  };
  /** Finds a document, for its file or its pages, if this person may read it and the antivirus let it through. */
  const serve = async (actor: Actor, uuid: string): Promise<Result<DocumentRow> | typeof notFound> => {
    const document = await find(uuid);
    if (!document || !(await owners.canRead(db, { actor, document }))) return notFound;
    if (canServe(document, actor.id)) return ok(document);
    const isRefused = document.etat_analyse === 'refuse';
    return refused({ code: isRefused ? 'document.refuse' : 'document.analyse-en-cours' });
  };
  return {
    depositDocument: async ({ actor, query, files }) => {
      const { proprietaire, id_asso, remplace } = query;
      const isProvisoire = query.provisoire === 'oui';
      // A partner's key deposits only documents of the association itself: what people show about themselves, they
      // deposit themselves.
      if (actor.cle && proprietaire !== 'association') return refusal({ code: 'kernel.ferme-aux-cles' });
      const given = { actor, proprietaire, id: id_asso, parts: files, remplace, isProvisoire };
      const kept = await deposit(platform, owners, given);
      if (!kept.ok) return kept;
      const value = documentView(kept.value);
      return { ok: true, value, version: value.version };
    },

    saveDocument: async ({ actor, query, body, ifMatch }) => {
      const saved = await saveDocument(platform, owners, { actor, uuid: query.uuid, body, ifMatch });
      if (!saved.ok) return saved;
      const value = documentView(saved.value);
      return { ok: true, value, version: value.version };
    },

    readAnalyse: async ({ actor, params }) => {
      const document = await find(params.uuid);
      if (!document || !(await owners.canRead(db, { actor, document }))) return notFound;
      return { ok: true, value: analyseView(document), version: document.version };
    },

    downloadDocument: async ({ actor, params }) => {
      const served = await serve(actor, params.uuid);
      if (!served.ok) return served;
      const document = served.value;
      const content = await storage.get(document.sha256);
      if (!content) throw new Error(`no bytes for the document ${document.id}`);
      return fileAnswer({ content, name: document.nom, type: document.mime, size: document.taille });
    },

    readPage: async ({ actor, params }) => {
      const served = await serve(actor, params.uuid);
      return served.ok ? readPage(platform, served.value, { page: params.page, pour: actor.id }) : served;
    },

    deleteDocument: async ({ actor, query }) => {
      const document = await find(query.uuid);
      // A paper given up before it was kept leaves nothing behind it.
      if (document?.provisoire) {
        const isErased = document.depose_par === actor.id && (await forgetProvisoire(platform, document.id));
        return isErased ? { ok: true, value: { uuid: document.id, deleted: true } } : notFound;
      }
      const owner = document && owners.of(document.proprietaire);
      if (!document || !owner || !(await owners.canRead(db, { actor, document }))) return notFound;
      if (!(await owner.canRemove(db, { actor, document }))) return refusal({ code: 'kernel.interdit' });
      const at = clock.now();
      const isGone = await inTransaction(db, async (tx) => {
        if (!(await markDocumentDeleted(tx, document.id, at))) return false;
        const trace = { objet: 'document', id_objet: document.id, by: actor, at };
        await writeHistory(tx, { ...trace, action: 'retirer', from: document.nom });
        const suite = { id_document: document.id, vers: null, by: actor, par: actor.id, at };
        await usagesOfDocuments.follow(tx, suite);
        return true;
      });
      return isGone ? { ok: true, value: { uuid: document.id, deleted: true } } : notFound;
    },
  };
}
