import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { joursApres } from '@asso/domain/identifiants/durees';
import { expect, test } from 'vitest';
import { setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readCsv } from '../../platform/sheet/test/test-read-sheet.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { world, dossiers } = await aDesk(portal, ['D', '2', 'D', '6']);

test('the day by which an answer is awaited is that of the queue, and none where no delay is known or all is decided', async () => {
  const transmis_le = joursApres(new Date(today), -40);
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
