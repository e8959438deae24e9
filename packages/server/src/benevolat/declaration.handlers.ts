import type { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { ResultatCec } from '@asso/contract/benevolat/declaration.schemas';
import { sayBenevolatProblem } from '@asso/contract/benevolat/say-benevolat-problem';
import { motifProblem } from '@asso/domain/benevolat/declaration.rules';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { importsHandlers } from '../referentiel/import/imports-handlers.ts';
import { decideDeclaration } from './decide-declaration.ts';
import {
  countToDecide,
  listDeclarations,
  listEtablissements,
  orderDeclarations,
} from './declaration-list.sql.ts';
import { declarationView, logView, sessionView } from './declaration-view.ts';
import { genresCec } from './genres-cec.ts';
import { listLogs, orderLogs } from './log.sql.ts';
import { openStructure, type StructureOuverte } from './open-structure.ts';
import { countEffectifs, findCourante, listSessions } from './session.sql.ts';

export function declarationHandlers(platform: Platform): Handlers<typeof declarationEndpoints> {
  const { db, clock } = platform;
  const imports = importsHandlers(platform, genresCec);
  return {
    readSessionCourante: async () => {
      const now = clock.now();
      const row = await findCourante(db, now);
      return { ok: true, value: row ? sessionView(row, now) : null };
    },

    listSessions: async ({ actor }) => {
      const now = clock.now();
      const rows = await listSessions(db);
      const counted = async (id: string) => (actor.role === 'lca.admin' ? countEffectifs(db, id) : null);
      const items = await Promise.all(rows.map(async (row) => sessionView(row, now, await counted(row.id))));
      return { ok: true, value: { items } };
    },

    listLogs: async ({ actor, query: { idAsso, idSiret, limit, ...query } }) => {
      const cursor = readCursor(query.cursor, orderLogs);
      if (!cursor.ok) return cursor;
      const opened = await openStructure(db, { actor, idAsso, idSiret });
      if (!opened.ok) return opened;
      const of = seenIn(opened.value);
      const { rows, ...page } = await listLogs(db, { ...of, limit, cursor: cursor.value });
      const items = rows.map((row) => logView(row, clock.now()));
      return { ok: true, value: { ...page, items, valideur: valideurView(opened.value) } };
    },

    listDeclarations: async ({ actor, query: { idAsso, idSiret, limit, ...query } }) => {
      const cursor = readCursor(query.cursor, orderDeclarations);
      if (!cursor.ok) return cursor;
      const opened = await openStructure(db, { actor, idAsso, idSiret });
      if (!opened.ok) return opened;
      const now = clock.now();
      const of = { ...seenIn(opened.value), now };
      const { session, status, etab_siret, searchQuery } = query;
      const asked = { ...of, session, status, etab_siret, searchQuery, limit, cursor: cursor.value };
      const { rows, ...page } = await listDeclarations(db, asked);
      const value = {
        ...page,
        items: rows.map((row) => declarationView(row, now)),
        aDecider: await countToDecide(db, of),
        valideur: valideurView(opened.value),
        etablissements: await listEtablissements(db, of),
      };
      return { ok: true, value };
    },

    decideDeclaration: async ({ actor, params, body, ifMatch }) => {
      const at = clock.now();
      const decision = { status: body.status, motif_refus_id: body.motif_refus_id ?? null };
      const asked = { actor, id: params.id, version: ifMatch, decision, at };
      const done = await inTransaction(db, (tx) => decideDeclaration(tx, asked));
      return done.ok ? { ...done, value: declarationView(done.value, at) } : done;
    },

    decideDeclarations: async ({ actor, body }) => {
      const at = clock.now();
      const decision = { status: body.status, motif_refus_id: body.motif_refus_id ?? null };
      const problem = motifProblem(decision);
      if (problem) return { ok: false, problems: [problem] };
      // Declarations are locked in one order, so that two overlapping lists do not deadlock.
      const ordered = [...body.declarations].sort((one, other) => one.id.localeCompare(other.id));
      const done = await inTransaction(db, async (tx) => {
        const results = new Map<string, ResultatCec>();
        for (const { id, version } of ordered) {
          const answer = await decideDeclaration(tx, { actor, id, version, decision, at });
          const [first = { code: 'kernel.erreur-interne' }] = answer.ok ? [] : answer.problems;
          results.set(id, {
            id,
            declaration: answer.ok ? declarationView(answer.value, at) : null,
            problem: answer.ok ? null : sayBenevolatProblem(first),
          });
        }
        return results;
      });
      const resultats = [...new Set(body.declarations.map(({ id }) => id))];
      return { ok: true, value: { resultats: resultats.flatMap((id) => done.get(id) ?? []) } };
    },

    importCec: imports.importer,
    listImports: imports.lister,
  };
}

const seenIn = ({ association, perimetre }: StructureOuverte) => ({
  id_association: association.id,
  perimetres: perimetre ? [perimetre] : [],
});

/** Tells whether the person validates in this association, and names those who do. */
const valideurView = ({ perimetre, valideurs }: StructureOuverte) => ({
  est: perimetre !== null,
  valideurs: valideurs.map(({ prenom, nom }) => ({ prenom, nom })),
});
