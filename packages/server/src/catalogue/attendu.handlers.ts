import type { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import type { ChampAttenduView, DocumentAttenduView } from '@asso/contract/catalogue/attendu.schemas';
import { modeleRights, territoiresAdministres } from '@asso/domain/catalogue/catalogue.rights';
import type { ConditionSaisie } from '@asso/domain/catalogue/champ-personnalise.fields';
import { toAsk } from '@asso/domain/catalogue/condition.rules';
import { modeleCorps, modelePath, type SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type ChangeBody, isChanges } from '@asso/domain/kernel/changed-fields';
import type { Changes } from '@asso/domain/kernel/changes';
import { readBackProblems } from '@asso/domain/kernel/writable';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { type Answer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findModele, listModeles, type ModeleRow, modeleOrder } from './modele-attendu.sql.ts';
import { splitWords } from './mots-cherches.ts';
import { createModele, deleteModele, modeleInconnu, saveModele } from './save-modele.ts';

type Query = { q?: string; limit: number; cursor?: string };
type Call<T extends object> = { actor: Actor; params: { id: string } } & T;

export function attenduHandlers(platform: Platform): Handlers<typeof attenduEndpoints> {
  const champs = callsOf(platform, 'champ', champView);
  const documents = callsOf(platform, 'document', documentView);
  return {
    listChampsAttendus: champs.list,
    readChampAttendu: champs.read,
    createChampAttendu: champs.create,
    updateChampAttendu: champs.update,
    deleteChampAttendu: champs.remove,
    listDocumentsAttendus: documents.list,
    readDocumentAttendu: documents.read,
    createDocumentAttendu: documents.create,
    updateDocumentAttendu: documents.update,
    replaceDocumentAttendu: documents.replace,
    deleteDocumentAttendu: documents.remove,
  };
}

/** Makes the calls of one of the two resources, expected fields and expected documents, which share a table. */
function callsOf<V extends object>(
  platform: Platform,
  sorte: SorteModele,
  view: (actor: Actor, row: ModeleRow) => V,
) {
  const { db } = platform;
  const shown = async (actor: Actor, answer: Promise<Answer<ModeleRow>>): Promise<Answer<V>> => {
    const written = await answer;
    return written.ok ? { ...written, value: view(actor, written.value) } : written;
  };
  /**
   * Gives the fields to write from a body, which may repeat all that was read: those that only the portal writes must
   * be unchanged.
   */
  const ecritsOf = async (actor: Actor, key: string, body: object) => {
    const row = await findModele(db, sorte, key);
    const [lus, ecrits] = parted(body);
    const [first, ...others] = row ? readBackProblems(lus, view(actor, row), []) : [];
    if (first) return refusal(first, ...others);
    return { ok: true as const, value: { ...modeleCorps(sorte, ecrits) } };
  };
  return {
    list: async ({ actor, query }: { actor: Actor; query: Query }) => {
      const cursor = readCursor(query.cursor, modeleOrder);
      if (!cursor.ok) return cursor;
      const territoires = territoiresAdministres(actor);
      const asked = { words: splitWords(query.q), territoires, limit: query.limit, cursor: cursor.value };
      const { rows, ...page } = await listModeles(db, sorte, asked);
      return { ok: true as const, value: { ...page, items: rows.map((row) => view(actor, row)) } };
    },
    read: async ({ actor, params }: Call<object>) => {
      const row = await findModele(db, sorte, params.id);
      if (!row || !modeleRights(actor, row.code_territoire).read) return modeleInconnu;
      return { ok: true as const, value: view(actor, row), version: row.version };
    },
    create: ({ actor, body }: { actor: Actor; body: object }) =>
      shown(actor, createModele(platform, { actor, sorte }, modeleCorps(sorte, body))),
    update: async ({ actor, params, body, ifMatch }: Call<{ body: ChangeBody; ifMatch: number }>) => {
      const target = { actor, sorte, key: params.id };
      if (isChanges(body)) {
        const changes = renamed(sorte, body.changes);
        return shown(actor, saveModele(platform, target, { version: ifMatch, body: { changes } }));
      }
      const named = await ecritsOf(actor, params.id, body);
      return named.ok
        ? shown(actor, saveModele(platform, target, { version: ifMatch, body: named.value }))
        : named;
    },
    replace: async ({ actor, params, body, ifMatch }: Call<{ body: object; ifMatch: number }>) => {
      const target = { actor, sorte, key: params.id };
      const whole = await ecritsOf(actor, params.id, body);
      return whole.ok
        ? shown(actor, saveModele(platform, target, { version: ifMatch, whole: whole.value }))
        : whole;
    },
    remove: ({ actor, params }: Call<object>) => deleteModele(platform, { actor, sorte, key: params.id }),
  };
}

/** Separates the fields that only the portal writes from the others. */
function parted(body: object): [lus: object, ecrits: object] {
  const isRead = ([name]: [string, unknown]) => ['id', 'territoire', 'version', 'rights'].includes(name);
  const entries = Object.entries(body);
  return [
    Object.fromEntries(entries.filter(isRead)),
    Object.fromEntries(entries.filter((entry) => !isRead(entry))),
  ];
}

const renamed = (sorte: SorteModele, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([path, one]) => [modelePath(sorte, path), one]));

const commonView = (actor: Actor, row: ModeleRow, conditions: string) => ({
  id: row.id,
  code: row.code,
  label: String(row.contenu.label ?? ''),
  asks: ((row.contenu[conditions] ?? []) as ConditionSaisie[]).map(toAsk) as ChampAttenduView['asks'],
  territoire: row.code_territoire,
  version: row.version,
  rights: modeleRights(actor, row.code_territoire),
});

const champView = (actor: Actor, row: ModeleRow): ChampAttenduView => ({
  ...commonView(actor, row, 'when'),
  part: String(row.contenu.bloc ?? ''),
  type: String(row.contenu.kind ?? ''),
  valeur: row.contenu,
});

const documentView = (actor: Actor, row: ModeleRow): DocumentAttenduView => ({
  ...commonView(actor, row, 'asks'),
  nature: String(row.contenu.nature ?? ''),
  valeur: row.contenu,
});
