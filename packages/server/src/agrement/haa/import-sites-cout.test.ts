// Reading an import blocks the thread that answers everybody: the worst file is compared with an honest one in the
// same run.
import { parseSites } from '@asso/domain/agrement/haa/import-sites.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { expect, it } from 'vitest';

const connus = {
  sirets: ['90000000100017'],
  siege: '90000000100017',
  sites: [],
  activites: siteFields.nature_activite.options,
};
const entete = 'Nom;Lieu;SIRET;Membre;Activités;Itinérant;Voie;Code postal;Commune;Horaires';

const spentOnce = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
/** The least of five times: a collection of memory, or the compiler, spends the processor of the others. */
const spent = (work: () => void): number => Math.min(...Array.from({ length: 5 }, () => spentOnce(work)));

it.each([
  [
    'activities of one letter',
    Array.from({ length: 500 }, (_, n) => `n${n};;;;${'a|'.repeat(480)};;;13001;M;`),
  ],
  [
    'activities and hours',
    Array.from(
      { length: 500 },
      (_, n) => `n${n};;;;${'COL|'.repeat(100)};;;13001;M;${'lu 9h-12h,'.repeat(28)}`,
    ),
  ],
  [
    'half the hours crossed',
    Array.from(
      { length: 500 },
      (_, n) => `n${n};;;;COL;;${'rue '.repeat(20)};13001;M;${'ma 9h-8h,'.repeat(28)}`,
    ),
  ],
  ['members of a network', Array.from({ length: 500 }, (_, n) => `n${n};membre;;Membre ${n};COL;;;13001;M;`)],
])('the longest table that is taken, of %s, costs no more than a few honest ones', (_, lignes) => {
  const reseau = Array.from({ length: 1000 }, (__, n) => ({
    id: `m${n}`,
    nom: `Membre ${n}`,
    id_rna: `W${n}`,
  }));
  const given = { ...connus, reseau };
  const honest = Array.from(
    { length: 500 },
    (__, n) => `Site ${n};;;;Maraude | Colis ou paniers;non;rue ${n};13001;Marseille;ma 9h-12h, je 14h-17h30`,
  );
  const read = (rows: readonly string[]) => void parseSites([entete, ...rows].join('\n'), given);
  read(honest);
  const [usual, worst] = [spent(() => read(honest)), spent(() => read(lignes))];
  process.stdout.write(`honest ${usual.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`.concat('\n'));
  // The limit leaves room for a garbage collection: the worst file used to take thirty times as long.
  expect(worst).toBeLessThan(12 * usual + 50);
});
