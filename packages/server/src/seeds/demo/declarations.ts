import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { closeSessions } from '../../benevolat/close-session.ts';
import { decideDeclaration } from '../../benevolat/decide-declaration.ts';
import { genresCec } from '../../benevolat/genres-cec.ts';
import { lockReferences } from '../../benevolat/import-cec.sql.ts';
import { listSessions } from '../../benevolat/session.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOfEmail } from './acteurs.ts';
import { demoAssociations } from './identites.ts';
import { demoImport } from './imports.ts';

const valideuse = 'helene.garnier@demo.example';

/** Imports invented volunteers from files as an administrator would: last year's session and the present one. */
export async function seedDeclarations(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const year = localYear(now);
  const known = (await listSessions(platform.db)).map(({ code }) => code);
  for (const annee of [year - 1, year]) {
    if (known.includes(String(annee))) continue;
    const at = annee === year ? now : new Date(Date.UTC(annee, 5, 30, 10));
    await demoImport(platform, genresCec.sessions, { texte: sessionDeDemo(annee), at });
    await demoImport(platform, genresCec.declarations, { texte: declarationsDeDemo(annee), at });
    await decide(platform, `DEMO-${annee}-1`, at);
  }
  await closeSessions(platform);
}

/** Makes the person who validates decide one declaration. */
async function decide(platform: Platform, reference: string, at: Date): Promise<void> {
  const actor = await actorOfEmail(platform, valideuse);
  if (!actor) return;
  await inTransaction(platform.db, async (tx) => {
    const row = (await lockReferences(tx, [reference])).get(reference);
    if (!row) return;
    const decision = { status: 'Validée' as const, motif_refus_id: null };
    await decideDeclaration(tx, { actor, id: row.id, version: row.version, decision, at });
  });
}

const sessionDeDemo = (annee: number): string =>
  `code;annee_activite;debut;fin\n${annee};${annee - 1};${annee}-01-01;${annee}-12-31`;

/** Writes the file of a year: the sailing club has a person who validates, the players' club has none. */
function declarationsDeDemo(annee: number): string {
  const { voile, pions } = demoAssociations;
  const [, base] = voile.etablissements;
  const lignes = [
    [1, voile.id_rna, '', 'M', 'Bruno', 'Exemple', 'Trésorier', 210, '01-18'],
    [2, voile.id_rna, '', 'M', 'Karim', 'Démonstration', 'Secrétaire', 230, '03-12'],
    [3, voile.id_rna, base.id_siret, 'MME', 'Zoé', 'Inventée', 'Éducatrice', 120, '04-02'],
    [4, pions.id_rna, '', 'MME', 'Lina', 'Exemple', 'Animatrice', 204, '02-20'],
  ] as const;
  const enTete = 'reference;session;association;siret;civilite;prenom;nom;fonction;heures;declare_le';
  const texte = lignes.map(
    ([rang, association, siret, civilite, prenom, nom, fonction, heures, jour]) =>
      `DEMO-${annee}-${rang};${annee};${association};${siret};${civilite};${prenom};${nom};${fonction};${heures};${annee}-${jour}`,
  );
  return [enTete, ...texte].join('\n');
}
