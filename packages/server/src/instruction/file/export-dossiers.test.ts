import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { reponseAttendue, reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { expect, test } from 'vitest';
import { insertInstruction } from '../../dossier/dossier.sql.ts';
import { setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readCsv } from '../../platform/sheet/test/test-read-sheet.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { world, dossiers } = await aDesk(portal, ['D', '2', 'D', '6']);

test('the day by which an answer is awaited is that of the queue, and none where no delay is known or all is decided', async () => {
  const transmis_le = addJours(new Date(today), -40);
  const [recu, etudie, sansDelai, decide] = dossiers;
  for (const one of dossiers) {
    const delai_jours = one.id === sansDelai?.id ? null : one.id === etudie?.id ? 30 : 90;
    await setInstruction(db, one.id, { transmis_le, delai_jours });
  }
  const reply = await api(exportEndpoints.exportDossiers, {
    as: world.agent,
    params: { format: 'csv' },
    query: { colonnes: 'attendu' } as never,
  });
  const [head, ...rows] = readCsv(reply.bytes.toString());
  const place = head?.indexOf('Réponse attendue le') ?? -1;
  const exported = Object.fromEntries(rows.map((row) => [row[0], row[place]]));
  const awaited = (etat: 'D' | '2', delai_jours: number) => {
    const le = reponseHabituelle({ etat, transmis_le, delai_jours });
    return le && formatDate(le);
  };
  expect(exported).toMatchObject({
    [recu?.id_fo ?? '']: awaited('D', 90),
    [etudie?.id_fo ?? '']: awaited('2', 30),
    [sansDelai?.id_fo ?? '']: '',
  });
  expect(exported[decide?.id_fo ?? ''] ?? '').toBe('');
});

test('queue and export await the answer of the service who reads: its own decision that waits ends the wait, what another service does changes nothing', async () => {
  const desk = await aDesk(portal, ['2', '2'], { minutes: 30 });
  const { agent, drajes, cd } = desk.world;
  const [partage, decide] = desk.dossiers;
  if (!partage || !decide) throw new Error('two dossiers');
  const transmis_le = addJours(new Date(today), -40);
  for (const { id } of [partage, decide]) await setInstruction(db, id, { transmis_le, delai_jours: 90 });
  await inTransaction(db, (trx) =>
    insertInstruction(trx, {
      ...{ id_dossier: partage.id, id_service_instructeur: cd.id, etat: 'D', at: new Date(today) },
    }),
  );
  const concluded = await api(conclusionEndpoints.conclureDossier, {
    as: agent,
    params: { id: decide.id_fo, service: drajes.id, action: 'reject' },
    ifMatch: (await desk.calls.read(agent, decide.id_fo)).version,
    body: { motif: 'Hors du champ de cette aide.' },
  });
  expect(concluded.status).toBe(200);
  const { items } = (await api(dossierEndpoints.listDossiers, { as: agent, query: {} })).body;
  const queued = Object.fromEntries(
    items.map(({ id_fo, instructions, colonnes }) => {
      const vue = instructions.find((one) => one.id_service_instructeur === colonnes.place);
      if (!vue?.transmis_le) return [id_fo, 'nothing received'];
      const recu = { etat: vue.etat, transmis_le: new Date(vue.transmis_le), delai_jours: 90 };
      const le = reponseAttendue({ ...recu, depart: vue.depart });
      return [id_fo, le && formatDate(le)];
    }),
  );
  expect(queued).toEqual({ [partage.id_fo]: formatDate(addJours(transmis_le, 90)), [decide.id_fo]: null });
  const reply = await api(exportEndpoints.exportDossiers, {
    as: agent,
    params: { format: 'csv' },
    query: { colonnes: 'attendu' } as never,
  });
  const [head, ...rows] = readCsv(reply.bytes.toString());
  const place = head?.indexOf('Réponse attendue le') ?? -1;
  const exported = Object.fromEntries(rows.map((row) => [row[0], row[place] || null]));
  expect(exported).toEqual(queued);
});
