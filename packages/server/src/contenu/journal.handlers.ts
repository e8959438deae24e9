import { Readable } from 'node:stream';
import type { JournalActe, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import type { QueryOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { porteeJournal } from '@asso/domain/contenu/journal.rules';
import { objetJournal, valeurJournal } from '@asso/domain/contenu/journal.words';
import { sayJournalFait, sayMoment, undoneText } from '@asso/domain/contenu/journal-moments.words';
import { pageCrfs, pageDossier } from '@asso/domain/dossier/genre.rows';
import { endOfDay, instantThere, localDay } from '@asso/domain/identifiants/dates-affichees';
import { demandeSiretLien } from '../demande-siret/demande-siret-access.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { saveAction, writeHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type SheetColumn, type SheetRow, sheetBytes } from '../platform/sheet/sheet.ts';
import { csvFormat } from '../platform/sheet/text-sheet.ts';
import { type ActeRow, acteOrder, listActes } from './journal.sql.ts';

type Quels = Omit<QueryOf<typeof journalEndpoints.exportActes>, 'role'>;

/** Answers the calls of the journal; days are those of Paris, both included. */
export const journalHandlers = ({ db, clock }: Platform): Handlers<typeof journalEndpoints> => ({
  listActes: async ({ actor, query: { limit, cursor: text, plie, entre, ...quels } }) => {
    const cursor = readCursor(text, acteOrder);
    if (!cursor.ok) return cursor;
    const asked = { ...askedOf(actor, quels), plie, entre, limit, cursor: cursor.value };
    const { rows, ...page } = await listActes(db, asked);
    return { ok: true, value: { ...page, items: rows.map(acteView) } };
  },

  exportActes: async ({ actor, query: { role: _, ...quels } }) => {
    const at = clock.now();
    const asked = { ...askedOf(actor, quels), limit: exportMost, cursor: null };
    const { rows } = await listActes(db, asked);
    await inTransaction(db, (trx) =>
      writeHistory(trx, {
        objet: 'export',
        id_objet: actor.id,
        by: actor,
        at,
        action: 'journal.exporter',
        details: { ...quels, n: rows.length },
      }),
    );
    const lines = rows.map(acteView).flatMap(linesOf);
    const bytes = sheetBytes(csvFormat.open(columns, 'Journal'), inOneBatch(lines));
    return fileAnswer({
      content: Readable.from(bytes, { objectMode: false }),
      name: `journal-${localDay(at)}.csv`,
      type: csvFormat.type,
    });
  },
});

const exportMost = 10_000;

const askedOf = (actor: Actor, { q, objet, id_objet, fait, du, au }: Quels) => ({
  portee: porteeJournal(actor),
  q,
  objet,
  id_objet,
  fait,
  du: du ? instantThere(du, '00:00:00') : undefined,
  au: au ? endOfDay(au) : undefined,
});

const acteView = ({
  survenu_le,
  utilisateur,
  avant,
  apres,
  lieu,
  suite,
  valeurs,
  dernier_le,
  ...acte
}: ActeRow): JournalActe => ({
  ...acte,
  valeurs: valeurs ?? [],
  defait: acte.action === saveAction && valeurs?.length === 0,
  suite: suite ? { ...suite, depuis: suite.depuis.toISOString() } : null,
  chemin: cheminOf(acte.objet, lieu),
  le: survenu_le.toISOString(),
  jusqu_a: dernier_le?.toISOString() ?? null,
  par: utilisateur ?? 'Compte supprimé',
  de: avant,
  vers: apres,
});

function cheminOf(objet: string, lieu: ActeRow['lieu']): string | null {
  if (!lieu) return null;
  const { genre, id_siret = '', id_fo = '', id_rna = null, id_correspondance, id_fo_fonctionnel } = lieu;
  if (id_fo_fonctionnel !== undefined && id_correspondance !== undefined)
    return demandeSiretLien({ id_rna, id_correspondance, id_fo_fonctionnel });
  if (id_correspondance === undefined)
    return objet === 'crf' ? pageCrfs({ id_siret, id_fo }) : pageDossier({ genre, id_siret, id_fo });
  const fiche = `/informations-administratives/${id_correspondance}`;
  return objet === 'membre' ? `${fiche}/personnes-et-acces` : fiche;
}

const columns: SheetColumn[] = [
  'Quand',
  'Qui',
  'A fait',
  'Sur',
  'Nom',
  'Champ',
  'Avant',
  'Après',
  'Motif',
].map((label) => ({ label, kind: 'texte' }));

/** Gives the lines of an act: one for each field that it changed or, when it changed none, one for the whole act. */
function linesOf(acte: JournalActe): SheetRow[] {
  const { de, vers, valeurs } = acte;
  const whole = {
    champ: null,
    avant: de && valeurJournal(acte, de),
    apres: acte.defait ? undoneText : vers && valeurJournal(acte, vers),
  };
  return (valeurs.length > 0 ? valeurs : [whole]).map(({ champ, avant, apres }) => [
    sayMoment(acte),
    acte.par,
    sayJournalFait(acte),
    objetJournal(acte.objet),
    acte.nom_objet ?? acte.id_objet,
    champ,
    avant,
    apres,
    acte.motif,
  ]);
}

async function* inOneBatch(lines: SheetRow[]): AsyncGenerator<SheetRow[]> {
  yield lines;
}
