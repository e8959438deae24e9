import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { type LigneCollee, type MontantColle, sayPasted } from './montants-colles.ts';
import type { Collage } from './use-collage.ts';

/** Shows what a paste changed, line by line, what it left aside, and the button that takes it back. */
export function LotCollage({ fait, isBusy, annuler }: Pick<Collage, 'fait' | 'isBusy' | 'annuler'>) {
  if (!fait) return null;
  const { lignes, laisses, arrondis } = fait;
  return (
    <Notice tone={laisses.length > 0 ? 'attention' : 'info'} title={sayPasted(fait)}>
      {laisses.length > 0 && (
        <ul>
          {[...new Set(laisses.map(({ texte, raison }) => `« ${texte} » : ${raison}`))].map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      {arrondis.length > 0 && <p>Arrondi à l’euro : {arrondis.join(', ')}.</p>}
      {lignes.length > 0 && (
        <>
          <details open={lignes.length <= shownOpen}>
            <summary>Avant et après</summary>
            <DataTable
              caption="Montants collés"
              hidesCaption
              columns={columns}
              rows={lignes}
              rowId={({ id_fo }) => id_fo}
            />
          </details>
          <ActionButton kind="secondaire" isSmall busyText="Annulation…" onPress={annuler} isBusy={isBusy}>
            Annuler le collage
          </ActionButton>
        </>
      )}
    </Notice>
  );
}

/** At most this many lines are shown unfolded: more would push the table of amounts out of sight. */
const shownOpen = 8;

const sommes = (montants: readonly MontantColle[]): string =>
  montants
    .map(({ montant_accorde: to, annee }) => {
      const said = to === null ? 'rien' : formatEuros(to);
      return montants.length > 1 ? `${annee} : ${said}` : said;
    })
    .join(', ');

const columns: Column<LigneCollee>[] = [
  {
    key: 'numero',
    label: 'N°',
    isHeader: true,
    cell: ({ id_fo }) => <span className="nombre">{id_fo}</span>,
  },
  { key: 'association', label: 'Association', cell: ({ association }) => association },
  { key: 'avant', label: 'Avant', isNumber: true, cell: ({ avant }) => sommes(avant) },
  { key: 'apres', label: 'Après', isNumber: true, cell: ({ apres }) => sommes(apres) },
];
