import { expect, it } from 'vitest';
import { makeTree } from '../check/fixture-tree.mjs';
import { ouSearchDocument } from './document.mjs';
import { fichiersDocument } from './fichiers.mjs';

const tree = {
  'packages/contract/src/rib/rib.endpoints.ts':
    "export const ribEndpoints = { listRibs: { method: 'GET', path: '/ribs' }, addRib: { method: 'POST', path: '/ribs' } };",
  'packages/server/src/rib/rib.handlers.ts':
    "import type { ribEndpoints } from 'x';\nexport const ribHandlers = (): Handlers<typeof ribEndpoints> => ({});",
  'packages/server/migrations/0001-rib-rib.sql':
    'create table rib (id uuid);\ncreate table rib_mot (mot text);\n',
  'packages/server/migrations/0002-rib-bic.sql': 'alter table rib add column bic text;\n',
  'packages/server/src/rib/rib.sql.ts':
    "declare module 'y' {\n  interface PreciseTables {\n    rib: RibTable;\n  }\n}\ndb.insertInto('rib');",
  'packages/server/src/rib/rib-usages.sql.ts': "db.selectFrom('dossier').innerJoin('rib', 'a', 'b');",
  'packages/server/src/rib/rib.test.ts': "db.deleteFrom('rib');",
  'packages/server/src/rib/purge.job.ts':
    "const purge = job({\n  name: 'rib.purger',\n  cron: '5 3 * * *',\n});\n/** Goes. */\nexport const w = 1;",
  'packages/server/src/rib/nuits.ts':
    "const rows = [\n  { name: 'rib.nuit', cron: '9 3 * * *', run },\n];\nrows.map(({ name, cron }) => job({ name, cron }));",
  'packages/server/src/rib/rib.mail.ts':
    '/** A new RIB. */\nexport const courrielRib = () => ({ subject: `Nouveau RIB` });',
  'packages/domain/src/rib/rib.rules.ts': '// What a RIB must be,\n// at least (§5).\nexport const x = 1;',
  'packages/domain/src/compte/routes.rights.ts':
    "export const findRouteRight = (path) => (path === '/ribs' ? { access: ['rds.*'] } : undefined);",
  'packages/client/src/app/routes.ts': `import { HomePage } from './HomePage.tsx';
export const redirects = [{ path: '/', vers: '/ribs' }];
export const routes = [
  { path: '/ribs', titre: 'RIB', page: [
    { pour: isServiceRole, page: () => import('../rib/ServiceRibPage.tsx').then((m) => m.ServiceRibPage) },
    { page: async () => HomePage },
  ] },
  { path: '/faq', titre: 'FAQ', page: null },
];`,
  'packages/client/src/app/HomePage.tsx': "import { SommeStep } from '../rib/SommeStep.tsx';",
  'packages/client/src/rib/SommeStep.tsx': '',
  'docs/decisions/ribs.md': '# RIB\n\n## A RIB is replaced (0031, 0044)\n',
  'packages/client/src/rib/ServiceRibPage.tsx': '',
};

it('says where each thing stands, from the code alone', async () => {
  const text = await ouSearchDocument(makeTree(tree));
  for (const row of [
    '| `POST /ribs` | `contract/rib/rib.endpoints.ts#addRib` | `server/rib/rib.handlers.ts` |',
    '| `/` | — | renvoie à `/ribs` |',
    '| `/ribs` | `rds.*` | `rds.*` : `client/rib/ServiceRibPage.tsx` ; les autres : `client/app/HomePage.tsx` (qui montre `client/rib/SommeStep.tsx`) |',
    '| `/faq` | — | pas encore écrite |',
    '| `rib` | `server/migrations/0001-rib-rib.sql` | `server/migrations/0002-rib-bic.sql` | `server/rib/rib.sql.ts` | `server/rib/rib.sql.ts` | `server/rib/rib-usages.sql.ts` |',
    '| `rib_mot` | `server/migrations/0001-rib-rib.sql` | — | — | les fonctions SQL de sa migration | — |',
    '| `rib.nuit` | `9 3 * * *` | `server/rib/nuits.ts` |',
    '| `rib.purger` | `5 3 * * *` | `server/rib/purge.job.ts` |',
    '| `server/rib/rib.mail.ts` | A new RIB. | `courrielRib` | « Nouveau RIB » |',
    '| `domain/rib/rib.rules.ts` | What a RIB must be, at least (§5). |',
    '| ADR 0031, ADR 0044 | A RIB is replaced | `docs/decisions/ribs.md` |',
  ])
    expect(text.split('\n')).toContain(row);
});

it('says of each other file what it says of itself', () => {
  const text = fichiersDocument(
    makeTree({
      'packages/client/src/rib/RibPage.tsx': '/** All the\n * RIB. */\nexport function RibPage() {}',
      'packages/client/src/rib/RibRow.tsx': 'export function RibRow() {}',
      'packages/server/src/rib/save-rib.ts': '/** Saves | keeps. */\nexport const saveRib = 1;',
      'e2e/support/ribs.ts': '// Steps about a RIB.\nexport const addRib = 1;',
    }),
  );
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `client/rib/RibPage.tsx` | All the RIB. |',
    '| `server/rib/save-rib.ts` | Saves \\| keeps. |',
    '| `e2e/support/ribs.ts` | Steps about a RIB. |',
  ]);
});

it('refuses a table of calls that nothing answers', async () => {
  const { 'packages/server/src/rib/rib.handlers.ts': _, ...without } = tree;
  await expect(ouSearchDocument(makeTree(without))).rejects.toThrow('no .handlers.ts answers ribEndpoints');
});
