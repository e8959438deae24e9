import type { EssaiView } from '@asso/contract/instruction/aiguillage.endpoints';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { Regle } from '@asso/domain/instruction/aiguillage.rules';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import '../charge/charge.css';

type EssaiPanelProps = { essai: EssaiView; regles: readonly Regle[]; nomOf: (id: string) => string };
type Prise = EssaiView['prises'][number];
type Exemple = EssaiView['sansRegle']['exemples'][number];

/**
 * Shows what the rules would have done with the dossiers of a year: how many each would take, for whom, and how many
 * none would take.
 */
export function EssaiPanel({ essai, regles, nomOf }: EssaiPanelProps) {
  const { annee, total, prises, sansRegle } = essai;
  const columns: Column<Prise>[] = [
    {
      key: 'regle',
      label: 'Règle',
      isHeader: true,
      cell: ({ regle }) => regles.find(({ id }) => id === regle)?.nom ?? <UnknownValue />,
    },
    {
      key: 'nombre',
      label: 'Dossiers',
      isNumber: true,
      cell: ({ nombre }) => (
        <span className="charge__case">
          {formatNombre(nombre)}
          <span
            className="charge__barre"
            aria-hidden="true"
            style={{ inlineSize: `${total === 0 ? 0 : (100 * nombre) / total}%` }}
          />
        </span>
      ),
    },
    {
      key: 'personnes',
      label: 'À qui',
      cell: ({ personnes }) =>
        personnes.length === 0 ? (
          <UnknownValue />
        ) : (
          personnes.map(({ id, nombre }) => `${nomOf(id)} ${formatNombre(nombre)}`).join(', ')
        ),
    },
  ];
  return (
    <section className="pile pile--serree" aria-labelledby="essai">
      <h2 id="essai" className="fr-h5" tabIndex={-1}>
        Essai sur les dossiers de {annee}
      </h2>
      {total === 0 ? (
        <p>Aucun dossier n’a été transmis à ce service en {annee}.</p>
      ) : (
        <>
          <p>
            Sur {essai.isCoupe && 'les premiers '}
            {count(total, 'dossier transmis', 'dossiers transmis')},{' '}
            {count(sansRegle.nombre, 'n’est pris', 'ne sont pris')} par aucune règle. Rien n’a été changé.
          </p>
          <DataTable
            className="charge"
            caption={`Ce que chaque règle aurait pris en ${annee}`}
            hidesCaption
            columns={columns}
            rows={prises}
            rowId={({ regle }) => regle}
          />
          {sansRegle.exemples.length > 0 && (
            <details className="plis">
              <summary>Les dossiers sans règle</summary>
              <DataTable
                caption="Dossiers qu’aucune règle ne prend"
                hidesCaption
                columns={sansRegleColumns}
                rows={sansRegle.exemples}
                rowId={({ id_fo }) => id_fo}
              />
              {sansRegle.exemples.length < sansRegle.nombre && (
                <p className="discret">Les {sansRegle.exemples.length} premiers.</p>
              )}
            </details>
          )}
        </>
      )}
    </section>
  );
}

const sansRegleColumns: readonly Column<Exemple>[] = [
  { key: 'association', label: 'Association', isHeader: true, cell: ({ association }) => association },
  { key: 'numero', label: 'Dossier', cell: ({ id_fo }) => <span className="nombre">{id_fo}</span> },
  { key: 'departement', label: 'Département', cell: ({ departement }) => departement ?? <UnknownValue /> },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
];
