import type { RapportImport as Rapport } from '@asso/contract/referentiel/import.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { bilanSaid, ecrites, resultatsDits } from '@asso/domain/referentiel/fichier-importe.words';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type RapportImportProps = { rapport: Rapport; onImport: () => unknown };
type Ligne = Rapport['lignes'][number];

const shownAtMost = 200;

/** It reports row by row, rejected rows first; nothing is saved before the import is confirmed. */
export function RapportImport({ rapport, onImport }: RapportImportProps) {
  const { essai, lignes } = rapport;
  const ordered = [...lignes].sort(
    (one, other) => Number(other.resultat === 'rejetee') - Number(one.resultat === 'rejetee'),
  );
  const shown = ordered.slice(0, shownAtMost);
  const n = ecrites(rapport.bilan);
  return (
    <section className="pile" aria-label="Rapport de l’import">
      <Notice
        tone={essai ? 'info' : 'succes'}
        title={essai ? 'Rien n’est encore importé.' : 'Fichier importé.'}
      >
        {bilanSaid(rapport.bilan)}
      </Notice>
      <DataTable
        caption={`Ce que ${essai ? 'deviendra' : 'devient'} chaque ligne`}
        columns={columns}
        rows={shown}
        rowId={({ numero }) => String(numero)}
      />
      {lignes.length > shownAtMost && (
        <p>Les {shownAtMost} premières lignes sont montrées, celles à corriger d’abord.</p>
      )}
      {essai && n > 0 && (
        <ActionButton onPress={onImport}>Importer {count(n, 'ligne', 'lignes')}</ActionButton>
      )}
      {essai && n === 0 && <p>Il n’y a rien de nouveau à importer.</p>}
    </section>
  );
}

const columns: Column<Ligne>[] = [
  { key: 'numero', label: 'Ligne', isHeader: true, cell: ({ numero }) => `Ligne ${numero}` },
  { key: 'cle', label: 'Référence', cell: ({ cle }) => cle || '–' },
  { key: 'resultat', label: 'Résultat', cell: ({ resultat }) => resultatsDits[resultat] },
  { key: 'motif', label: 'Pourquoi', cell: ({ motif }) => motif ?? '–' },
];
