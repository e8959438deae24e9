import type { ARegler } from '@asso/contract/contenu/a-regler.endpoints';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { FiguresTable } from '../../statistiques/FiguresTable.tsx';

const [large, haut] = [300, 60];

/** Draws the number of dossiers of the last thirty days; the table gives the same figures. */
export function DepotsPanel({ depots }: Pick<ARegler, 'depots'>) {
  const [first, last] = [depots[0], depots.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(1, ...depots.map(({ n }) => n));
  const total = depots.reduce((sum, { n }) => sum + n, 0);
  const moyenne = Math.round(total / depots.length);
  const points = depots.map(
    ({ n }, rank) =>
      `${((large * rank) / (depots.length - 1)).toFixed(1)},${(haut - (haut * n) / most).toFixed(1)}`,
  );
  const period = `Par jour, du ${formatDay(first.jour)} au ${formatDay(last.jour)}`;
  return (
    <section className="cadre" aria-labelledby="depots">
      <h2 id="depots" className="fr-h6">
        Dossiers déposés
      </h2>
      <p className="depots__nombres">
        <strong>{formatNombre(last.n)}</strong> hier{' '}
        <span className="discret">· {formatNombre(moyenne)} en moyenne</span>
      </p>
      <svg
        className="depots__dessin"
        viewBox={`0 0 ${large} ${haut}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${period} : ${count(total, 'dossier', 'dossiers')}, ${formatNombre(most)} au plus en un jour.`}
      >
        <polygon className="depots__fond" points={`0,${haut} ${points.join(' ')} ${large},${haut}`} />
        <polyline className="depots__trait" points={points.join(' ')} />
      </svg>
      <p className="discret">{period}</p>
      <details className="plis">
        <summary>Les nombres</summary>
        <FiguresTable
          caption="Dossiers déposés par jour"
          nom={['jour', 'jours']}
          rows={depots.filter(({ n }) => n > 0).toReversed()}
          rowId={({ jour }) => jour}
          columns={[
            { key: 'jour', label: 'Jour', isHeader: true, cell: ({ jour }) => formatDay(jour) },
            { key: 'n', label: 'Dossiers', isNumber: true, cell: ({ n }) => formatNombre(n) },
          ]}
        />
      </details>
    </section>
  );
}
