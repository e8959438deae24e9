// Test support: an exercise, codes that nobody else has, and what became of them.
import { randomInt } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';

/** « 27 » is open in October 2027; « 26 » was a year before. */
export const exercicesCsv = [
  'code;libelle;debut;fin;montant;agrements',
  '26;Pass’Sport 2026-2027 (essai);2026-09-01;2026-12-31;60;SPORT:2016',
  '27;Pass’Sport 2027-2028 (essai);2027-09-01;2027-12-31;70;SPORT:2016 JEP:2020',
].join('\n');

const lettres = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const quatre = () => Array.from({ length: 4 }, () => lettres[randomInt(lettres.length)]).join('');

/** One in a hundred thousand million. */
export const aCodePsp = (exercice: string): string => `${exercice}-${quatre()}-${quatre()}`;

type Ligne = {
  id_psp: string;
  nom?: string;
  date_naissance?: string;
  code_postal?: string;
  statut?: string;
};

/** A file of beneficiaries; what is not said is right. */
export const beneficiairesCsv = (lignes: readonly Ligne[]): string =>
  [
    'id_psp;prenom;nom;date_naissance;commune;code_postal;statut',
    ...lignes.map(
      ({ id_psp, nom = 'Inventée', date_naissance = '2014-05-01', code_postal = '13011', statut = 'oui' }) =>
        `${id_psp};Zoé;${nom};${date_naissance};Marseille;${code_postal};${statut}`,
    ),
  ].join('\n');

export const rowsPsp = {
  exercice: (db: Db, id: string) =>
    db.selectFrom('psp_exercice').selectAll().where('id', '=', id).executeTakeFirst(),
  beneficiaire: (db: Db, id_psp: string) =>
    db.selectFrom('psp_beneficiaire').selectAll().where('id_psp', '=', id_psp).executeTakeFirst(),
  confirmations: (db: Db, id_siren: string) =>
    db.selectFrom('psp_confirmation').selectAll().where('id_siren', '=', id_siren).execute(),
};
